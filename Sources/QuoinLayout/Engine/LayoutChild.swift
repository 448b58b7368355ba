/// A child of an element that is being laid out: measure it with a size range, read its style, place it at a point.
public struct LayoutChild {
    let pass: LayoutPass
    let index: Int

    /// Measures the child, and makes the result its current one.
    ///
    /// - Parameters:
    ///   - range: the sizes it may take, in points; its own style is applied within them.
    ///   - parent: what its fractions refer to, in points; NaN where an extent is unknown.
    /// - Returns: its size, in whole pixels.
    @discardableResult
    public func measure(_ range: SizeRange, parent: Size) -> Size {
        offer(range, parent: parent)
        return size
    }

    /// Lets the child have a range, as ``measure(_:parent:)`` does, but leaves the measuring until its size or extent
    /// is asked for, which saves it where that does not happen.
    public func offer(_ range: SizeRange, parent: Size) {
        pass.offer(index, range, parent: parent)
    }

    /// Lets the child have a range, with other sizes of its own than its style says.
    public func offer(_ range: SizeRange, parent: Size, ownRange: SizeRange) {
        pass.offer(index, range, parent: parent, ownRange: ownRange)
    }

    /// The size for the range that it was offered last, in points; zero before the first.
    public var size: Size { pass.size(of: index) }

    /// The extent along an axis for the range that it was offered last, in points; zero before the first. It may be
    /// known without measuring where the whole size is not.
    public func extent(along axis: Axis) -> Double { pass.extent(of: index, along: axis) }

    /// Puts the child's top left corner at a point of its parent, which is not rounded. Without it the child is at the
    /// parent's own corner.
    public func place(at position: Point) {
        pass.states[index].position = position
    }

    /// What the child asks for.
    public var style: ElementStyle { pass.styles[index] }

    /// The sizes that the child's own style allows in a parent, in points; NaN where a parent's extent is unknown.
    public func ownRange(in parent: Size) -> SizeRange {
        let node = pass.nodes[index]
        return node.hasSizeFraction ? pass.styles[index].sizeRange(in: parent) : node.ownRange
    }

    /// From the top edge to the first baseline, in points: the style's, else what was measured.
    public var ascender: Double { pass.ascender(of: index) }

    /// From the last baseline to the bottom edge, in points: the style's, else what was measured.
    public var descender: Double { pass.descender(of: index) }

    /// Four numbers that the parent's kind may keep at a child until it places it, which saves it an array. They hold
    /// nothing in particular before they are set; a child at which any were kept has to be placed.
    public var scratch: SIMD4<Double> {
        get { pass.states[index].scratch }
        nonmutating set { pass.states[index].scratch = newValue }
    }
}
