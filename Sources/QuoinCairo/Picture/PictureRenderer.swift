import QuoinLayout
import QuoinScene

/// The whole way from an element to a picture, with fonts that are opened once.
///
/// Not thread-safe: each thread takes one of its own.
public final class PictureRenderer {
    /// What texts are shaped and drawn with.
    public let fonts: FontStack
    private let shaper: PangoShaper
    let renderer: CairoRenderer

    /// - Throws: any ``FontError``.
    public convenience init(fonts: FontSources = .defaults) throws(FontError) {
        self.init(try FontStack(fonts: fonts))
    }

    /// A renderer with fonts that are open, and images that were read.
    public init(_ fonts: FontStack, images: ImageStore = ImageStore()) {
        self.fonts = fonts
        shaper = PangoShaper(fonts)
        renderer = CairoRenderer(fonts, images: images)
    }

    /// Forgets what was read of images whose files changed, so that they are read again.
    public func forgetImages(in files: Set<String>) {
        renderer.images.forget(files)
    }

    /// What elements are laid out with, so that texts have their sizes.
    public func environment(for canvas: Canvas) -> LayoutEnvironment {
        var environment = LayoutEnvironment(scale: canvas.scale, direction: canvas.direction)
        environment[TextShaperKey.self] = shaper(for: canvas)
        return environment
    }

    private func shaper(for canvas: Canvas) -> any TextShaper {
        canvas.textScale == 1 ? shaper : ScaledTextShaper(shaper, factor: canvas.textScale)
    }

    /// Lays an element out on a canvas and draws it.
    ///
    /// - Throws: any ``PictureError``.
    public func draw(_ element: some LayoutElement, on canvas: Canvas) throws(PictureError) -> Picture {
        let trace = try layOut(element, on: canvas)
        let list = try displayList(of: trace.layout, on: canvas)
        return Picture(
            layout: trace.layout, bitmap: try draw(list, on: canvas), scale: canvas.scale, warnings: trace.warnings,
            paintWarnings: list.warnings)
    }

    /// Draws a layout that was made with this renderer's environment.
    ///
    /// - Throws: any ``PictureError``.
    public func draw(_ layout: Layout, on canvas: Canvas) throws(PictureError) -> Bitmap {
        try draw(displayList(of: layout, on: canvas), on: canvas)
    }

    /// Draws a display list that was made with this renderer's environment, in the canvas's scale.
    ///
    /// - Throws: ``PictureError/render(_:)``.
    package func draw(_ list: DisplayList, on canvas: Canvas) throws(PictureError) -> Bitmap {
        do {
            return try renderer.draw(list, scale: canvas.scale)
        } catch {
            throw .render(error)
        }
    }

    /// Lays an element out on a canvas, and keeps what was found out.
    ///
    /// - Throws: ``PictureError/layout(_:)``.
    public func layOut(
        _ element: some LayoutElement, on canvas: Canvas, _ detail: LayoutTrace.Detail = []
    ) throws(PictureError) -> LayoutTrace {
        do {
            return try element.trace(in: canvas.range, environment: environment(for: canvas), detail)
        } catch {
            throw .layout(error)
        }
    }

    /// What is painted of a layout that was made with this renderer's environment.
    ///
    /// - Throws: ``PictureError/scene(_:)``.
    package func displayList(of layout: Layout, on canvas: Canvas) throws(PictureError) -> DisplayList {
        do {
            return try DisplayList(
                layout, background: canvas.fills, appearance: canvas.appearance, shaper: shaper(for: canvas))
        } catch {
            throw .scene(error)
        }
    }
}

/// A layout and what it looks like.
public struct Picture: Sendable {
    /// Where everything is, in points.
    public var layout: Layout
    /// What the layout looks like, with ``scale`` pixels per point.
    public var bitmap: Bitmap
    /// Pixels per point.
    public var scale: Double
    /// What had no effect in the layout, or a surprising one.
    public var warnings: [LayoutWarning]
    /// What is painted, though not quite as it was wanted.
    public var paintWarnings: [SceneProblem]

    /// The picture as a PNG file's bytes.
    public var png: [UInt8] { PNGEncoder.encode(bitmap, scale: scale) }
}

/// Why a picture cannot be.
public enum PictureError: Error, Hashable, Sendable {
    /// The elements cannot be laid out.
    case layout(LayoutError)
    /// The texts cannot be shown with the fonts there are.
    case scene(SceneError)
    /// The picture cannot be drawn.
    case render(RenderError)
}
