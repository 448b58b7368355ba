import Quoin
import QuoinDiagrams

extension PictureRenderer {
    /// Lays an element out and draws a diagram of it.
    ///
    ///     let diagram = Diagram(.insets, .spacing).annotating(.sizes, for: "avatar")
    ///     let picture = try renderer.diagram(diagram, of: card, on: canvas)
    ///     let bytes = try renderer.file(picture, on: canvas, as: .svg)
    ///
    /// - Throws: a ``QuoinError``.
    public func diagram(
        _ diagram: Diagram, of element: some LayoutElement, on canvas: Canvas
    ) throws(QuoinError) -> Diagram.Picture {
        try self.diagram(diagram, of: [Diagram.Panel(element, on: canvas)])
    }

    /// Lays the elements of panels out and draws a diagram of them, side by side.
    ///
    /// - Throws: a ``QuoinError``.
    public func diagram(_ diagram: Diagram, of panels: [Diagram.Panel]) throws(QuoinError) -> Diagram.Picture {
        budget.restart()
        return try diagram.picture(of: panels) { environment(for: $0) }
    }

    /// The content of a file with a diagram that this renderer drew.
    ///
    /// - Parameter canvas: that of the first panel; its scale is that of the picture.
    /// - Throws: a ``QuoinError``.
    public func file(
        _ picture: Diagram.Picture, on canvas: Canvas, as format: Picture.Format
    ) throws(QuoinError) -> [UInt8] {
        try file(picture.list, on: canvas, as: format)
    }
}
