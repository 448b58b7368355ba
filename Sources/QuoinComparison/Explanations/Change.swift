import QuoinLayout

/// What can happen to an element, the canvas or the environment.
public enum Change: Hashable, Sendable {
    /// By points to the right and down.
    case moved(by: Point)
    /// In points.
    case resized(from: Size, to: Size)
    /// How many lines a text is broken into.
    case lines(from: Int, to: Int)
    /// Whether there is space for all of a text.
    case truncation(isTruncated: Bool)
    case text(from: String, to: String)
    /// A property has another value.
    case property(PropertyChange)
    /// A rule of a layout of constraints is another one, was added or removed.
    case rule(RuleChange)
    case kind(from: String, to: String)
    /// The author calls it by another name.
    case renamed(from: String, to: String)
    case added
    case removed
    /// Another element was put around it, or taken away from around it.
    case wrapped(in: String)
    case unwrapped(from: String)
    /// It came into view, or left it, because of what a collection shows.
    case shown
    case unshown
    /// It is painted in another order among its siblings, or within another element.
    case reordered
    /// The version of a library; `nil` where it is absent.
    case library(name: String, from: String?, to: String?)
    /// The digest of a font file; `nil` where it is not used.
    case font(file: String, from: String?, to: String?)
}

/// A property that has another value.
public struct PropertyChange: Hashable, Sendable {
    /// The name under which records have it: `fill`, `stack.spacing`.
    public var key: String
    /// How a person reads it, with the part that changed: `shadow 2 radius`.
    public var name: String
    /// As a document has it; `nil` where there is no value.
    public var from: PropertyValue?
    public var to: PropertyValue?
    /// What a change of the property can change.
    public var effect: PropertyEffect
}
