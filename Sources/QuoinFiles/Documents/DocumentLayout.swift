import Quoin
import QuoinDocument

/// A document with its layout.
public struct DocumentLayout: Sendable {
    package let file: DocumentFile
    package let document: Document
    /// The canvas of the layout: that of the document or of a variant, with the overrides.
    public let canvas: Canvas
    /// The layout, and how the engine arrived at it.
    package let trace: Layout.Trace
    /// The warnings of painting, if a layout was made without drawing it.
    private var paintWarnings: [Diagnostic] = []

    init(file: DocumentFile, document: Document, canvas: Canvas, trace: Layout.Trace) {
        (self.file, self.document, self.canvas, self.trace) = (file, document, canvas, trace)
    }

    /// The layout, with frames in points.
    public var layout: Layout { trace.layout }

    /// Reads a document and lays it out, without drawing it.
    ///
    /// - Throws: a ``QuoinError`` for anything that keeps the document from being drawn.
    package static func make(
        from file: DocumentFile, options: RenderingOptions, _ detail: Layout.Trace.Detail = []
    ) throws(QuoinError) -> DocumentLayout {
        let document = try file.read(limits: options.limits)
        let renderer = DocumentRenderer(options: options)
        var result = try renderer.layOut(document, file, on: CanvasVariant(own: document.canvas), detail)
        // A text has the wrong size if its font or glyphs are missing, which only the display list reports.
        let list = try renderer.plainList(of: result)
        try renderer.tryDrawing(list, of: result)
        result.paintWarnings = list.warnings.map { Diagnostic($0) }
        return result
    }

    /// The warnings of reading, of laying out, of results, and of painting if that was tried. A diagram shows what a layout
    /// does, whatever that is, and often with other values: of its layout there are none.
    package var warnings: [Diagnostic] {
        guard document.diagram == nil else { return document.warnings + paintWarnings }
        let ofLayout = trace.addingCanvasCuts(to: trace.warningsOfLayout).map { Diagnostic($0) }
        return document.warnings + ofLayout + warningsOfResults + paintWarnings
    }

    /// What kinds report about the finished layout; constraints at their rules.
    private var warningsOfResults: [Diagnostic] {
        let allowed = document.check?.allowedKinds ?? []
        let found = trace.withoutRepetitions { index in
            trace[index].constraintReport?.diagnostics(of: index, in: layout.tree, allowing: allowed)
                ?? trace.warningsOfResult(of: index).map { Diagnostic($0) }
        } _: { diagnostic in
            let place = diagnostic.place.map { "\($0)" } ?? diagnostic.path.filter { !$0.isNumber }
            return place + diagnostic.message.filter { !$0.isNumber }
        }
        return found.map { diagnostic, count in
            var diagnostic = diagnostic
            diagnostic.message += Layout.Trace.words(for: count)
            return diagnostic
        }
    }
}

extension ConstraintReport {
    /// Warnings of broken constraints and of those that others override at their rules, and of ambiguous positions at the
    /// views.
    ///
    /// - Parameter allowed: the kinds of findings that the document intends.
    fileprivate func diagnostics(
        of index: Int, in tree: LayoutTree, allowing allowed: Set<Document.FindingKind>
    ) -> [Diagnostic] {
        let element = tree.reference(to: index)
        func place(of view: String) -> SourcePlace? { tree.view(view, in: index).flatMap(tree.source) }
        func warning(_ message: String, _ place: SourcePlace?) -> Diagnostic {
            Diagnostic(message, severity: .warning, path: element.description, place: place ?? element.source)
        }
        let broken = allowed.contains(.brokenRule) ? [] : broken
        let (ties, undetermined) = allowed.contains(.ambiguousRule) ? ([], []) : (ties, undetermined)
        return broken.map { warning($0.description, $0.place) }
            + lostRules.map { warning($0.description, $0.place) }
            + ties.map { warning($0.description, place(of: $0.item)) }
            + undetermined.map { warning($0.description, place(of: $0.item)) }
            + unused.map { warning(ConstraintReport.words(forUnused: $0), place(of: $0)) }
    }
}
