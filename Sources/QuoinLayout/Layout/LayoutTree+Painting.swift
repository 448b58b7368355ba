extension LayoutTree {
    /// The elements that are painted in an element, the lowest first: its children without those that others of them hold, and
    /// then what the element itself holds.
    package func paintedChildren(of index: Int) -> [Int] {
        let (children, own) = (children(of: index), kind(of: index).holders)
        let unheld = own.isEmpty ? Array(children) : zip(children, own).filter { $0.1 == nil }.map(\.0)
        guard let parent = parent(of: index) else { return unheld }
        let around = kind(of: parent).holders
        guard !around.isEmpty else { return unheld }
        let siblings = self.children(of: parent)
        return unheld + zip(siblings, around).filter { $0.1 == index - siblings.lowerBound }.map(\.0)
    }

    /// The element in which an element is painted: the child of the same parent that holds it, else the parent.
    package func paintedParent(of index: Int) -> Int? {
        guard let parent = parent(of: index) else { return nil }
        let (siblings, holders) = (children(of: parent), kind(of: parent).holders)
        let position = index - siblings.lowerBound
        return (holders.indices.contains(position) ? holders[position] : nil).map { siblings.lowerBound + $0 } ?? parent
    }
}
