import QuoinSystem
import QuoinVerification

/// Draws documents with fonts and images that stay loaded. For one thread.
final class DocumentDrawing {
    /// One renderer for documents as they are, and one for the layouts in documents with diagrams.
    private let renderers = (
        documented: DocumentDrawing.renderer(.asDocumented), plain: DocumentDrawing.renderer(.plain)
    )
    private var loaded = LoadedSources()
    private let pictures: PictureStore
    private let links: EditorLinks

    init(_ pictures: PictureStore, _ links: EditorLinks) {
        (self.pictures, self.links) = (pictures, links)
    }

    private static func renderer(_ view: RenderingOptions.View) -> DocumentRenderer {
        var options = RenderingOptions()
        options.view = view
        return DocumentRenderer(options: options)
    }

    /// What was drawn, and what it was drawn from.
    struct Result {
        var drawing: Drawing
        /// The text and its layout; `nil` if the document is faulty.
        var subject: Subject?
        var log: ResourceLog
        /// What it was drawn from.
        var inputs: SourceStates
    }

    /// A layout, and the text that it comes from.
    struct Subject: Sendable {
        var text: DocumentText
        var document: Document
        var layout: DocumentLayout
        var canvas: Canvas
    }

    /// Discards fonts and images that changed.
    func forget(_ sources: Set<DocumentSource>) {
        loaded.forget(sources)
        renderers.documented.forget(sources)
        renderers.plain.forget(sources)
    }

    /// Draws a document.
    func draw(_ document: SnapshotDocument, _ conditions: Conditions) -> Result {
        let log = ResourceLog()
        var drawing = Drawing(document: conditions.document, version: "")
        let address = { (line: Int?, column: Int?) in self.links.address(document.file.path, line: line, column: column)
        }
        drawing.address = address(nil, nil)
        do throws(QuoinError) {
            log.record(.document(document.file.path))
            let text = try DocumentText(of: document)
            let content = try document.read(limits, logging: log, text: text.string)
            let renderer = conditions.isPlain ? renderers.plain : renderers.documented
            var variant =
                content.allVariants.first { $0.suffix == conditions.variant } ?? CanvasVariant(own: content.canvas)
            variant.canvas = conditions.applied(to: variant.canvas)
            let (layout, _, bitmap) = try renderer.draw(content, document.file, on: variant)
            drawing.picture = Drawing.Picture(
                id: pictures.add(PNGEncoder.encode(bitmap, scale: layout.canvas.scale)), width: bitmap.width,
                height: bitmap.height, scale: layout.canvas.scale)
            drawing.hasDiagram = content.diagram != nil
            drawing.isDiagram = drawing.hasDiagram && !conditions.isPlain
            if !drawing.isDiagram {
                drawing.elements = layout.layout.tree.paintOrder.filter { !layout.layout.leftOut.contains($0) }
                    .map { Drawing.Element($0, of: layout.layout) }
            }
            drawing.canvas = Drawing.ShownCanvas(layout, own: content.canvas)
            drawing.variants = content.allVariants.map { Drawing.Variant(suffix: $0.suffix) }
            let warnings = (content.warnings + layout.warnings).reported(within: limits)
            drawing.messages = warnings.map { Drawing.Message($0, address) }
            let subject = Subject(text: text, document: content, layout: layout, canvas: variant.canvas)
            return Result(drawing: drawing, subject: subject, log: log, inputs: loaded.inputs(of: log))
        } catch {
            drawing.isFaulty = true
            drawing.messages = Drawing.Message.messages(of: error, address)
            return Result(drawing: drawing, subject: nil, log: log, inputs: loaded.inputs(of: log))
        }
    }

    /// Lays a document out once more, with explanations.
    func explained(_ subject: Subject) throws(QuoinError) -> DocumentLayout {
        var variant = CanvasVariant(own: subject.document.canvas)
        variant.canvas = subject.canvas
        return try renderers.plain.layOut(subject.document, subject.layout.file, on: variant, .words)
    }

    private var limits: Limits { renderers.documented.options.limits }
}

extension Drawing.ShownCanvas {
    fileprivate init(_ layout: DocumentLayout, own: Canvas) {
        let (canvas, size) = (layout.canvas, layout.layout.size)
        let widest = own.range[.horizontal].max
        self.init(
            width: size.width, height: size.height, ownWidth: widest.isFinite ? widest : nil,
            textScale: canvas.textScale,
            appearance: canvas.appearance.rawValue, direction: canvas.direction.rawValue,
            language: canvas.language?.rawValue)
    }
}
