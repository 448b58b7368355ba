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

extension LayoutTree {
    /// Unrolls an element.
    ///
    /// - Throws: a ``QuoinError`` for elements that are nested too deep, with the last one that is allowed.
    package init(_ root: some LayoutElement) throws(QuoinError) {
        try self.init(root, depth: 1)
    }

    /// Unrolls an element that replaces an element of another tree.
    ///
    /// - Parameter depth: the nesting depth of that element, from 1.
    init(_ root: some LayoutElement, depth: Int32) throws(QuoinError) {
        self.init(root.erased)
        var unrolling = Unrolling(root: roots[0], depth: depth)
        while let siblings = unrolling.next() {
            if siblings.depth > Self.nestingLimit {
                throw QuoinError(
                    "elements are nested deeper than \(Self.nestingLimit)", .limitPassed,
                    at: reference(to: Int(siblings.parent)))
            }
            append(siblings, to: &unrolling)
        }
        findSeparableAxes()
    }

    private mutating func append(_ siblings: Siblings, to unrolling: inout Unrolling) {
        let first = nodes.count
        var styleParts: ElementStyle.Parts = []
        if first + siblings.elements.count > nodes.capacity {
            nodes.reserveCapacity(max(unrolling.known, 2 * nodes.capacity))
        }
        for position in siblings.elements.indices {
            let node = node(of: siblings.elements.baseAddress.unsafelyUnwrapped + position, siblings, &unrolling)
            styleParts.formUnion(node.styleParts)
            nodes.append(node)
        }
        guard siblings.parent >= 0 else { return }
        nodes[Int(siblings.parent)].firstChild = Int32(first)
        nodes[Int(siblings.parent)].childStyleParts = styleParts
    }

    /// The node of an element. Its children are added later. All that is needed of the element is read here, because in
    /// large trees most of the time is spent on waiting for the memory of elements.
    @inline(__always)
    private mutating func node(
        of place: UnsafePointer<AnyElement>, _ siblings: Siblings, _ unrolling: inout Unrolling
    ) -> Node {
        let index = Int32(nodes.count)
        // A style is read property by property, because the compiler would copy the whole.
        let units = place.pointee.style.units
        let (flexGrow, flexShrink) = (place.pointee.style.flexGrow, place.pointee.style.flexShrink)
        let styleParts = ElementStyle.Parts(
            units, flexGrow: flexGrow, flexShrink: flexShrink, alignSelf: place.pointee.style.alignSelf)
        let bounds = Node.Bounds(units)
        let childCount = place.pointee.children.count
        let kind = place.pointee.kind.facts(childCount: childCount, bounds)
        if childCount > 0 {
            unrolling.add(
                Siblings(
                    elements: place.pointee.children.withUnsafeBufferPointer { $0 }, parent: index,
                    nodeAbove: kind.isNode ? index : siblings.nodeAbove, depth: siblings.depth + 1,
                    roundsEdges: kind.roundsEdgesOfChildren ?? siblings.roundsEdges))
        }
        if kind.unfolds { unfolding.append(Int(index)) }
        return Node(
            place: place, parent: siblings.parent, firstChild: 0, childCount: Int32(childCount),
            nodeAbove: siblings.nodeAbove, depth: siblings.depth, isNode: kind.isNode, hasExplicitSize: units.haveSize,
            hasSizeFraction: units.haveSizeFraction, roundsEdges: siblings.roundsEdges,
            styleParts: styleParts, bounds: bounds,
            dependencies: kind.dependencies,
            ownRange: units.haveSize ? placeOfRange(place.pointee.style.sizeRange(in: .undefined)) : 0)
    }

    /// The place of a range of sizes, which is added unless it is that of the element before.
    private mutating func placeOfRange(_ range: SizeRange) -> Int32 {
        if ownRanges[ownRanges.count - 1] != range { ownRanges.append(range) }
        return Int32(ownRanges.count - 1)
    }
}

/// What a tree needs of a kind.
private struct KindFacts {
    var isNode: Bool
    var unfolds: Bool
    var roundsEdgesOfChildren: Bool?
    var dependencies: LayoutTree.Node.Dependencies
}

extension AnyLayoutKind {
    fileprivate func facts(childCount: Int, _ bounds: LayoutTree.Node.Bounds) -> KindFacts {
        func facts<Kind: LayoutKind>(_ type: Kind.Type) -> KindFacts {
            withBytes(as: type) { $0.pointee.facts(childCount: childCount, bounds) }
        }
        if let box { return box.kind.facts(childCount: childCount, bounds) }
        return facts(kindType)
    }
}

extension LayoutKind {
    /// One call, in which the kind is not copied, as it would be for each fact that is read from outside.
    fileprivate func facts(childCount: Int, _ bounds: LayoutTree.Node.Bounds) -> KindFacts {
        KindFacts(
            isNode: Self.isNode, unfolds: Self.unfolds,
            roundsEdgesOfChildren: childCount > 0 ? roundsEdgesOfChildren : nil,
            dependencies: LayoutTree.Node.Dependencies(of: self, childCount: childCount, bounds))
    }
}

/// The children of an element, or the root alone.
private struct Siblings {
    var elements: UnsafeBufferPointer<AnyElement>
    /// -1 for the root.
    var parent: Int32
    var nodeAbove: Int32
    var depth: Int32
    var roundsEdges: Bool
}

/// What has yet to be added to a tree, level by level.
private struct Unrolling {
    private var pending: [Siblings]
    private var position = 0
    /// The number of elements that are in the tree or pending.
    private(set) var known = 1

    init(root: [AnyElement], depth: Int32) {
        let elements = root.withUnsafeBufferPointer { $0 }
        pending = [Siblings(elements: elements, parent: -1, nodeAbove: -1, depth: depth, roundsEdges: false)]
    }

    mutating func add(_ siblings: Siblings) {
        known += siblings.elements.count
        pending.append(siblings)
    }

    mutating func next() -> Siblings? {
        guard position < pending.count else { return nil }
        defer { position += 1 }
        return pending[position]
    }
}
