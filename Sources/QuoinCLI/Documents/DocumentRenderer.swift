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
    func render(_ job: RenderJob) throws(Failure) {
        let document = try job.file.read()
        document.warnings.forEach { Terminal.say($0.text(file: job.file.name)) }
        let renderer = try renderer(for: document, job.file)
        let picture: Picture
        do {
            picture = try renderer.draw(document.root, on: options.applied(to: document.canvas))
        } catch {
            throw Failure(error, of: job.file)
        }
        picture.warnings.forEach { Terminal.say(Diagnostic($0).text(file: job.file.name)) }
        try job.output.write(picture.png)
    }

    /// The renderer with the fonts that a document needs.
    func renderer(for document: Document, _ file: DocumentFile) throws(Failure) -> PictureRenderer {
        let fonts = try file.fonts(of: document, folders: options.fontDir)
        if let renderer = renderers[fonts] { return renderer }
        do {
            let renderer = try PictureRenderer(fonts: fonts)
            renderers[fonts] = renderer
            return renderer
        } catch {
            throw Failure(.wrongInput, "\(file.name): error: \(error)")
        }
    }
}

extension Failure {
    /// What drawing a document found, each at its place.
    init(_ error: PictureError, of file: DocumentFile) {
        func line(_ message: String, _ element: ElementReference?) -> String {
            Diagnostic(message, path: element?.description ?? "", place: element?.source).text(file: file.name)
        }
        switch error {
        case .layout(let error):
            self.init(.limitPassed, line(error.explanation, error.element))
        case .scene(let error):
            self.init(.wrongInput, error.problems.map { line("\($0.problem)", $0.element) })
        case .render(.image(let element, let error)):
            self.init(.wrongInput, line("\(error)", element))
        case .render(let error):
            self.init(error.isLimit ? .limitPassed : .defect, line("\(error)", nil))
        }
    }
}
