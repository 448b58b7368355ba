import QuoinDeclarations
import QuoinLayout

extension DocumentReading {
    /// Reports ids that several elements of the text have. The elements that a component or a collection makes again and
    /// again stand in the text once.
    func reportRepeatedIDs(in root: AnyElement) {
        // Elements that are nested too deep were reported before.
        guard let tree = try? LayoutTree(root) else { return }
        var places: [String: Set<SourcePlace>] = [:]
        for index in tree.paintOrder {
            guard let id = tree.id(of: index), let place = tree.source(of: index) else { continue }
            guard let earlier = places[id, default: []].min(), places[id]?.contains(place) == false else {
                places[id, default: []].insert(place)
                continue
            }
            places[id]?.insert(place)
            report(
                Diagnostic(
                    "the id \"\(id)\" is also that of the element in line \(earlier.line)",
                    path: tree.documentPath(of: index)?.text ?? tree.path(of: index), place: place))
        }
    }
}
