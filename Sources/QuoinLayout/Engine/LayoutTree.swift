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
        /// What the style asks of the parent.
        var requests: ChildStyle
        /// What the children's styles ask of the element.
        var childRequests: ChildStyle = []
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
        var composition: Composition?
    }

    /// Unrolls an element.
    ///
    /// - Throws: ``LayoutError/nestedTooDeep(_:limit:)``.
    public init(_ root: some LayoutElement) throws(LayoutError) {
        try self.init(root, depth: 1)
    }

    /// Unrolls an element that is to stand in the place of one of another tree.
    ///
    /// - Parameter depth: how deep that one is nested, from 1.
    init(_ root: some LayoutElement, depth: Int32) throws(LayoutError) {
        let unrolling = Unrolling(root.erased, depth: depth)
        if let index = unrolling.nestedTooDeep {
            let path = Self.path(of: index, nodes: unrolling.nodes, kinds: unrolling.kinds)
            let label = unrolling.labels[index]
            throw .nestedTooDeep(
                ElementReference(id: label.id, path: path, source: label.source), limit: Self.nestingLimit)
        }
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
        nodes[index].childRequests = tree.nodes[0].childRequests
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
