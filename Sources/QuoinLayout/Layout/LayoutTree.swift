/// An element tree, unrolled once into a contiguous array for the engine.
///
/// Elements are numbered level by level, the root first, so the children of an element are next to each other and after
/// it.
package struct LayoutTree: Sendable {
    /// An element's links, and its style in the form that measuring needs.
    ///
    /// The compiler cannot check that a node is sendable because of the pointer, whose element never changes.
    struct Node: @unchecked Sendable {
        /// Where the element is in the array of its parent's children. It is not copied, because elements are large.
        /// ``LayoutTree/roots`` keep the array alive, and because they share it, it is never changed in place.
        var place: UnsafePointer<AnyElement>
        var parent: Int32
        var firstChild: Int32
        var childCount: Int32
        /// The nearest node above, relative to which the position is rounded; -1 for the canvas.
        var nodeAbove: Int32
        var depth: Int32
        var isNode: Bool
        var hasExplicitSize: Bool
        var hasSizeFraction: Bool
        /// Whether the edges of the frame are rounded to pixels in place of the size and the position.
        var roundsEdges: Bool
        /// The parts of the style that are set.
        var styleParts: ElementStyle.Parts
        /// The parts that are set in the style of any child.
        var childStyleParts: ElementStyle.Parts = []
        var separable = SeparableAxes()
        /// How the style limits the extents.
        var bounds: Bounds
        var dependencies: Dependencies
        /// The place in ``LayoutTree/ownRanges`` of the sizes that the style allows in an unknown parent. Most elements
        /// share one with the element before, so that large trees take less memory.
        var ownRange: Int32

        var element: AnyElement {
            @inline(__always) _read { yield place.pointee }
        }

        /// The indices of the children.
        var children: Range<Int> { Int(firstChild)..<Int(firstChild) + Int(childCount) }
    }

    /// The largest nesting depth of elements.
    package static let nestingLimit = Limits.largestDepth

    /// The upper bound of all extents, in points; no extent reaches it (Texture, §1.4).
    package static let extentLimit = 10_000_000.0

    var nodes: [Node] = []
    /// The ranges of sizes that styles allow. The first does not limit anything.
    var ownRanges: [SizeRange] = [.unconstrained]
    /// The elements that all others are under: the root, and those that have been unfolded. Each is in a separate
    /// array, where it stays.
    private(set) var roots: [[AnyElement]]
    /// The elements that have yet to unfold.
    var unfolding: [Int] = []

    /// A tree without nodes.
    init(_ root: AnyElement) {
        roots = [[root]]
    }

    /// Replaces an element without children by the root of a tree, and adds the tree's other elements at the end. The
    /// element keeps its style and its names.
    mutating func graft(_ tree: LayoutTree, at index: Int) {
        let base = Int32(count - 1)
        let firstRange = Int32(ownRanges.count)
        ownRanges += tree.ownRanges
        let nodeAbove = tree.nodes[0].isNode ? Int32(index) : nodes[index].nodeAbove
        func moved(_ inner: Int32) -> Int32 { inner == 0 ? Int32(index) : inner + base }
        nodes[index].firstChild = tree.nodes[0].firstChild + base
        nodes[index].childCount = tree.nodes[0].childCount
        nodes[index].childStyleParts = tree.nodes[0].childStyleParts
        nodes[index].isNode = tree.nodes[0].isNode
        var unfolded = nodes[index].element
        unfolded.kind = tree.nodes[0].element.kind
        unfolded.children = tree.nodes[0].element.children
        nodes[index].place = keep(unfolded)
        for var node in tree.nodes.dropFirst() {
            node.nodeAbove = node.nodeAbove <= 0 ? nodeAbove : node.nodeAbove + base
            node.parent = moved(node.parent)
            node.firstChild += base
            node.ownRange += firstRange
            nodes.append(node)
        }
        roots += tree.roots
        unfolding.removeAll { $0 == index }
    }

    /// Keeps an element alive, and returns where it is.
    private mutating func keep(_ element: AnyElement) -> UnsafePointer<AnyElement> {
        roots.append([element])
        return roots[roots.count - 1].withUnsafeBufferPointer { $0.baseAddress.unsafelyUnwrapped }
    }

    /// The number of elements.
    package var count: Int { nodes.count }
}

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

extension Size {
    /// The size with every extent that counts as unbounded made unknown: infinity, and all from 10,000,000 points
    /// (Texture, §1.4).
    public var knownExtents: Size {
        Size(width < LayoutTree.extentLimit ? width : .nan, height < LayoutTree.extentLimit ? height : .nan)
    }
}
