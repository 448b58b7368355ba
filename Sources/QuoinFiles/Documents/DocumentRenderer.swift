import Quoin
import QuoinDiagrams
import QuoinDocument
import QuoinSystem

/// Lays documents out and draws them. Documents that name the same fonts share them. Use it on one thread only.
public final class DocumentRenderer {
    /// The options for all documents.
    public let options: RenderingOptions
    /// The processor time after which each picture is late, which is a limit; `nil` if there is only that of the options.
    package var deadline: Duration?
    private var renderers: [FontSources: PictureRenderer] = [:]
    /// The renderer of the last picture.
    private var current: PictureRenderer?

    /// The number of font sets that are kept open. Each takes megabytes.
    private static let renderersLimit = 4

    /// The stack of a thread that draws documents, in bytes. Elements at the nesting limit need more than the default.
    package static let stackSize = 64 << 20

    /// How many pixels of images are kept; `nil` for the usual number.
    private var keptPixels: Int?

    /// A renderer that has no fonts open yet.
    public init(options: RenderingOptions = RenderingOptions()) {
        self.options = options
    }

    /// A renderer for a process that draws more different images than should be kept.
    ///
    /// - Parameter keptPixels: see ``ImageStore``.
    package convenience init(options: RenderingOptions, keptPixels: Int) {
        self.init(options: options)
        self.keptPixels = keptPixels
    }

    /// Discards cached fonts and images that come from sources that changed.
    package func forget(_ sources: Set<DocumentSource>) {
        renderers = renderers.filter { fonts, _ in fonts.paths.allSatisfy { !sources.contains(.fonts($0)) } }
        let files = Set(sources.filter { $0.kind == .image }.flatMap(\.files))
        for renderer in renderers.values { renderer.forgetImages(in: files) }
    }

    /// Lays a document out on its own canvas.
    ///
    /// - Throws: a ``QuoinError`` for an element that cannot be laid out, with its place in the document.
    public func layOut(_ document: Document, _ file: DocumentFile) throws(QuoinError) -> DocumentLayout {
        try layOut(document, file, on: CanvasVariant(own: document.canvas))
    }

    /// Lays a document out on the canvas of a variant.
    ///
    /// - Throws: a ``QuoinError`` for what cannot be laid out, with its place in the document.
    package func layOut(
        _ document: Document, _ file: DocumentFile, on variant: CanvasVariant, _ detail: Layout.Trace.Detail = []
    ) throws(QuoinError) -> DocumentLayout {
        let canvas = options.applied(to: variant.canvas)
        let trace = try withRenderer(for: document, file) { renderer throws(QuoinError) in
            try renderer.layOut(document.root, on: canvas, detail, known: document.readCanvas)
        }
        return DocumentLayout(file: file, document: document, canvas: canvas, trace: trace)
    }

    /// Draws a document that this renderer laid out: its diagram if it has one, or else its layout.
    ///
    /// - Throws: a ``QuoinError`` for what cannot be drawn, with its place in the document.
    public func draw(_ layout: DocumentLayout) throws(QuoinError) -> Picture {
        let list = try displayList(of: layout)
        return try withRenderer(for: layout.document, layout.file) { renderer throws(QuoinError) in
            try renderer.picture(of: list, layout.trace, on: layout.canvas)
        }
    }

    /// The picture of a document that this renderer laid out, as the content of a file.
    ///
    /// - Throws: a ``QuoinError`` for what cannot be drawn, with its place in the document.
    public func file(_ layout: DocumentLayout, as format: Picture.Format) throws(QuoinError) -> Picture.File {
        let list = try displayList(of: layout)
        return try withRenderer(for: layout.document, layout.file) { renderer throws(QuoinError) in
            try renderer.file(of: list, layout.trace, on: layout.canvas, as: format)
        }
    }

    /// The display list of a document that this renderer laid out: of its diagram, or of the layout.
    ///
    /// - Throws: a ``QuoinError`` for the texts that cannot be drawn.
    package func displayList(of layout: DocumentLayout) throws(QuoinError) -> DisplayList {
        if let diagram = try diagram(of: layout) { return diagram.list }
        return try plainList(of: layout)
    }

