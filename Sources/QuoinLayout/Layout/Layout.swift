/// A tree that was laid out: the frames of its elements.
public struct Layout: Sendable {
    /// The tree, with the elements that came from unfolding.
    package internal(set) var tree: LayoutTree
    /// The grid that the frames are rounded to.
    package let grid: PixelGrid
    /// The reading direction that it was mirrored for.
    package let direction: LayoutDirection
    /// In points, relative to the canvas: of the root, then of its first child with all below it, and so on.
    public package(set) var frames: [Rect]
    /// The elements that their parents did not measure: they have no size and are not painted.
    package internal(set) var leftOut: Set<Int>
    /// What rounding edges took from the sizes of elements without children, in points; negative where it added.
    package internal(set) var roundedOff: [Int: Size]

    /// The size of the root, in points.
    public var size: Size { frames[0].size }

    /// The frame of the element with an id, in points relative to the canvas; `nil` if there is none.
    public func frame(ofID id: String) -> Rect? {
        tree.index(ofID: id).map { frames[$0] }
    }
}

extension Layout {
    /// A node of a layout with the nodes in it, without the layouts between them, like Texture's filtered layout tree.
    public struct Node: Hashable, Sendable {
        /// The element's id, its path and its place in the document.
        public var reference: ElementReference
        /// The name of the element's kind.
        public var kind: String
        /// In points, relative to the node above, or to the canvas.
        public var frame: Rect
        /// In painting order.
        public var children: [Node]
    }

    /// The nodes that are in no other node: only the root, if it is a node.
    public var nodes: [Node] { nodes(from: 0, origin: .zero) }

    /// The element as a node, or else the nodes in it.
    private func nodes(from index: Int, origin: Point) -> [Node] {
        guard !leftOut.contains(index) else { return [] }
        let frame = frames[index]
        let kind = type(of: tree.kind(of: index))
        let inner = tree.children(of: index).flatMap { nodes(from: $0, origin: kind.isNode ? frame.origin : origin) }
        guard kind.isNode else { return inner }
        let place = Point(frame.origin.x - origin.x, frame.origin.y - origin.y)
        return [
            Node(
                reference: tree.reference(to: index), kind: kind.name, frame: Rect(origin: place, size: frame.size),
                children: inner)
        ]
    }
}
