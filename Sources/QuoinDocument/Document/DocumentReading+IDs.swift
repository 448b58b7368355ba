import QuoinDeclarations
import QuoinLayout

extension DocumentReading {
    /// Reports ids that several elements of the text have. Elements that a component or a collection repeats are in the
    /// text only once.
    func reportRepeatedIDs(in tree: LayoutTree) {
        var known: [String: [Int]] = [:]
        for index in tree.paintOrder {
            guard let id = tree.id(of: index), let place = tree.source(of: index) else { continue }
            let earlier = known[id, default: []]
            known[id, default: []].append(index)
            guard !earlier.contains(where: { tree.source(of: $0) == place }),
                let other = earlier.first(where: { !tree.areAlternatives($0, index) }),
                let line = tree.source(of: other)?.line
            else { continue }
            report(
                Diagnostic(
                    "the id \"\(id)\" is also that of the element in line \(line)",
                    path: tree.documentPath(of: index)?.text ?? tree.path(of: index), place: place))
        }
    }
}
