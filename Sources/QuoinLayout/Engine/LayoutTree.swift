/// An element tree, unrolled once into contiguous arrays: what the engine lays out.
///
/// Elements are numbered level by level, the root first, so the children of an element stand next to each other and
/// behind it.
public struct LayoutTree: Sendable {
    /// An element's links and what its style says, ready for measuring.
    struct Node: Sendable {
        var parent: Int32
        var firstChild: Int32
        var childCount: Int32
        /// The nearest node above, within which the element's position is rounded; -1 where it is the canvas.
        var owner: Int32
        var depth: Int32
        var isNode: Bool
        var hasSizeWish: Bool
        var hasSizeFraction: Bool
        var separable = SeparableAxes()
        /// The sizes that the style allows when no parent is known.
        var ownRange: SizeRange

        /// The indices of the children.
        var children: Range<Int> { Int(firstChild)..<Int(firstChild) + Int(childCount) }
    }

    /// How deep elements may be nested.
    public static let nestingLimit = 500

    /// What every extent stays below, in points (Texture, §1.4).
    public static let extentLimit = 10_000_000.0

    private(set) var nodes: [Node]
    private(set) var styles: [ElementStyle]
    private(set) var kinds: [any LayoutKind]
    private(set) var labels: [Label]
    /// The elements that are still to unfold.
    private(set) var unfolding: [Int]

    /// What an element is called and where it comes from.
    struct Label: Sendable {
        var id: String?
        var source: SourcePlace?
    }

    /// Unrolls an element.
    ///
    /// - Throws: ``LayoutError/nestedTooDeep(_:limit:)``.
    public init(_ root: some LayoutElement) throws(LayoutError) {
        try self.init(root, depth: 1)
    }

    /// Unrolls an element that is to stand in the place of one of another tree, and is nested as deep.
    init(_ root: some LayoutElement, nestedIn tree: LayoutTree, at index: Int) throws(LayoutError) {
        try self.init(root, depth: tree.nodes[index].depth)
    }

    private init(_ root: some LayoutElement, depth: Int32) throws(LayoutError) {
        var unrolling = Unrolling()
        try unrolling.add(root.erased, depth: depth)
        Self.findSeparableAxes(&unrolling.nodes, styles: unrolling.styles, kinds: unrolling.kinds)
        (nodes, styles, kinds, labels) = (unrolling.nodes, unrolling.styles, unrolling.kinds, unrolling.labels)
        unfolding = unrolling.unfolding
    }

    /// Puts the root of a tree in the place of an element without children, and the rest of it behind all elements.
    mutating func graft(_ tree: LayoutTree, at index: Int) {
        let base = Int32(count - 1)
        let owner = tree.nodes[0].isNode ? Int32(index) : nodes[index].owner
        func moved(_ inner: Int32) -> Int32 { inner == 0 ? Int32(index) : inner + base }
        nodes[index].firstChild = tree.nodes[0].firstChild + base
        nodes[index].childCount = tree.nodes[0].childCount
        nodes[index].isNode = tree.nodes[0].isNode
        kinds[index] = tree.kinds[0]
        for var node in tree.nodes.dropFirst() {
            node.owner = node.owner <= 0 ? owner : node.owner + base
            node.parent = moved(node.parent)
            node.firstChild += base
            nodes.append(node)
        }
        styles += tree.styles.dropFirst()
        kinds += tree.kinds.dropFirst()
        labels += tree.labels.dropFirst()
        unfolding.removeAll { $0 == index }
    }

    /// The number of elements.
    public var count: Int { nodes.count }
}

extension LayoutTree {
    /// The arrays as they grow.
    private struct Unrolling {
        var nodes: [Node] = []
        var styles: [ElementStyle] = []
        var kinds: [any LayoutKind] = []
        var labels: [Label] = []
        var unfolding: [Int] = []
        /// The elements whose children are not unrolled yet, with those children.
        var pending: [(parent: Int, children: [AnyElement])] = []

        mutating func add(_ root: AnyElement, depth: Int32) throws(LayoutError) {
            reserve(Self.count(root.children, depth: depth) + 1)
            append([root], 0, parent: -1, owner: -1, depth: depth)
            var next = 0
            while next < pending.count {
                let (parent, children) = pending[next]
                pending[next].children = []
                try append(children, to: parent)
                next += 1
            }
        }

        /// The number of elements down to the nesting limit.
        private static func count(_ elements: [AnyElement], depth: Int32) -> Int {
            guard depth < LayoutTree.nestingLimit else { return 0 }
            var count = elements.count
            for index in elements.indices where !elements[index].children.isEmpty {
                count += Self.count(elements[index].children, depth: depth + 1)
            }
            return count
        }

        private mutating func reserve(_ count: Int) {
            nodes.reserveCapacity(count)
            styles.reserveCapacity(count)
            kinds.reserveCapacity(count)
            labels.reserveCapacity(count)
        }

        private mutating func append(_ children: [AnyElement], to index: Int) throws(LayoutError) {
            let parent = nodes[index]
            guard parent.depth < LayoutTree.nestingLimit else {
                throw .nestedTooDeep(
                    ElementReference(id: labels[index].id, path: path(of: index), source: labels[index].source),
                    limit: LayoutTree.nestingLimit)
            }
            nodes[index].firstChild = Int32(nodes.count)
            nodes[index].childCount = Int32(children.count)
            let owner = parent.isNode ? Int32(index) : parent.owner
            for position in children.indices {
                append(children, position, parent: Int32(index), owner: owner, depth: parent.depth + 1)
            }
        }

        /// Takes one of a row of elements apart. It is read where it stands, since elements are large.
        private mutating func append(
            _ elements: [AnyElement], _ position: Int, parent: Int32, owner: Int32, depth: Int32
        ) {
            let kind = elements[position].kind.base
            let type = type(of: kind)
            let hasWish = elements[position].style.hasSizeWish
            if type.unfolds { unfolding.append(nodes.count) }
            if !elements[position].children.isEmpty { pending.append((nodes.count, elements[position].children)) }
            nodes.append(
                Node(
                    parent: parent, firstChild: 0, childCount: 0, owner: owner, depth: depth, isNode: type.isNode,
                    hasSizeWish: hasWish, hasSizeFraction: hasWish && elements[position].style.hasSizeFraction,
                    ownRange: hasWish ? elements[position].style.sizeRange(in: .undefined) : .unconstrained))
            styles.append(elements[position].style)
            kinds.append(kind)
            labels.append(Label(id: elements[position].id, source: elements[position].source))
        }

        private func path(of index: Int) -> String { LayoutTree.path(of: index, nodes: nodes, kinds: kinds) }
    }
}
