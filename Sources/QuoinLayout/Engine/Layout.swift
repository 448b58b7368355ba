/// Where everything is: the frames of a tree that was laid out. A value.
public struct Layout: Sendable {
    /// The tree that was laid out, with the elements that came into it by unfolding.
    public internal(set) var tree: LayoutTree
    /// The grid that the frames are rounded to.
    public let grid: PixelGrid
    /// In points, relative to the canvas, by the index of the element in the tree.
    public internal(set) var frames: [Rect]
    /// The elements that their parents did not measure: they have no size and are not painted.
    public internal(set) var leftOut: Set<Int>

    /// The size of the root, in points.
    public var size: Size { frames[0].size }

    /// The frame of the element with a name, in points relative to the canvas.
    public func frame(ofID id: String) -> Rect? {
        tree.index(ofID: id).map { frames[$0] }
    }
}
