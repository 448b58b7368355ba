import CPangoCairo
@_exported import QuoinImages
import QuoinSystem

/// Lays elements out and draws them, with fonts that are opened once.
///
/// A renderer belongs to one thread; several threads use one each, and tasks a ``PicturePainter``. Drawing ends with an
/// error when the task is cancelled in which it runs.
public final class PictureRenderer {
    /// The fonts for shaping and drawing.
    package let fonts: FontStack
    /// The remaining part of the limits of the picture that is being drawn.
    package let budget: Budget
    private let shaper: PangoShaper
    let renderer: CairoRenderer
    private var checkedValues = CheckedValues()

    /// Opens fonts, the default set unless others are given.
    ///
    /// - Parameter limits: how much each picture may take.
    /// - Throws: a ``QuoinError``.
    public convenience init(
        fonts: FontSources = .defaults, limits: Limits = Limits()
    ) throws(QuoinError) {
        self.init(try FontStack(fonts: fonts), limits: limits)
    }

    /// A renderer with open fonts, and a store of images that it may share.
    package init(_ fonts: FontStack, images: ImageStore? = nil, limits: Limits = Limits()) {
        self.fonts = fonts
        budget = .measured(limits)
        shaper = PangoShaper(fonts, budget: budget)
        renderer = CairoRenderer(fonts, images: images ?? ImageStore(fonts: fonts, limits: limits), budget: budget)
    }

    /// Makes the renderer read images again whose files have changed.
    package func forgetImages(in files: Set<String>) {
        renderer.images.forget(files)
    }

    /// The environment in which to lay out elements for a canvas: its scale and direction, and the sizes of texts.
    public func environment(for canvas: Canvas) -> LayoutEnvironment {
        var environment = LayoutEnvironment(scale: canvas.scale, direction: canvas.readingDirection)
        environment[TextShaperKey.self] = shaper(for: canvas)
        environment.budget = budget
        (environment.safeArea, environment.margins) = (canvas.safeArea, canvas.margins)
        return environment
    }

    private func shaper(for canvas: Canvas) -> any TextShaper {
        let scaled: any TextShaper =
            canvas.textScale == 1 ? shaper : ScaledTextShaper(shaper, factor: canvas.textScale)
        let directed: any TextShaper = canvas.readingDirection == .rightToLeft ? RightToLeftTextShaper(scaled) : scaled
        return canvas.language.map { TranslatingTextShaper(directed, to: $0) } ?? directed
    }

    /// Whether the glyphs of a face have their own colors, as those of emoji have.
    package func hasOwnColors(_ face: FontFace) -> Bool {
        (try? renderer.glyphFace(face).isPlain) == false
    }

    /// Lays an element out on a canvas and draws it.
    ///
    /// - Throws: a ``QuoinError``.
    public func draw(_ element: some LayoutElement, on canvas: Canvas) throws(QuoinError) -> Picture {
        let trace = try layOut(element, on: canvas)
        return try picture(of: displayList(of: trace.layout, on: canvas), trace, on: canvas)
    }

    /// Draws a display list that this renderer made, of a layout or of its diagram.
    ///
    /// - Throws: a ``QuoinError``.
    package func picture(
        of list: DisplayList, _ trace: Layout.Trace, on canvas: Canvas
    ) throws(QuoinError) -> Picture {
        Picture(
            layout: trace.layout, bitmap: try draw(list, on: canvas), scale: canvas.scale,
            warnings: trace.addingCanvasCuts(to: trace.warnings), paintWarnings: list.warnings)
    }

    /// Draws what this renderer laid out on the same canvas.
    ///
    /// - Throws: a ``QuoinError``.
    public func draw(_ trace: Layout.Trace, on canvas: Canvas) throws(QuoinError) -> Picture {
        budget.restart()
        return try picture(of: displayList(of: trace.layout, on: canvas), trace, on: canvas)
    }

    /// Draws a display list that was made with this renderer's environment, in the canvas's scale.
    ///
    /// - Throws: a ``QuoinError``.
    package func draw(_ list: DisplayList, on canvas: Canvas) throws(QuoinError) -> Bitmap {
        try renderer.draw(list, scale: canvas.scale)
    }

    /// Lays an element out on a canvas, and traces the layout.
    ///
    /// - Parameter detail: what the trace contains besides the frames.
    /// - Throws: a ``QuoinError``.
    public func layOut(
        _ element: some LayoutElement, on canvas: Canvas, _ detail: Layout.Trace.Detail = []
    ) throws(QuoinError) -> Layout.Trace {
        try layOut(element, on: canvas, detail, known: nil)
    }

    /// Lays an element out like ``layOut(_:on:_:)``.
    ///
    /// - Parameter known: a canvas whose values are right. A check of a canvas takes a twentieth of a small picture.
    package func layOut(
        _ element: some LayoutElement, on canvas: Canvas, _ detail: Layout.Trace.Detail, known: Canvas?
    ) throws(QuoinError) -> Layout.Trace {
        budget.restart()
        if canvas != known { try canvas.checkValues(&checkedValues) }
        let tree = try LayoutTree(element)
        try tree.checkValues(&checkedValues, budget.limits)
        var engine = LayoutEngine(tree, environment: environment(for: canvas))
        let trace = try engine.trace(in: canvas.range, detail)
        try trace.layout.tree.checkValues(from: tree.count, &checkedValues, budget.limits)
        return trace
    }

