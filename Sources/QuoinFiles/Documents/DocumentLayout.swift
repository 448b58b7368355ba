import QuoinAutoLayout
import QuoinCairo
import QuoinDocument
import QuoinLayout
import QuoinScene

/// A document that was read and laid out.
public struct DocumentLayout: ~Copyable {
    /// Where the document is from, which messages name.
    public let file: DocumentFile
    /// The document as it was read, but with the canvas of the variant that was asked for.
    public let document: Document
    /// What the layout was made for: the document's canvas, with what options say in place of its own.
    public let canvas: Canvas
    /// Where everything is, in points.
    public let layout: Layout
    /// What made the layout: it tells sizes that were possible, baselines and reasons.
    public var engine: LayoutEngine
    /// How the layouts of constraints in it were solved.
    public let constraints: [(index: Int, solution: ConstraintSolution)]

    /// Reads a document and lays it out for one who asks about it instead of drawing it.
    ///
    /// - Throws: everything that keeps the document from being drawn.
    public static func make(from file: DocumentFile, options: CanvasOverrides) throws(Failure) -> DocumentLayout {
        let document = try file.read()
        let renderer = try DocumentRenderer(options: options).renderer(for: document, file)
        let result = try make(of: document, file, on: options.applied(to: document.canvas), with: renderer)
        do {
            // Texts whose font or glyphs are missing would have another size.
            let shaper = result.engine.environment[TextShaperKey.self]
            _ = try DisplayList(result.layout, appearance: result.canvas.appearance, shaper: shaper)
        } catch {
            throw Failure(.scene(error), drawing: document, file)
        }
        return result
    }

    /// Lays a document out.
    public static func make(
        of document: Document, _ file: DocumentFile, on canvas: Canvas, with renderer: PictureRenderer
    ) throws(Failure) -> DocumentLayout {
        do {
            var engine = LayoutEngine(try LayoutTree(document.root), environment: renderer.environment(for: canvas))
            let layout = try engine.layout(in: canvas.range)
            let constraints = try engine.constraintSolutions(of: document.root, in: layout)
            return DocumentLayout(
                file: file, document: document, canvas: canvas, layout: layout, engine: engine,
                constraints: constraints)
        } catch {
            throw Failure(.layout(error), drawing: document, file)
        }
    }

    /// What has no effect, and what constraints could not do; what reading found first.
    public var warnings: [Diagnostic] {
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
