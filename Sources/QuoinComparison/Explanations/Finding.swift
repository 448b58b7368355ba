import QuoinLayout

/// One thing that happened between two pictures.
public struct Finding: Hashable, Sendable {
    /// What it happened to.
    public var subject: Subject
    /// What happened, the most telling first; at least one.
    public var changes: [Change]
    /// Whether it follows from another finding: something moved because what is before it grew.
    public var isConsequence = false
    /// The places before and after, in points relative to the canvas; with several elements, around all of them.
    public var oldFrame: Rect?
    public var newFrame: Rect?
    /// How many pixels differ where it can be seen.
    public var pixels = 0

    public init(_ subject: Subject, _ changes: [Change]) {
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
}
