/// What a value is expected to be: the words of the message, and the form that hints are chosen by.
package struct Expected: ExpressibleByStringInterpolation, Sendable {
    package let words: String
    /// `nil` if the words alone are known.
    let form: Form?

    package enum Form: Sendable {
        /// A number, and nothing else.
        case number
        /// A number, or other values.
        case numberAmongOthers
        case dimension
        case range
        /// The height divided by the width.
        case ratio
        case columnWidth
        case list
        /// A list of two.
        case pair
        case insets
    }

    package init(_ words: String, _ form: Form) {
        (self.words, self.form) = (words, form)
    }

    package init(stringLiteral words: String) { (self.words, form) = (words, nil) }
}
