import QuoinLayout

extension DirectionalEdgeInsets {
    /// The insets of a screen's left and right edges, for a direction of reading.
    init(_ insets: EdgeInsets, direction: LayoutDirection) {
        let isLeftToRight = direction == .leftToRight
        self.init(
            top: insets.top, leading: isLeftToRight ? insets.left : insets.right, bottom: insets.bottom,
            trailing: isLeftToRight ? insets.right : insets.left)
    }

    func start(_ axis: Axis) -> Double { axis == .horizontal ? leading : top }
    func end(_ axis: Axis) -> Double { axis == .horizontal ? trailing : bottom }
    func sum(_ axis: Axis) -> Double { start(axis) + end(axis) }

    /// The insets along one axis alone.
    func along(_ axis: Axis) -> DirectionalEdgeInsets {
        axis == .horizontal
            ? DirectionalEdgeInsets(leading: leading, trailing: trailing)
            : DirectionalEdgeInsets(top: top, bottom: bottom)
    }

}

extension Size {
    /// What insets leave, never less than nothing.
    func less(_ insets: DirectionalEdgeInsets) -> Size {
        Size(max(0, width - insets.sum(.horizontal)), max(0, height - insets.sum(.vertical)))
    }
}

extension Rect {
    /// What insets leave, never less than nothing.
    func less(_ insets: DirectionalEdgeInsets) -> Rect {
        Rect(origin: origin + Point(insets.leading, insets.top), size: size.less(insets))
    }

    func shifted(by offset: Point) -> Rect { Rect(origin: origin + offset, size: size) }

    /// Whether both have points inside in common; a rectangle without area has them where it lies inside the other.
    func meets(_ other: Rect) -> Bool {
        minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
    }
}
