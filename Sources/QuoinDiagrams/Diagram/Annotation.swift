/// A kind of annotation.
public struct Annotation: Hashable, Sendable {
    /// The name in documents, such as `insets` or `sizes`.
    public let name: String

    init(_ name: String) {
        self.name = name
    }

    /// Which elements an annotation marks.
    public enum Scope: Hashable, Sendable {
        /// The elements for which the author set something that the annotation shows, and only what was set.
        case setByAuthor
        /// All elements for which the annotation can show anything.
        case everything
        /// The elements with these ids, and everything that the annotation can show of them.
        case elements([String])
    }
}
