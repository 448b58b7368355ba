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
        let kind = place.pointee.kind.base.facts(childCount: childCount, bounds)
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
