import QuoinLayout

/// One thing that happened between two pictures.
public struct Finding: Hashable, Sendable {
    /// What it happened to.
    public internal(set) var subject: Subject
    /// What happened, the most telling first; at least one.
    public internal(set) var changes: [Change]
    /// Whether it follows from another finding: something moved because what is before it grew.
    public internal(set) var isConsequence = false
    /// The places before and after, in points relative to the canvas; of several elements, around all of them.
    public internal(set) var oldFrame: Rect?
    /// Absent for what is gone, as ``oldFrame`` is for what was added; of the environment both are.
    public internal(set) var newFrame: Rect?
    /// How many pixels differ where it can be seen; nothing where that cannot be told, as with two scales.
    public internal(set) var pixels: Int?

    init(_ subject: Subject, _ changes: [Change]) {
        (self.subject, self.changes) = (subject, changes)
    }

    /// What something happened to.
    public enum Subject: Hashable, Sendable {
        /// Elements that changed alike, at least one, in paint order.
        case elements([ElementReference])
        case canvas
        /// The libraries and fonts that drew the picture.
        case environment
    }

    /// The elements that it happened to; none where it is not about elements.
    public var elements: [ElementReference] {
        if case .elements(let elements) = subject { elements } else { [] }
    }
}
