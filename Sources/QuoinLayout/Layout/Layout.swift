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

    /// The size of the root, in points.
    public var size: Size { frames[0].size }

    /// The frame of the element with an id, in points relative to the canvas; `nil` if there is none.
    public func frame(ofID id: String) -> Rect? {
        tree.index(ofID: id).map { frames[$0] }
    }
}
