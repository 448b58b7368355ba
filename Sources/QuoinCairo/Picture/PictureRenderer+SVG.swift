import QuoinScene

extension PictureRenderer {
    /// Writes display lists that this renderer made as one SVG for a web page.
    ///
    /// - Parameter frames: at least one.
    /// - Throws: ``PictureError/render(_:)``.
    package func svg(
        _ frames: [SVGPage.Frame], _ page: SVGPage, on canvas: Canvas
    ) throws(PictureError) -> [UInt8] {
        do {
            return try SVGWriter.file(frames, page, scale: canvas.scale, renderer: renderer)
        } catch {
            throw .render(error)
        }
    }
}
