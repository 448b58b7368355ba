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
        let unrolling = Unrolling(root.erased, depth: depth)
        if let index = unrolling.nestedTooDeep {
            let path = Self.path(of: index, nodes: unrolling.nodes, kinds: unrolling.kinds)
            let label = unrolling.labels[index]
            throw .nestedTooDeep(
                ElementReference(
                    id: label.id, path: path, source: label.source,
                    swiftPlace: label.id == nil ? label.swiftPlace?.description : nil),
                limit: Self.nestingLimit)
        }
        self.init(
            nodes: unrolling.nodes, styles: unrolling.styles, kinds: unrolling.kinds, labels: unrolling.labels,
            unfolding: unrolling.unfolding, values: unrolling.values)
    }

    /// The arrays that an element is unrolled into.
    ///
    /// Elements are numbered level by level, but visited depth first, because an element and its content are made
    /// together and are near each other in memory. So the elements of each level are counted first, which gives the
    /// index where each level begins. The arrays are filled out of order, which is why they are initialized by hand.
    struct Unrolling {
        private(set) var nodes: [Node] = []
        private(set) var styles: [ElementStyle] = []
        private(set) var kinds: [any LayoutKind] = []
        private(set) var labels: [Label] = []
        /// The elements that are not unfolded yet.
        private(set) var unfolding: [Int] = []
        private(set) var values: [Int: ElementValues] = [:]
        /// The first element at the nesting limit that has children; they are left out.
        private(set) var nestedTooDeep: Int?

        /// - Parameters:
        ///   - root: the element to unroll.
        ///   - depth: the root's nesting depth, from 1.
        init(_ root: AnyElement, depth: Int32) {
            var counts: [Int] = []
            Self.count([root], level: 0, of: LayoutTree.nestingLimit - Int(depth) + 1, &counts)
            fill(with: root, depth: depth, counts)
            LayoutTree.findSeparableAxes(&nodes, styles: styles, kinds: kinds)
        }

        /// Counts the elements of each level down to the nesting limit.
        private static func count(_ elements: [AnyElement], level: Int, of limit: Int, _ counts: inout [Int]) {
            if level == counts.count { counts.append(0) }
            counts[level] += elements.count
            guard level + 1 < limit else { return }
            for position in elements.indices where !elements[position].children.isEmpty {
                count(elements[position].children, level: level + 1, of: limit, &counts)
            }
        }

        private mutating func fill(with root: AnyElement, depth: Int32, _ counts: [Int]) {
            let count = counts.reduce(0, +)
            nodes = Array(unsafeUninitializedCapacity: count) { nodes, nodeCount in
                styles = Array(unsafeUninitializedCapacity: count) { styles, styleCount in
                    kinds = Array(unsafeUninitializedCapacity: count) { kinds, kindCount in
                        labels = Array(unsafeUninitializedCapacity: count) { labels, labelCount in
                            var filling = Filling(
                                nodes: nodes, styles: styles, kinds: kinds, labels: labels, levels: counts)
                            filling.add([root], level: 0, parent: -1, nodeAbove: -1, depth: depth, roundsEdges: false)
                            unfolding = filling.unfolding.sorted()
                            nestedTooDeep = filling.nestedTooDeep
                            values = filling.values
                            (nodeCount, styleCount, kindCount, labelCount) = (count, count, count, count)
                        }
                    }
                }
            }
        }
    }
}

/// The arrays of a tree while they are filled, each level from its start.
private struct Filling {
    let nodes: UnsafeMutableBufferPointer<LayoutTree.Node>
    let styles: UnsafeMutableBufferPointer<ElementStyle>
    let kinds: UnsafeMutableBufferPointer<any LayoutKind>
    let labels: UnsafeMutableBufferPointer<LayoutTree.Label>
    var unfolding: [Int] = []
    var nestedTooDeep: Int?
    var values: [Int: ElementValues] = [:]
    /// The index of the next element on each level.
    private var next: [Int] = []

    init(
        nodes: UnsafeMutableBufferPointer<LayoutTree.Node>, styles: UnsafeMutableBufferPointer<ElementStyle>,
        kinds: UnsafeMutableBufferPointer<any LayoutKind>, labels: UnsafeMutableBufferPointer<LayoutTree.Label>,
        levels counts: [Int]
    ) {
        (self.nodes, self.styles, self.kinds, self.labels) = (nodes, styles, kinds, labels)
        var start = 0
        for count in counts {
            next.append(start)
            start += count
        }
    }

    /// Adds siblings, and then the content of each.
    mutating func add(
        _ elements: [AnyElement], level: Int, parent: Int32, nodeAbove: Int32, depth: Int32, roundsEdges: Bool
    ) {
        let first = next[level]
        next[level] += elements.count
        for position in elements.indices {
            add(
                elements, position, at: first + position, parent: parent, nodeAbove: nodeAbove, depth: depth,
                roundsEdges: roundsEdges)
            if parent >= 0 { nodes[Int(parent)].childStyleParts.formUnion(nodes[first + position].styleParts) }
        }
        for position in elements.indices where !elements[position].children.isEmpty {
            addChildren(elements[position].children, of: first + position, level: level + 1)
        }
    }

    private mutating func addChildren(_ children: [AnyElement], of index: Int, level: Int) {
        guard level < next.count else {
            nestedTooDeep = nestedTooDeep ?? index
            return
        }
        nodes[index].firstChild = Int32(next[level])
        nodes[index].childCount = Int32(children.count)
        let nodeAbove = nodes[index].isNode ? Int32(index) : nodes[index].nodeAbove
        add(
            children, level: level, parent: Int32(index), nodeAbove: nodeAbove, depth: nodes[index].depth + 1,
            roundsEdges: kinds[index].roundsEdgesOfChildren ?? nodes[index].roundsEdges)
    }

    /// Adds one of several siblings. It is read in place, because elements are large.
    private mutating func add(
        _ elements: [AnyElement], _ position: Int, at index: Int, parent: Int32, nodeAbove: Int32, depth: Int32,
        roundsEdges: Bool
    ) {
        let type = type(of: elements[position].kind.base)
        let hasSize = elements[position].style.hasExplicitSize
        if type.unfolds { unfolding.append(index) }
        if let own = elements[position].values { values[index] = own }
        nodes.initializeElement(
            at: index,
            to: LayoutTree.Node(
                parent: parent, firstChild: 0, childCount: 0, nodeAbove: nodeAbove, depth: depth, isNode: type.isNode,
                hasExplicitSize: hasSize, hasSizeFraction: hasSize && elements[position].style.hasSizeFraction,
                roundsEdges: roundsEdges,
                styleParts: elements[position].style.parts,
                ownRange: hasSize ? elements[position].style.sizeRange(in: .undefined) : .unconstrained))
        styles.initializeElement(at: index, to: elements[position].style)
        kinds.initializeElement(at: index, to: elements[position].kind.base)
        labels.initializeElement(
            at: index,
            to: LayoutTree.Label(
                id: elements[position].id, source: elements[position].source,
                swiftPlace: elements[position].swiftPlace,
                documentPath: elements[position].documentPath,
                composition: elements[position].composition))
    }
}
