import Foundation
import Quoin
import QuoinDocument

/// A document that was read and laid out, for commands that ask about it instead of drawing it.
struct DocumentLayout: ~Copyable {
    let file: DocumentFile
    let document: Document
    let canvas: Canvas
    let layout: Layout
    var engine: LayoutEngine
    /// How the layouts of constraints in it were solved.
    let constraints: [(index: Int, solution: ConstraintSolution)]

    /// Reads a document and lays it out.
    ///
    /// - Throws: everything that keeps the document from being drawn.
    static func make(from file: DocumentFile, options: CanvasOptions) throws(Failure) -> DocumentLayout {
        let document = try file.read()
        let canvas = options.applied(to: document.canvas)
        let renderer = try DocumentRenderer(options: options).renderer(for: document, file)
        let environment = renderer.environment(for: canvas)
        var engine = LayoutEngine(try tree(of: document, file), environment: environment)
        let layout: Layout
        let constraints: [(index: Int, solution: ConstraintSolution)]
        do {
            layout = try engine.layout(in: canvas.range)
            constraints = try layout.constraintSolutions(of: document.root, environment: environment)
        } catch {
            throw Failure(.layout(error), drawing: document, file)
        }
        do {
            // Texts whose font or glyphs are missing would have another size.
            _ = try DisplayList(layout, appearance: canvas.appearance, shaper: environment[TextShaperKey.self])
        } catch {
            throw Failure(.scene(error), drawing: document, file)
        }
        return DocumentLayout(
            file: file, document: document, canvas: canvas, layout: layout, engine: engine, constraints: constraints)
    }

    private static func tree(of document: Document, _ file: DocumentFile) throws(Failure) -> LayoutTree {
        do {
            return try LayoutTree(document.root)
        } catch {
            throw Failure(.layout(error), drawing: document, file)
        }
    }

    /// What has no effect, and what constraints could not do.
    var warnings: [Diagnostic] {
        document.warnings + engine.warnings(of: layout).map { Diagnostic($0) }
            + constraints.flatMap { $0.solution.report.diagnostics(of: layout.tree.reference(to: $0.index)) }
    }
}

extension ConstraintReport {
    /// The findings that a person should look at, each at its rule's place.
    func diagnostics(of element: ElementReference) -> [Diagnostic] {
        func warning(_ message: String, _ place: SourcePlace?) -> Diagnostic {
            Diagnostic(message, severity: .warning, path: element.description, place: place ?? element.source)
        }
        return broken.map { warning($0.description, $0.place) } + ambiguous.map { warning($0.description, nil) }
            + unused.map { warning("no rule mentions «\($0)»", nil) }
    }
}
