/// Where everything is: the frames of a tree that was laid out. A value.
public struct Layout: Sendable {
    /// What the engine found for one element.
    public struct Entry: Hashable, Sendable {
        /// In points, relative to the canvas.
        public var frame: Rect
        /// The sizes that the parent and the element's own style allowed, in points.
        public var range: SizeRange
        /// The place within the nearest node above, in points, before rounding.
        var offset: Point
        /// Whether the parent measured the element; one that it left out has no size.
        public var isLaidOut: Bool
    }

    public let tree: LayoutTree
    /// The grid that the frames are rounded to.
    public let grid: PixelGrid
    /// By the index of the element in the tree.
    public let entries: [Entry]

    init(tree: LayoutTree, grid: PixelGrid, entries: [Entry]) {
        (self.tree, self.grid, self.entries) = (tree, grid, entries)
    }

    /// The size of the root, in points.
    public var size: Size { entries[0].frame.size }

    /// An element's frame, in points relative to the canvas.
    public func frame(of index: Int) -> Rect { entries[index].frame }

    /// The frame of the element with a name, in points relative to the canvas.
    public func frame(ofID id: String) -> Rect? {
        tree.index(ofID: id).map { entries[$0].frame }
    }
}
