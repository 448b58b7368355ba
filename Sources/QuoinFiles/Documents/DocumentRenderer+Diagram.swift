import QuoinCairo
import QuoinDeclarations
import QuoinDiagrams
import QuoinDocument
import QuoinScene

extension DocumentRenderer {
    /// The diagram of a document that this renderer laid out; nothing where the layout alone is wanted.
    ///
    /// - Throws: a ``Failure`` that names what cannot be laid out or shown.
    public func diagram(of layout: DocumentLayout) throws(Failure) -> Diagram.Picture? {
        let document = layout.document
        guard let diagram = options.view.diagram(of: document) else { return nil }
        let renderer = try renderer(for: document, layout.file)
        let panels = document.diagramPanels { options.applied(to: $0) }
        do {
            return try diagram.picture(of: panels) { renderer.environment(for: $0) }
        } catch .layout(let error) {
            throw Failure(.layout(error), drawing: document, layout.file)
        } catch .scene(let error) {
            throw Failure(.scene(error), drawing: document, layout.file)
        } catch {
            let line = Diagnostic("\(error)", path: "diagram", place: nil).text(file: layout.file.name)
            let isLimit = if case .tooManyLabels = error { true } else { false }
            throw Failure(isLimit ? .limitPassed : .wrongInput, line)
        }
    }
}

extension CanvasOverrides.View {
    /// What is annotated of a document, if anything is.
    fileprivate func diagram(of document: Document) -> Diagram? {
        switch self {
        case .plain: nil
        case .asDocumented: document.diagram?.diagram
        case .diagram: document.diagram?.diagram ?? Diagram()
        }
    }
}
