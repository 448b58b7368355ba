import Foundation
import Quoin
import QuoinDocument

/// Lays documents out and draws them, keeping fonts open between documents that name the same. For one thread.
final class DocumentRenderer {
    private let options: CanvasOptions
    private var renderers: [FontSources: PictureRenderer] = [:]

    init(options: CanvasOptions) {
        self.options = options
    }

    /// Draws one document into its file.
    func render(_ job: RenderJob) -> RenderOutcome {
        var outcome = RenderOutcome()
        do throws(Failure) {
            let document = try job.file.read()
            outcome.warnings = document.warnings.map { $0.text(file: job.file.name) }
            let renderer = try renderer(for: document, job.file)
            let layout = try DocumentLayout.make(
                of: document, job.file, on: options.applied(to: document.canvas), with: renderer)
            outcome.warnings = layout.warnings.map { $0.text(file: job.file.name) }
            let (bytes, warnings) = try draw(layout, as: job.format, with: renderer)
            outcome.warnings += warnings.map { Diagnostic($0).text(file: job.file.name) }
            try job.output.write(bytes)
        } catch {
            outcome.failure = error
        }
        return outcome
    }

    private func draw(
        _ document: borrowing DocumentLayout, as format: PictureFormat, with renderer: PictureRenderer
    ) throws(Failure) -> ([UInt8], warnings: [SceneProblem]) {
        do {
            let list = try renderer.displayList(of: document.layout, on: document.canvas)
            return (try renderer.file(list, on: document.canvas, as: format), list.warnings)
        } catch {
            throw Failure(error, drawing: document.document, document.file)
        }
    }

    /// The renderer with the fonts that a document and the command line name, beside the default set.
    func renderer(for document: Document, _ file: DocumentFile) throws(Failure) -> PictureRenderer {
        let fonts = FontSources(paths: options.fontDir + document.fonts.map(\.path))
        if let renderer = renderers[fonts] { return renderer }
        do {
            let renderer = try PictureRenderer(fonts: fonts)
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