    /// The display list of a layout that was made with this renderer's environment.
    ///
    /// - Throws: a ``QuoinError`` for texts that cannot be painted, or if a limit is exceeded.
    package func displayList(of layout: Layout, on canvas: Canvas) throws(QuoinError) -> DisplayList {
        let list = Result { () throws(QuoinError) in
            try DisplayList(
                layout, background: canvas.fills, appearance: canvas.appearance, shaper: shaper(for: canvas),
                fallbacks: canvas.fallbacks)
        }
        // The texts are incomplete in that case.
        if budget.checkClock(), let excess = budget.excess { throw .limitPassed(excess) }
        return try list.get()
    }
}

/// A layout and its picture.
public struct Picture: Sendable {
    /// The layout, with frames in points.
    public var layout: Layout
    /// The pixels, ``scale`` of them per point.
    public var bitmap: Bitmap
    /// Pixels per point.
    public var scale: Double
    /// Settings of the layout without effect, or with an unexpected one.
    public var warnings: [Layout.Warning]
    /// Content that is painted in another way than requested.
    public var paintWarnings: [Paint.Problem]

    /// The content of a PNG file with the picture.
    public var png: [UInt8] { PNGEncoder.encode(bitmap, scale: scale) }
}

extension Picture: CustomStringConvertible {
    /// `300 × 64 points, 600 × 128 pixels`.
    public var description: String {
        let size = Size(Double(bitmap.width), Double(bitmap.height))
        return "\(Size(size.width / scale, size.height / scale)) points, \(size) pixels"
    }
}

extension PictureRenderer {
    /// The free memory that the process keeps, in bytes: enough for two pictures of 1920 × 1080 pixels and their files.
    private static let keptMemoryLimit: Int32 = 24 << 20

    /// Makes the process keep up to 24 MiB of freed memory for further pictures, instead of returning it after each.
    ///
    /// Call it in a process that draws many pictures: getting cleared memory from the system takes about as long as
    /// drawing a card. The setting applies to the whole process. It has no effect unless the C library is glibc.
    public static func keepFreedMemory() {
        #if canImport(Glibc)
            mallopt(M_MMAP_THRESHOLD, keptMemoryLimit)
            mallopt(M_TRIM_THRESHOLD, keptMemoryLimit)
        #endif
    }
}

extension Picture {
    /// A picture as the content of a file. The same elements on the same canvas give the same bytes.
    public struct File: Sendable {
        /// The content of the file.
        public var bytes: [UInt8]
        /// The layout, with frames in points.
        public var layout: Layout
        /// Settings of the layout without effect, or with an unexpected one.
        public var warnings: [Layout.Warning]
        /// Content that is painted in another way than requested.
        public var paintWarnings: [Paint.Problem]
    }
}

extension PictureRenderer {
    /// Lays an element out on a canvas and writes its picture.
    ///
    /// In an SVG or a PDF a unit is a point, whatever the scale of the canvas. What these formats cannot express, such
    /// as blurred shadows, is an image in them. It has as many pixels per point as the canvas, but at least two.
    ///
    /// - Throws: a ``QuoinError``.
    public func file(
        _ element: some LayoutElement, on canvas: Canvas, as format: Picture.Format
    ) throws(QuoinError) -> Picture.File {
        let trace = try layOut(element, on: canvas)
        return try file(of: displayList(of: trace.layout, on: canvas), trace, on: canvas, as: format)
    }

    /// Writes the picture of a display list that this renderer made, of a layout or of its diagram.
    ///
    /// - Throws: a ``QuoinError``.
    package func file(
        of list: DisplayList, _ trace: Layout.Trace, on canvas: Canvas, as format: Picture.Format
    ) throws(QuoinError) -> Picture.File {
        let bytes = try file(list, on: canvas, as: format)
        return Picture.File(
            bytes: bytes, layout: trace.layout,
            warnings: trace.addingCanvasCuts(to: trace.warnings) + pixelWarnings(on: canvas),
            paintWarnings: list.warnings)
    }

    /// What of the last file is pixels although its format has shapes.
    package func pixelWarnings(on canvas: Canvas) -> [Layout.Warning] {
        renderer.pixelContent.warnings(scale: max(canvas.scale, RasterFallback.minimumScale))
    }

    /// Writes the picture of a display list that this renderer made.
    ///
    /// - Throws: a ``QuoinError``.
    package func file(
        _ list: DisplayList, on canvas: Canvas, as format: Picture.Format
    ) throws(QuoinError) -> [UInt8] {
        renderer.pixelContent = PixelContent()
        return try format.encoder.file(list, scale: canvas.scale, renderer: renderer)
    }

    /// Writes display lists that this renderer made as one SVG for a web page.
    ///
    /// - Parameter frames: at least one.
    /// - Throws: a ``QuoinError``.
    package func svg(
        _ frames: [SVGPage.Frame], _ page: SVGPage, on canvas: Canvas
    ) throws(QuoinError) -> [UInt8] {
        renderer.pixelContent = PixelContent()
        return try SVGWriter.file(frames, page, scale: canvas.scale, renderer: renderer)
    }
}

extension Budget {
    /// A budget of the processor time of this thread and the memory of the process.
    package static func measured(_ limits: Limits = Limits()) -> Budget {
        Budget(limits, meter: Meter(time: { ProcessUsage.threadTime }, memory: { ProcessUsage.memory }))
    }
}
