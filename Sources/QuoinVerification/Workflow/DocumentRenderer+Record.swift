import Quoin
import QuoinDocument
import QuoinExplanations
import QuoinFiles

extension DocumentRenderer {
    /// The record of the layout of a document that this renderer laid out; `nil` if a diagram is drawn, which shows
    /// more than the layout.
    ///
    /// - Parameter list: the display list of the layout.
    /// - Throws: a ``QuoinError`` that names the font that cannot be read.
    package func record(of layout: DocumentLayout, painted list: DisplayList) throws(QuoinError) -> PictureRecord? {
        guard !drawsDiagram(of: layout.document) else { return nil }
        let renderer = try renderer(for: layout.document, layout.file)
        var record = try QuoinError.naming(layout.file.name) { () throws(QuoinError) in
            try PictureRecord(of: layout.layout, painted: list, on: layout.canvas, by: renderer)
        }
        record.document = layout.file.path.split(separator: "/").last.map(String.init)
        record.add(layout.components)
        return record
    }
}

extension DocumentLayout {
    /// The components of the elements, by the elements' paths.
    fileprivate var components: [String: ElementComponent] {
        let tree = layout.tree
        var components: [String: ElementComponent] = [:]
        guard !document.components.isEmpty else { return components }
        for index in tree.paintOrder {
            guard let place = tree.source(of: index), let component = document.component(at: place) else { continue }
            // A layout in a box that paints it has the same place as the box.
            let isInner = tree.parent(of: index).flatMap { tree.source(of: $0) } == place
            components[tree.path(of: index)] = ElementComponent(
                name: component.name, isOutermost: place == component.places.lowerBound && !isInner)
        }
        return components
    }
}

extension PictureRecord {
    fileprivate mutating func add(_ components: [String: ElementComponent]) {
        for index in elements.indices { elements[index].component = components[elements[index].path] }
    }
}
