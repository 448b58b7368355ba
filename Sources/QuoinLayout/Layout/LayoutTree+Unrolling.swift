extension LayoutTree {
    /// Unrolls an element.
    ///
    /// - Throws: ``LayoutError/nestedTooDeep(_:limit:)``.
    package init(_ root: some LayoutElement) throws(LayoutError) {
        try self.init(root, depth: 1)
    }

    /// Unrolls an element that replaces an element of another tree.
    ///
    /// - Parameter depth: the nesting depth of that element, from 1.
    init(_ root: some LayoutElement, depth: Int32) throws(LayoutError) {
        self.init(root.erased)
        var (index, known) = (0, 1)
        append(roots[0], parent: -1, nodeAbove: -1, depth: depth, roundsEdges: false, known: &known)
        while index < nodes.count {
            if nodes[index].childCount > 0 {
                guard nodes[index].depth < Self.nestingLimit else {
                    throw .nestedTooDeep(reference(to: index), limit: Self.nestingLimit)
                }
                appendChildren(of: index, known: &known)
            }
            index += 1
        }
        findSeparableAxes()
    }

    private mutating func appendChildren(of index: Int, known: inout Int) {
        let node = nodes[index]
        let first = nodes.count
        append(
            node.element.children, parent: Int32(index), nodeAbove: node.isNode ? Int32(index) : node.nodeAbove,
            depth: node.depth + 1,
            roundsEdges: node.element.kind.base.roundsEdgesOfChildren ?? node.roundsEdges, known: &known)
        nodes[index].firstChild = Int32(first)
        for child in first..<nodes.count { nodes[index].childStyleParts.formUnion(nodes[child].styleParts) }
    }

    /// Adds siblings.
    ///
    /// - Parameter known: the number of elements that are in the tree or are children of such, for which memory is
    ///   reserved.
    private mutating func append(
        _ elements: [AnyElement], parent: Int32, nodeAbove: Int32, depth: Int32, roundsEdges: Bool, known: inout Int
    ) {
        if nodes.count + elements.count > nodes.capacity { nodes.reserveCapacity(max(known, 2 * nodes.capacity)) }
        elements.withUnsafeBufferPointer { elements in
            guard let start = elements.baseAddress else { return }
            for position in elements.indices {
                let type = type(of: elements[position].kind.base)
                let hasSize = elements[position].style.hasExplicitSize
                let childCount = elements[position].children.count
                known += childCount
                if type.unfolds { unfolding.append(nodes.count) }
                nodes.append(
                    Node(
                        place: start + position, parent: parent, firstChild: 0, childCount: Int32(childCount),
                        nodeAbove: nodeAbove,
                        depth: depth, isNode: type.isNode, hasExplicitSize: hasSize,
                        hasSizeFraction: hasSize && elements[position].style.hasSizeFraction, roundsEdges: roundsEdges,
                        styleParts: elements[position].style.parts,
                        bounds: Node.Bounds(elements[position].style),
                        ownRange: hasSize ? placeOfRange(elements[position].style.sizeRange(in: .undefined)) : 0))
            }
        }
    }

    /// The place of a range of sizes, which is added unless it is that of the element before.
    private mutating func placeOfRange(_ range: SizeRange) -> Int32 {
        if ownRanges[ownRanges.count - 1] != range { ownRanges.append(range) }
        return Int32(ownRanges.count - 1)
    }
}
