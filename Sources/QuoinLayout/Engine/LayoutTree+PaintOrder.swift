extension LayoutTree {
    /// The elements in the order in which they are painted: every element before its children, the children in order.
    public var paintOrder: PaintOrder { PaintOrder(tree: self) }

    /// A walk through a tree, depth first.
    public struct PaintOrder: Sequence, IteratorProtocol, Sendable {
        private let tree: LayoutTree
        private var pending: [Int] = [0]

        init(tree: LayoutTree) {
            self.tree = tree
        }

        public mutating func next() -> Int? {
            guard let index = pending.popLast() else { return nil }
            pending.append(contentsOf: tree.children(of: index).reversed())
            return index
        }
    }

    /// The children of an element.
    public func children(of index: Int) -> Range<Int> {
        let first = Int(nodes[index].firstChild)
        return first..<first + Int(nodes[index].childCount)
    }

    /// The element that an element is a child of.
    public func parent(of index: Int) -> Int? {
        nodes[index].parent < 0 ? nil : Int(nodes[index].parent)
    }

    /// The number of elements above an element.
    public func depth(of index: Int) -> Int { Int(nodes[index].depth) - 1 }

    /// How an element lays out, without the erasure.
    public func kind(of index: Int) -> any LayoutKind { kinds[index] }
    /// What an element asks of its parent.
    public func style(of index: Int) -> ElementStyle { styles[index] }
    /// The name that an element was given.
    public func id(of index: Int) -> String? { labels[index].id }
    /// What the author wrote, where the element was made of something else.
    package func composition(of index: Int) -> Composition? { labels[index].composition }
    /// Where an element stands in a document.
    public func source(of index: Int) -> SourcePlace? { labels[index].source }
}
