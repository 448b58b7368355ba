import QuoinAutoLayout
import QuoinCairo
import QuoinDocument
import QuoinLayout
import QuoinScene

/// A document that was read and laid out.
public struct DocumentLayout: Sendable {
    /// Where the document is from, which messages name.
    public let file: DocumentFile
    /// The document as it was read, but with the canvas of the variant that was asked for.
    public let document: Document
    /// What the layout was made for: the document's canvas, with what options say in place of its own.
    public let canvas: Canvas
    /// What the engine found out: sizes that were possible, reasons, how constraints were solved.
    public let trace: LayoutTrace

    /// Where everything is, in points.
    public var layout: Layout { trace.layout }

    /// Reads a document and lays it out for one who asks about it instead of drawing it.
    ///
    /// - Throws: everything that keeps the document from being drawn.
    public static func make(
        from file: DocumentFile, options: CanvasOverrides, _ detail: LayoutTrace.Detail = []
    ) throws(Failure) -> DocumentLayout {
        let document = try file.read()
        let renderer = DocumentRenderer(options: options)
        let result = try renderer.layOut(document, file, on: CanvasVariant(own: document.canvas), detail)
        // Texts whose font or glyphs are missing would have another size.
        _ = try renderer.plainList(of: result)
        return result
    }

    /// What has no effect, and what constraints could not do; what reading found first.
    public var warnings: [Diagnostic] {
        document.warnings + trace.warnings.map { Diagnostic($0) } + constraintWarnings
    }

    private var constraintWarnings: [Diagnostic] {
        layout.tree.paintOrder.flatMap { index -> [Diagnostic] in
            guard let solution = trace.fact(ConstraintSolution.self, of: index) else { return [] }
            return solution.report.diagnostics(of: layout.tree.reference(to: index))
        }
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