    /// Lays a document out on the canvas of a variant, and paints its diagram, or the layout.
    ///
    /// - Throws: a ``QuoinError`` for what cannot be drawn, with its place in the document.
    package func paint(
        _ document: Document, _ file: DocumentFile, on variant: CanvasVariant
    ) throws(QuoinError) -> (layout: DocumentLayout, list: DisplayList) {
        let layout = try layOut(document, file, on: variant)
        return (layout, try displayList(of: layout))
    }

    /// Draws a document on the canvas of a variant.
    ///
    /// - Throws: a ``QuoinError`` for what cannot be drawn, with its place in the document.
    package func draw(
        _ document: Document, _ file: DocumentFile, on variant: CanvasVariant
    ) throws(QuoinError) -> (layout: DocumentLayout, list: DisplayList, bitmap: Bitmap) {
        let (layout, list) = try paint(document, file, on: variant)
        return (layout, list, try bitmap(list, of: layout))
    }

    /// The display list of the layout, without a diagram.
    package func plainList(of layout: DocumentLayout) throws(QuoinError) -> DisplayList {
        try withRenderer(for: layout.document, layout.file) { renderer throws(QuoinError) in
            try renderer.displayList(of: layout.layout, on: layout.canvas)
        }
    }

    /// The bytes of a picture file of a document that this renderer laid out.
    ///
    /// - Throws: a ``QuoinError`` for what cannot be drawn.
    package func file(
        _ list: DisplayList, of layout: DocumentLayout, as format: Picture.Format
    ) throws(QuoinError) -> [UInt8] {
        try withRenderer(for: layout.document, layout.file) { renderer throws(QuoinError) in
            try renderer.file(list, on: layout.canvas, as: format)
        }
    }

    /// The content of a JPEG or a WebP of a document that this renderer laid out; `nil` for other formats.
    ///
    /// - Throws: a ``QuoinError`` for what cannot be drawn, and for a picture that is too large at every quality.
    package func file(
        _ list: DisplayList, of layout: DocumentLayout, as format: Picture.Format, _ encoding: LossyEncoding
    ) throws(QuoinError) -> [UInt8]? {
        let bitmap = try bitmap(list, of: layout)
        return try QuoinError.naming(layout.file.name) { () throws(QuoinError) in
            try format.content(of: bitmap, scale: layout.canvas.scale, encoding)
        }
    }

    /// An SVG for a page, of a document that this renderer laid out.
    ///
    /// - Throws: a ``QuoinError`` for what cannot be drawn.
    package func svg(
        _ frames: [SVGPage.Frame], _ page: SVGPage, of layout: DocumentLayout
    ) throws(QuoinError) -> [UInt8] {
        try withRenderer(for: layout.document, layout.file) { renderer throws(QuoinError) in
            try renderer.svg(frames, page, on: layout.canvas)
        }
    }

    /// The picture of a document that this renderer laid out.
    ///
    /// - Throws: a ``QuoinError`` for what cannot be drawn.
    package func bitmap(
        _ list: DisplayList, of layout: DocumentLayout
    ) throws(QuoinError) -> Bitmap {
        try withRenderer(for: layout.document, layout.file) { renderer throws(QuoinError) in
            try renderer.draw(list, on: layout.canvas)
        }
    }

    /// Makes sure that a picture can be drawn of a display list that is not needed itself. The pixels of images are read only
    /// then, and the fonts are looked for that texts in them name.
    ///
    /// - Throws: a ``QuoinError`` for what cannot be drawn.
    package func tryDrawing(_ list: DisplayList, of layout: DocumentLayout) throws(QuoinError) {
        if list.hasImages { _ = try bitmap(list, of: layout) }
    }

    /// Makes sure that a document can be drawn on its own canvas.
    ///
    /// - Throws: a ``QuoinError`` for what cannot be drawn.
    package func tryDrawing(_ document: Document, _ file: DocumentFile) throws(QuoinError) {
        let (layout, list) = try paint(document, file, on: CanvasVariant(own: document.canvas))
        try tryDrawing(list, of: layout)
    }

