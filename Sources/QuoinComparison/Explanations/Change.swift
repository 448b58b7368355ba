import QuoinLayout

/// What can happen to an element, the canvas or the environment.
public enum Change: Hashable, Sendable {
    /// By points to the right and down.
    case moved(by: Point)
    /// In points.
    case resized(from: Size, to: Size)
    /// How many lines a text is broken into.
    case lines(from: Int, to: Int)
    /// Whether there is room for all of a text.
    case truncation(isTruncated: Bool)
    case text(from: String, to: String)
    /// How it is painted; nothing where it is as usual.
    case paint(property: String, from: String?, to: String?)
    /// What it asks of the layout; nothing where it is as usual.
    case wish(property: String, from: String?, to: String?)
    case kind(from: String, to: String)
    case added
    case removed
    /// It is painted in another order among its siblings, or within another element.
    case reordered
    /// Pixels per point.
    case scale(from: Double, to: Double)
    /// The version of a library; nothing where it is absent.
    case library(name: String, from: String?, to: String?)
    /// The digest of a font file; nothing where it is not used.
    case font(file: String, from: String?, to: String?)
}
