import QuoinDeclarations
import QuoinLayout

/// A change of an element, the canvas, or the libraries and fonts between two records.
package enum RecordedChange: Hashable, Sendable {
    /// In points, to the right and down.
    case moved(by: Point)
    /// In points.
    case resized(from: Size, to: Size)
    /// The number of lines of a text.
    case lines(from: Int, to: Int)
    /// Whether a text is cut off now.
    case truncation(isTruncated: Bool)
    case text(from: String, to: String)
    case property(PropertyChange)
    /// A rule of a constraint layout was changed, added or removed.
    case rule(RuleChange)
    case kind(from: String, to: String)
    /// The id changed.
    case renamed(from: String, to: String)
    case added
    case removed
    /// An element of a kind was put around it.
    case wrapped(in: String)
    /// An element of a kind around it was removed.
    case unwrapped(from: String)
    /// A collection shows it now.
    case shown
    /// A collection no longer shows it.
    case unshown
    /// Its place among its siblings changed, or its parent did.
    case reordered
    /// The version of a library; `nil` if it is absent.
    case library(name: String, from: String?, to: String?)
    /// The digest of a font file; `nil` if it is not used.
    case font(file: String, from: String?, to: String?)
}

/// A change of a property's value, or of a part of it.
package struct PropertyChange: Hashable, Sendable {
    /// Its key in records: `fill`, `stack.spacing`.
    package var key: String
    /// Its name in explanations, with the part that changed: `shadow 2 radius`.
    package var name: String
    /// As documents write it; `nil` if there is no value.
    package var from: PropertyValue?
    package var to: PropertyValue?
    /// What a change of the property can affect.
    package var effect: PropertyEffect
    /// What the items of a list are, such as the edges of insets; empty if that needs no words.
    var itemNames: [String] = []
}
