import QuoinLayout
import QuoinScene

extension Picture {
    /// A picture as the content of a file. The same elements on the same canvas give the same bytes.
    public struct File: Sendable {
        /// The content of the file.
        public var bytes: [UInt8]
        /// The layout, with frames in points.
        public var layout: Layout
        /// Settings of the layout without effect, or with an unexpected one.
        public var warnings: [LayoutWarning]
        /// Content that is painted in another way than requested.
        public var paintWarnings: [SceneError.Problem]
    }
}

extension PictureRenderer {
    /// Lays an element out on a canvas and writes its picture.
    ///
    /// In an SVG or a PDF a unit is a point, whatever the scale of the canvas. What these formats cannot express, such
    /// as blurred shadows, is an image in them. It has as many pixels per point as the canvas, but at least two.
    ///
    /// - Throws: any ``PictureError``.
    public func file(
        _ element: some LayoutElement, on canvas: Canvas, as format: PictureFormat
    ) throws(PictureError) -> Picture.File {
        let trace = try layOut(element, on: canvas)
        let list = try displayList(of: trace.layout, on: canvas)
        return Picture.File(
            bytes: try file(list, on: canvas, as: format), layout: trace.layout, warnings: trace.warnings,
            paintWarnings: list.warnings)
    }

    /// Writes the picture of a display list that this renderer made.
    ///
    /// - Throws: any ``PictureError``.
    package func file(
        _ list: DisplayList, on canvas: Canvas, as format: PictureFormat
    ) throws(PictureError) -> [UInt8] {
        do {
            return try format.encoder.file(list, scale: canvas.scale, renderer: renderer)
        } catch {
            throw .render(error)
        }
    }

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
