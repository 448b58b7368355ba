import QuoinCairo
import QuoinDiagrams
import QuoinLayout
import QuoinScene

extension PictureRenderer {
    /// Lays an element out and draws a diagram of it.
    ///
    ///     let diagram = Diagram(.insets, .spacing).annotating(.sizes, for: "avatar")
    ///     let picture = try renderer.diagram(diagram, of: card, on: canvas)
    ///     let bytes = try renderer.file(picture, on: canvas, as: .svg)
    ///
    /// - Throws: any ``DiagramError``.
    public func diagram(
        _ diagram: Diagram, of element: some LayoutElement, on canvas: Canvas
    ) throws(DiagramError) -> Diagram.Picture {
        try self.diagram(diagram, of: [Diagram.Panel(element, on: canvas)])
    }

    /// Lays the elements of panels out and draws a diagram of them, side by side.
    ///
    /// - Throws: any ``DiagramError``.
    public func diagram(_ diagram: Diagram, of panels: [Diagram.Panel]) throws(DiagramError) -> Diagram.Picture {
        budget.restart()
        return try diagram.picture(of: panels) { environment(for: $0) }
    }

    /// The content of a file with a diagram that this renderer drew.
    ///
    /// - Parameter canvas: that of the first panel; its scale is that of the picture.
    /// - Throws: ``PictureError/render(_:)``.
    public func file(
        _ picture: Diagram.Picture, on canvas: Canvas, as format: PictureFormat
    ) throws(PictureError) -> [UInt8] {
        try file(picture.list, on: canvas, as: format)
    }
}
