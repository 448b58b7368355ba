import QuoinBitmap
import QuoinCairo
import QuoinDocument
import QuoinLayout
import QuoinScene
import QuoinSystem
import QuoinText

/// Lays documents out and draws them, keeping fonts open between documents that name the same. For one thread.
public final class DocumentRenderer {
    /// What takes the place of every document's own canvas, the fonts that all are drawn with, and whether diagrams are
    /// drawn.
    public let options: CanvasOverrides
    private var renderers: [FontSources: PictureRenderer] = [:]

    /// Fonts take up megabytes; so many sets of them are open before all are closed.
    private static let renderersLimit = 4

    /// The stack of a thread that draws documents, in bytes: elements nested as deep as allowed need more than a usual
    /// one.
    public static let stackSize = 64 << 20

    /// A renderer that has opened no fonts yet; it changes nothing of documents where no options are given.
    public init(options: CanvasOverrides = CanvasOverrides()) {
        self.options = options
    }

    /// Forgets fonts and images that are not what they were; the others are kept.
    public func forget(_ sources: Set<DocumentSource>) {
        renderers = renderers.filter { fonts, _ in fonts.paths.allSatisfy { !sources.contains(.fonts($0)) } }
        let images = sources.filter { if case .image = $0 { true } else { false } }
        let files = Set(images.flatMap(\.files))
        for renderer in renderers.values { renderer.forgetImages(in: files) }
    }

    /// Lays a document out.
    ///
    /// - Throws: a ``Failure`` that names what cannot be laid out, at its place.
    public func layOut(_ document: Document, _ file: DocumentFile) throws(Failure) -> DocumentLayout {
        try layOut(document, file, on: CanvasVariant(own: document.canvas))
    }

    /// Lays a document out on a canvas of its variants.
    ///
    /// - Throws: a ``Failure`` that names what cannot be laid out, at its place.
    public func layOut(
        _ document: Document, _ file: DocumentFile, on variant: CanvasVariant, _ detail: LayoutTrace.Detail = []
    ) throws(Failure) -> DocumentLayout {
        var drawn = document
        drawn.canvas = variant.canvas
        let canvas = options.applied(to: variant.canvas)
        let renderer = try renderer(for: document, file)
        do {
            let trace = try renderer.layOut(document.root, on: canvas, detail)
            return DocumentLayout(file: file, document: drawn, canvas: canvas, trace: trace)
        } catch {
            throw Failure(error, drawing: document, file)
        }
    }

    /// What is painted of a document that this renderer laid out: the layout, or its diagram.
    ///
    /// - Throws: a ``Failure`` that names the texts that cannot be shown.
    public func displayList(of layout: DocumentLayout) throws(Failure) -> DisplayList {
        if let diagram = try diagram(of: layout) { return diagram.list }
        return try plainList(of: layout)
    }

    /// What is painted of the layout, whatever the options say.
    func plainList(of layout: DocumentLayout) throws(Failure) -> DisplayList {
        let renderer = try renderer(for: layout.document, layout.file)
        do {
            return try renderer.displayList(of: layout.layout, on: layout.canvas)
        } catch {
            throw Failure(error, drawing: layout.document, layout.file)
        }
    }

    /// The bytes of a picture file of a document that this renderer laid out.
    ///
    /// - Throws: a ``Failure`` that names what cannot be drawn.
    public func file(
        _ list: DisplayList, of layout: DocumentLayout, as format: PictureFormat
    ) throws(Failure) -> [UInt8] {
        let renderer = try renderer(for: layout.document, layout.file)
        do {
            return try renderer.file(list, on: layout.canvas, as: format)
        } catch {
            throw Failure(error, drawing: layout.document, layout.file)
        }
    }

    /// The picture of a document that this renderer laid out.
    ///
    /// - Throws: a ``Failure`` that names what cannot be drawn.
    public func bitmap(
        _ list: DisplayList, of layout: DocumentLayout
    ) throws(Failure) -> Bitmap {
        let renderer = try renderer(for: layout.document, layout.file)
        do {
            return try renderer.draw(list, on: layout.canvas)
        } catch {
            throw Failure(error, drawing: layout.document, layout.file)
        }
    }

    /// The renderer with the fonts that a document and the options name, beside the default set.
    ///
    /// - Throws: a ``Failure`` at the place of the font that cannot be opened.
    public func renderer(for document: Document, _ file: DocumentFile) throws(Failure) -> PictureRenderer {
        let fonts = FontSources(paths: options.fonts + document.fonts.map(\.path))
        if let renderer = renderers[fonts] { return renderer }
        do {
            let renderer = try PictureRenderer(fonts: fonts)
            if renderers.count >= DocumentRenderer.renderersLimit { renderers.removeAll() }
            renderers[fonts] = renderer
            return renderer
        } catch {
            throw Failure(error, opening: document, file)
        }
    }
}

extension Failure {
    /// What drawing a document found, each at its place.
    init(_ error: PictureError, drawing document: Document, _ file: DocumentFile) {
        func line(_ message: String, _ element: ElementReference?) -> String {
            let element = element ?? ElementReference(path: "layout", source: document.root.source)
            return Diagnostic(message, path: element.description, place: element.source).text(file: file.name)
        }
        switch error {
        case .layout(let error):
            self.init(error.isLimit ? .limitPassed : .wrongInput, line(error.explanation, error.element))
        case .scene(let error):
            self.init(.wrongInput, error.problems.map { line("\($0.problem)", $0.element) })
        case .render(.image(let element, let error)):
            self.init(.wrongInput, line("\(error)", element))
        case .render(.emptyCanvas(let width, let height)):
            let axis = width < 1 ? "width" : "height"
            let size = "\(shortDescription(width)) by \(shortDescription(height)) pixels"
            self.init(
                .wrongInput, line("the canvas is \(size); give it or its root element a \(axis)", nil))
        case .render(let error):
            self.init(error.isLimit ? .limitPassed : .defect, line("\(error)", nil))
        }
    }

    /// Why the fonts of a document cannot be opened, at the font's place where the document names it.
    init(_ error: FontError, opening document: Document, _ file: DocumentFile) {
        let font = document.fonts.first { font in
            error.path.map { $0 == font.path || $0.hasPrefix(font.path + "/") } ?? false
        }
        let diagnostic = Diagnostic("\(error)", path: font?.documentPath ?? "", place: font?.place)
        self.init(error.isEnvironment ? .defect : .wrongInput, diagnostic.text(file: file.name))
    }
}

extension LayoutError {
    /// Whether something is too deep or too large, as opposed to having no bound at all.
    fileprivate var isLimit: Bool {
        switch self {
        case .nestedTooDeep: true
        case .invalidExtent(_, _, let value, _): value.isFinite
        case .notUnfolded: false
        }
    }
}

extension FontError {
    /// The file that the error is about.
    fileprivate var path: String? {
        switch self {
        case .unreadable(let path), .notAFont(let path): path
        case .missingDefaults, .noFonts, .libraryFailed: nil
        }
    }

    fileprivate var isEnvironment: Bool {
        if case .libraryFailed = self { true } else { false }
    }
}
