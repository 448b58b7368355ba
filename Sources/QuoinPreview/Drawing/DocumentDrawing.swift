import QuoinSystem
import QuoinVerification
import Synchronization

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

/// What a page shows: a document, and how it is drawn.
struct Conditions: Hashable, Sendable, Codable {
    /// The path of the document.
    var document: String
    /// The suffix of the variant's name; empty for the document's own canvas.
    var variant = ""
    /// In points; `nil` for that of the canvas.
    var width: Double?
    var textScale: Double?
    var appearance: String?
    var direction: String?
    /// A pseudo-language.
    var language: String?
    /// Whether the layout is drawn even if the document has a diagram.
    var isPlain = false

    /// Refuses values that no canvas can have.
    func check() throws(Refusal) {
        if let width, !(1...Canvas.largestExtent).contains(width) { throw .wrong("no canvas has this width") }
        if let textScale, !(textScale > 0 && textScale <= Canvas.largestTextScale) {
            throw .wrong("no canvas has this text scale")
        }
    }

    /// The canvas with these conditions.
    func applied(to canvas: Canvas) -> Canvas {
        var overrides = RenderingOptions()
        if let width { overrides.width = ExtentRange(exactly: width) }
        overrides.textScale = textScale ?? overrides.textScale
        overrides.appearance = appearance.flatMap(Appearance.init(rawValue:))
        overrides.direction = direction.flatMap(LayoutDirection.init(rawValue:))
        overrides.language = language.flatMap(Canvas.PseudoLanguage.init(rawValue:))
        return overrides.applied(to: canvas)
    }
}

/// The pictures that pages request next. Old ones are dropped.
final class PictureStore: Sendable {
    private struct State {
        var next = 1
        var oldest = 1
        var byteCount = 0
        var pictures: [Int: [UInt8]] = [:]
        var numbers: [[UInt8]: Int] = [:]
    }

    private let state = Mutex(State())

    /// The most bytes of all pictures, and the most pictures.
    private static let limit = (bytes: 64 << 20, count: 512)
    /// How many of the latest pictures keep their numbers when they are drawn again.
    private static let lateCount = 64

    /// Keeps a PNG, and returns its number. A picture that was kept a short while ago has the same number.
    func add(_ png: [UInt8]) -> Int {
        state.withLock { state in
            if let known = state.numbers[png], known > state.next - Self.lateCount { return known }
            let number = state.next
            state.next += 1
            state.pictures[number] = png
            state.numbers[png] = number
            state.byteCount += png.count
            while state.byteCount > Self.limit.bytes && state.oldest < number || state.pictures.count > Self.limit.count
            {
                Self.dropOldest(&state)
            }
            return number
        }
    }

    private static func dropOldest(_ state: inout State) {
        if let png = state.pictures.removeValue(forKey: state.oldest) {
            state.byteCount -= png.count
            if state.numbers[png] == state.oldest { state.numbers[png] = nil }
        }
        state.oldest += 1
    }

    /// The PNG with a number; `nil` if it was dropped.
    subscript(number: Int) -> [UInt8]? { state.withLock { $0.pictures[number] } }
}

/// What the drawings were made from that pages show. A picture is accepted only as long as that has not changed.
final class ShownInputs: Sendable {
    private struct Versions {
        var states: [String: SourceStates] = [:]
        /// The latest one last.
        var order: [String] = []
        var count = 0
    }

    private let versions = Mutex(Versions())

    /// How many drawings are remembered.
    private static let limit = 1_000

    /// The version of a drawing. Drawings that were made from the same files in the same states have the same one.
    func version(of states: SourceStates) -> String {
        versions.withLock { versions in
            if let known = versions.order.last(where: { versions.states[$0] == states }) { return known }
            versions.count += 1
            let version = "\(versions.count)"
            versions.states[version] = states
            versions.order.append(version)
            if versions.order.count > Self.limit { versions.states[versions.order.removeFirst()] = nil }
            return version
        }
    }

    /// What a drawing was made from; `nil` for one that is no longer remembered.
    subscript(version: String) -> SourceStates? { versions.withLock { $0.states[version] } }
}

/// The sources that a renderer has loaded, as they were then: it draws with them until it forgets them.
struct LoadedSources {
    private var loaded = SourceStates()

    /// What a drawing was made from, which may be older than the files are now.
    mutating func inputs(of log: ResourceLog) -> SourceStates {
        var inputs = SourceStates()
        for source in log.states.sources {
            // Documents are read each time.
            if source.kind == .document { continue }
            inputs.add(loaded.state(of: source))
        }
        inputs.add(log.states)
        loaded.add(log.states)
        return inputs
    }

    mutating func forget(_ sources: Set<DocumentSource>) { loaded.remove(sources) }
}
