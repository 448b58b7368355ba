/// The annotation and the element that a mark belongs to.
struct MarkSource: Hashable, Sendable {
    var annotation: Annotation
    /// The index of the element.
    var element: Int
    /// Whether the author named the element.
    var isNamed = false

    /// Whether the marks are always shown: those of an element that the author named, and those of overflowing parts.
    var isFixed: Bool { isNamed || annotation == .overflow }
}
