/// A text in quotation marks on one line, its middle left out where it is long.
struct Quotation: CustomStringConvertible {
    let description: String

    init(_ text: String, limit: Int) {
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        description = "\"\(Quotation.shortened(line, to: limit))\""
    }

    /// A text of at most so many characters; of a longer one the beginning and the end.
    static func shortened(_ text: String, to limit: Int) -> String {
        guard text.count > limit else { return text }
        let end = limit / 4
        return "\(text.prefix(limit - end - 3)) … \(text.suffix(end))"
    }
}