    /// Draws with the renderer of a document.
    ///
    /// - Throws: a ``QuoinError`` with the places of the errors in the document.
    private func withRenderer<Value>(
        for document: Document, _ file: DocumentFile, _ body: (PictureRenderer) throws(QuoinError) -> Value
    ) throws(QuoinError) -> Value {
        let renderer = try renderer(for: document, file)
        renderer.budget.deadline = deadline
        current = renderer
        let root = ElementReference(path: "layout", source: document.root.source)
        return try QuoinError.changing {
            $0.placed { $0 == nil || $0?.path == "" ? root : $0 }.named(file.name)
        } _: { () throws(QuoinError) in
            try body(renderer)
        }
    }

    /// What of the last file is pixels although its format has shapes.
    package func pixelWarnings(of layout: DocumentLayout) -> [Diagnostic] {
        (current?.pixelWarnings(on: layout.canvas) ?? []).map { Diagnostic($0) }
    }

    /// Whether the last picture was late.
    package var isLate: Bool { current?.budget.isLate ?? false }

    /// The renderer with the default fonts and those that a document and the options name.
    ///
    /// - Throws: a ``QuoinError`` at the place of the font that cannot be opened.
    package func renderer(for document: Document, _ file: DocumentFile) throws(QuoinError) -> PictureRenderer {
        let fonts = FontSources(paths: options.fonts + document.fonts.map(\.path))
        if let renderer = renderers[fonts] { return renderer }
        let stack: FontStack
        do {
            stack = try FontStack(fonts: fonts)
        } catch {
            let faulty = document.fonts.first { font in
                (try? FontStack(fonts: FontSources(includesDefaults: false, paths: [font.path]))) == nil
            }
            guard let faulty else { throw error.named(file.name) }
            throw error.placed { _ in ElementReference(path: faulty.documentPath, source: faulty.place) }
                .named(file.name)
        }
        let images = keptPixels.map { ImageStore(fonts: stack, limits: options.limits, keptPixels: $0) }
        let renderer = PictureRenderer(stack, images: images, limits: options.limits)
        if renderers.count >= DocumentRenderer.renderersLimit { renderers.removeAll() }
        renderers[fonts] = renderer
        return renderer
    }
}

// MARK: - Many documents

extension DocumentRenderer {
    /// Processes jobs on several threads at a time, each with its own renderer.
    ///
    /// - Parameters:
    ///   - workers: the number of threads; by default the number of processors.
    ///   - process: processes one job.
    /// - Returns: the results, in the order of the jobs.
    package static func map<Job: Sendable, Result: Sendable>(
        _ jobs: [Job], options: RenderingOptions, workers: Int?,
        _ process: @escaping @Sendable (Job, DocumentRenderer) -> Result
    ) -> [Result] {
        WorkerThreads.map(jobs, workers: workers, stackSize: stackSize) {
            let renderer = DocumentRenderer(options: options)
            return { process($0, renderer) }
        }
    }

    /// Whether a diagram is drawn in place of the layout.
    package func drawsDiagram(of document: Document) -> Bool { options.view.diagram(of: document) != nil }

    /// The diagram of a document that this renderer laid out; `nil` if the layout is drawn without one.
    ///
    /// - Throws: a ``QuoinError`` if an element cannot be laid out or annotated.
    package func diagram(of layout: DocumentLayout) throws(QuoinError) -> Diagram.Picture? {
        let document = layout.document
        guard let diagram = options.view.diagram(of: document).map(options.diagram.applied) else { return nil }
        let panels = document.diagramPanels(on: layout.canvas) { options.applied(to: $0) }
        return try QuoinError.changing {
            $0.placed { $0 ?? ElementReference(path: "diagram") }.named(layout.file.name)
        } _: { () throws(QuoinError) in
            let renderer = try renderer(for: document, layout.file)
            return try diagram.picture(of: panels) { renderer.environment(for: $0) }
        }
    }
}

extension RenderingOptions.View {
    /// The diagram that is drawn of a document, if any.
    fileprivate func diagram(of document: Document) -> Diagram? {
        switch self {
        case .plain: nil
        case .asDocumented: document.diagram?.diagram
        case .diagram: document.diagram?.diagram ?? Diagram()
        }
    }
}

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
