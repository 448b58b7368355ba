import QuoinLayout
import QuoinScene

/// A layout that a diagram shows: the only one, or one picture of a film strip.
public struct DiagramPanel: Sendable {
    /// What is laid out on the canvas, and annotated.
    public var element: AnyElement
    /// What the layout is made for; its fills lie under the layout, its scale and appearance are the diagram's.
    public var canvas: Canvas
    /// Words below the panel.
    public var caption: String?

    /// A panel that shows an element on a canvas, without a caption where none is given.
    public init(_ element: some LayoutElement, on canvas: Canvas, caption: String? = nil) {
        (self.element, self.canvas, self.caption) = (element.erased, canvas, caption)
    }
}
