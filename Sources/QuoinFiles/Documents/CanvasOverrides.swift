import QuoinCairo
import QuoinLayout
import QuoinScene

/// What takes the place of what a document says about its canvas, and fonts in addition to those it names.
public struct CanvasOverrides: Hashable, Sendable {
    /// Pixels per point.
    public var scale: Double?
    /// In points.
    public var width: ExtentRange?
    /// In points.
    public var height: ExtentRange?
    /// Which values of adaptive colors are drawn; the document's own where absent, as with the others.
    public var appearance: Appearance?
    /// From which side layouts begin.
    public var direction: LayoutDirection?
    /// A factor for the lengths of all texts, above 0.
    public var textScale: Double?
    /// Files and folders.
    public var fonts: [String] = []
    /// What is drawn of a document.
    public var view = View.asDocumented

    /// What is drawn of a document.
    public enum View: Hashable, Sendable {
        /// The layout, or the diagram where the document has one.
        case asDocumented
        /// The layout alone.
        case plain
        /// The diagram; where the document has none, of all that was set.
        case diagram
    }

    /// Nothing in place of what documents say.
    public init() {}

    /// A document's canvas with what is said here in place of its own.
    public func applied(to canvas: Canvas) -> Canvas {
        var result = canvas
        result.scale = scale ?? canvas.scale
        result.appearance = appearance ?? canvas.appearance
        result.direction = direction ?? canvas.direction
        result.textScale = textScale ?? canvas.textScale
        result.range[.horizontal] = width ?? canvas.range[.horizontal]
        result.range[.vertical] = height ?? canvas.range[.vertical]
        return result
    }
}
