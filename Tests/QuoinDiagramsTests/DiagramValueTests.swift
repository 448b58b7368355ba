import Quoin
import QuoinDiagrams
import QuoinDocument
import Testing

@Suite("Figures of the values of a property")
struct DiagramValueTests {
    private let documents: DiagramDocuments
    private let renderer: PictureRenderer

    init() throws {
        (documents, renderer) = (try DiagramDocuments(), try PictureRenderer())
    }

    @Test("a property whose values have names has a strip with each of them in one panel, and no two panels look alike")
    func strips() throws {
        let subjects = try DiagramSubject.all(in: documents)
        #expect(subjects.flatMap(\.enumerations).count > 20)
        for subject in subjects {
            for (property, values) in subject.enumerations { try check(property, values, in: subject.folder) }
        }
    }

    private func check(_ property: String, _ values: [String], in folder: String) throws {
        // The properties that an element has for its parent are shown in the parent they are for.
        let names = (folder == "Stack" ? ["Stack", "Absolute"] : [folder])
            .flatMap { documents.names(below: $0, endingWith: property.kebab) }
        let strips = try names.map(documents.document).filter { ($0.diagram?.panels.count ?? 0) > 1 }
        guard let strip = strips.first(where: { shown(in: $0, of: property).sorted() == values.sorted() }) else {
            let found = strips.map { shown(in: $0, of: property) }
            Issue.record("\(folder) has no \(property.kebab).yaml with a strip of \(values); there are \(found)")
            return
        }
        try expectDifferentPanels(of: strip, "\(folder), \(property)")
    }

    @Test("two documents that show different values of a property look different")
    func documentsOfValues() throws {
        for subject in try DiagramSubject.all(in: documents) {
            for (property, values) in subject.enumerations {
                var seen: [[DisplayOperation]: String] = [:]
                for value in values {
                    let suffix = "\(property.kebab)-\(value.kebab)"
                    for name in documents.names(below: subject.folder, endingWith: suffix) {
                        let picture = try drawing(of: documents.document(name))
                        if let other = seen.updateValue(name, forKey: picture), !other.hasSuffix(suffix) {
                            Issue.record("\(name) looks like \(other)")
                        }
                    }
                }
            }
        }
    }

    /// The values in the captions of panels: `align: left or start`.
    private func shown(in document: Document, of property: String) -> [String] {
        (document.diagram?.panels ?? []).flatMap { panel -> [String] in
            guard let caption = panel.caption, caption.hasPrefix("\(property): ") else { return [] }
            return caption.dropFirst(property.count + 2).split(separator: " or ").map(String.init)
        }
    }

    private func expectDifferentPanels(of document: Document, _ name: String) throws {
        var seen: [[DisplayOperation]: String] = [:]
        for panel in document.diagramPanels(on: document.canvas, { $0 }) {
            var alone = panel
            alone.caption = nil
            let picture = try drawing(of: document, panels: [alone])
            if let other = seen.updateValue(panel.caption ?? "", forKey: picture) {
                Issue.record("\(name): \(panel.caption ?? "") looks like \(other)")
            }
        }
    }

    /// What is drawn without captions.
    private func drawing(of document: Document, panels: [Diagram.Panel]? = nil) throws -> [DisplayOperation] {
        var diagram = document.diagram?.diagram ?? Diagram()
        diagram.caption = nil
        var panels = panels ?? document.diagramPanels(on: document.canvas) { $0 }
        for index in panels.indices { panels[index].caption = nil }
        return try renderer.diagram(diagram, of: panels).list.commands.map(\.operation)
    }
}
