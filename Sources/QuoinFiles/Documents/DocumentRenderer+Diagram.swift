import QuoinCairo
import QuoinDeclarations
import QuoinDiagrams
import QuoinDocument
import QuoinScene

extension DocumentRenderer {
    /// Whether a diagram is drawn in place of the layout.
    package func drawsDiagram(of document: Document) -> Bool { options.view.diagram(of: document) != nil }

    /// The diagram of a document that this renderer laid out; `nil` if the layout is drawn without one.
    ///
    /// - Throws: a ``QuoinError`` if an element cannot be laid out or annotated.
    package func diagram(of layout: DocumentLayout) throws(QuoinError) -> Diagram.Picture? {
        let document = layout.document
        guard let diagram = options.view.diagram(of: document).map(options.diagram.applied) else { return nil }
        let renderer = try renderer(for: document, layout.file)
        let panels = document.diagramPanels(on: layout.canvas) { options.applied(to: $0) }
        do {
            return try diagram.picture(of: panels) { renderer.environment(for: $0) }
        } catch .layout(let error) {
            throw QuoinError(.layout(error), drawing: document, layout.file)
        } catch .scene(let error) {
            throw QuoinError(.scene(error), drawing: document, layout.file)
        } catch {
            let diagnostic = Diagnostic("\(error)", path: "diagram", place: nil)
            throw QuoinError(error.kind, [diagnostic], in: layout.file.name)
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
