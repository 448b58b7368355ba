import QuoinLayout

/// One thing that happened between two pictures.
public struct Finding: Hashable, Sendable {
    /// What it happened to.
    public internal(set) var subject: Subject
    /// What happened, the most telling first; at least one.
    public internal(set) var changes: [Change]
    /// Whether it follows from another finding: something moved because what is before it grew.
    public internal(set) var isConsequence = false
    /// Whether nothing came of it where it stands.
    public internal(set) var isWithoutEffect = false
    /// What followed of it first: `b moved by +8, 0`.
    public internal(set) var followed: String?
    /// The places before and after, in points relative to the canvas; of several elements, around all of them.
    public internal(set) var oldFrame: Rect?
    /// Absent for what is gone, as ``oldFrame`` is for what was added; of the environment both are.
    public internal(set) var newFrame: Rect?
    /// How many pixels differ where it can be seen; `nil` where that cannot be told, as with two scales.
    public internal(set) var pixels: Int?

    init(_ subject: Subject, _ changes: [Change]) {
        (self.subject, self.changes) = (subject, changes)
    }

    /// What something happened to.
    public enum Subject: Hashable, Sendable {
        /// Elements that changed alike, at least one, in paint order.
        case elements([NamedElement])
        case canvas
        /// The libraries and fonts that drew the picture.
        case environment
    }

    /// The elements that it happened to; empty where it is not about elements.
    public var elements: [NamedElement] {
        if case .elements(let elements) = subject { elements } else { [] }
    }
}

/// An element with what a person calls it.
public struct NamedElement: Hashable, Sendable {
    /// Its id, path and place in the document.
    public var reference: ElementReference
    /// Its id, or what is seen of it: `text "Wi-Fi" in `network``.
    public var name: String

    init(_ reference: ElementReference, _ name: String) {
        (self.reference, self.name) = (reference, name)
    }
}
