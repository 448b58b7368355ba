import QuoinLayout
import QuoinScene

/// A picture as a file's content. The same elements on the same canvas give the same bytes.
public struct PictureFile: Sendable {
    /// The file's content, from the first byte to the last.
    public var bytes: [UInt8]
    /// Where everything is, in points.
    public var layout: Layout
    /// What had no effect in the layout, or a surprising one.
    public var warnings: [LayoutWarning]
    /// What is painted, though not quite as it was wanted.
    public var paintWarnings: [SceneProblem]
}

extension PictureRenderer {
    /// Lays an element out on a canvas and writes its picture.
    ///
    /// In an SVG or a PDF a point is a unit, whatever the canvas's scale; what these formats lack, as blurred shadows, is
    /// in them as an image with the scale's pixels per point, at least two.
    ///
    /// - Throws: any ``PictureError``.
    public func file(
        _ element: some LayoutElement, on canvas: Canvas, as format: PictureFormat
    ) throws(PictureError) -> PictureFile {
        let trace = try layOut(element, on: canvas)
        let list = try displayList(of: trace.layout, on: canvas)
        return PictureFile(
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
            return try renderer.file(list, scale: canvas.scale, as: format)
        } catch {
            throw .render(error)
        }
    }
}

extension CairoRenderer {
    /// A display list as a file's content.
    ///
    /// - Parameter scale: pixels per point, above 0: that of the layout's grid.
    /// - Throws: any ``RenderError``.
    package func file(
        _ list: DisplayList, scale: Double, as format: PictureFormat
    ) throws(RenderError) -> [UInt8] {
        switch format {
        case .png: return PNGEncoder.encode(try draw(list, scale: scale), scale: scale)
        case .jpg, .webp:
            let bitmap = try draw(list, scale: scale)
            do throws(ImageError) {
                return format == .jpg ? try JPEGEncoder.encode(bitmap, scale: scale) : try WebPEncoder.encode(bitmap)
            } catch {
                throw .image(nil, error)
            }
        case .svg: return try SVGWriter.file(VectorList(list, scale: scale, renderer: self))
        case .pdf: return try PDFWriter.file(VectorList(list, scale: scale, renderer: self))
        }
    }
}
