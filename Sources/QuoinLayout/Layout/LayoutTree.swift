import QuoinDeclarations

/// An element tree, unrolled once into contiguous arrays for the engine.
///
/// Elements are numbered level by level, the root first, so the children of an element are next to each other and after
/// it.
package struct LayoutTree: Sendable {
    /// An element's links, and its style in the form that measuring needs.
    struct Node: Sendable {
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
        /// The sizes that the style allows in an unknown parent.
        var ownRange: SizeRange

        /// The indices of the children.
        var children: Range<Int> { Int(firstChild)..<Int(firstChild) + Int(childCount) }
    }

    /// The largest nesting depth of elements.
    package static let nestingLimit = Limits.largestDepth

    /// The upper bound of all extents, in points; no extent reaches it (Texture, §1.4).
    package static let extentLimit = 10_000_000.0

    fileprivate(set) var nodes: [Node]
    fileprivate(set) var styles: [ElementStyle]
    fileprivate(set) var kinds: [any LayoutKind]
    fileprivate(set) var labels: [Label]
    /// The elements that have yet to unfold.
    fileprivate(set) var unfolding: [Int]
    /// The values that elements have for their parents; most have none.
    fileprivate(set) var values: [Int: ElementValues]

    struct Label: Sendable {
        var id: String?
        var source: SourcePlace?
        var swiftPlace: SwiftPlace?
        var documentPath: DocumentPath?
        var composition: Composition?
    }

    /// Replaces an element without children by the root of a tree, and adds the tree's other elements at the end.
    mutating func graft(_ tree: LayoutTree, at index: Int) {
        let base = Int32(count - 1)
        let nodeAbove = tree.nodes[0].isNode ? Int32(index) : nodes[index].nodeAbove
        func moved(_ inner: Int32) -> Int32 { inner == 0 ? Int32(index) : inner + base }
        nodes[index].firstChild = tree.nodes[0].firstChild + base
        nodes[index].childCount = tree.nodes[0].childCount
        nodes[index].childStyleParts = tree.nodes[0].childStyleParts
        nodes[index].isNode = tree.nodes[0].isNode
        kinds[index] = tree.kinds[0]
        for var node in tree.nodes.dropFirst() {
            node.nodeAbove = node.nodeAbove <= 0 ? nodeAbove : node.nodeAbove + base
            node.parent = moved(node.parent)
            node.firstChild += base
            nodes.append(node)
        }
        styles += tree.styles.dropFirst()
        kinds += tree.kinds.dropFirst()
        labels += tree.labels.dropFirst()
        for (inner, values) in tree.values where inner > 0 { self.values[inner + Int(base)] = values }
        unfolding.removeAll { $0 == index }
    }

    /// The number of elements.
    package var count: Int { nodes.count }
}
