import QuoinLayout
import QuoinScene

extension Subject {
    /// The elements that an author means by an id: the element itself, and the layout in the box that was made for its
    /// paint.
    func elements(named id: String) -> [Int] {
        let named = elementsByID[id] ?? []
        return named + named.compactMap(paintedLayout)
    }

    /// Whether the element is the layout in a painted box, which has its id.
    func isPaintedLayout(_ index: Int) -> Bool {
        tree.parent(of: index).map { paintedLayout(in: $0) == index } ?? false
    }

    /// The only child of a painted box, if it is a layout without an id.
    func paintedLayout(in index: Int) -> Int? {
        let children = tree.children(of: index)
        guard tree.kind(of: index) is BoxNode, children.count == 1, let child = children.first,
            tree.id(of: child) == nil, !type(of: tree.kind(of: child)).isNode
        else { return nil }
        return child
    }

    /// An element and everything below it.
    func subtree(of index: Int) -> [Int] {
        var (found, next) = ([index], 0)
        while next < found.count {
            found += tree.children(of: found[next])
            next += 1
        }
        return found
    }

    /// The elements in the scope of an annotation, in paint order, and whether everything about them is shown.
    func elements(in scope: Annotation.Scope) -> [(index: Int, showsAll: Bool)] {
        switch scope {
        case .setByAuthor: return elements.filter { !repetitions.contains($0) }.map { ($0, false) }
        case .everything: return elements.map { ($0, true) }
        case .elements(let ids):
            let found = Set(ids.flatMap(elements(named:)))
            return elements.filter(found.contains).map { ($0, true) }
        }
    }
}
