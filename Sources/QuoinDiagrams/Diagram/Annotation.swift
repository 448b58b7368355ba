/// A kind of annotation, by the name that it has in documents.
///
/// Each kind is a file in `Annotations` that says what it marks, and gives its name here as a constant.
public struct Annotation: Hashable, Sendable {
    /// As documents write it: `insets`, `sizes`.
    public let name: String

    init(_ name: String) {
        self.name = name
    }

    /// All kinds, in the order in which they are drawn.
    public static var allCases: [Annotation] { AnnotationMakers.all.map { $0.annotation } }
}

/// Which elements a kind of annotation marks.
public enum AnnotationReach: Hashable, Sendable {
    /// Those for which the author set something that the annotation shows, and no more of them than that.
    case whatIsSet
    /// All that the annotation can show anything of.
    case everything
    /// Those with some names, all of them.
    case elements([String])
}
