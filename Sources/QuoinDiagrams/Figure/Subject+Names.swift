import QuoinLayout
import QuoinScene

extension Subject {
    /// The elements that an author means by a name: the one that has it, and the layout around which its paint made a
    /// box.
    func elements(named id: String) -> [Int] {
        let named = elementsByID[id] ?? []
        return named + named.compactMap(paintedLayout)
    }

    /// Whether the element is the layout of a painted box, which has its name.
    func isPaintedLayout(_ index: Int) -> Bool {
        tree.parent(of: index).map { paintedLayout(in: $0) == index } ?? false
    }

    /// The layout that is all that a painted box holds.
    func paintedLayout(in index: Int) -> Int? {
        let children = tree.children(of: index)
        guard tree.kind(of: index) is BoxNode, children.count == 1, let child = children.first,
            tree.id(of: child) == nil, !type(of: tree.kind(of: child)).isNode
        else { return nil }
        return child
    }
}
