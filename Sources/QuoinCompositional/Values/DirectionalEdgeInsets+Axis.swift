import QuoinLayout

extension DirectionalEdgeInsets {
    /// The insets of a screen's left and right edges for a reading direction.
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

    /// The insets that have an effect on an item: insets along an axis with an estimated length have none.
    func effective(for size: CollectionLayoutSize) -> DirectionalEdgeInsets {
        guard size.isEstimated else { return self }
        var insets = self
        if size.widthDimension.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
        if size.heightDimension.isEstimated { (insets.top, insets.bottom) = (0, 0) }
        return insets
    }

    func exceed(_ size: Size) -> Bool { sum(.horizontal) > size.width || sum(.vertical) > size.height }
}

extension Size {
    /// The size less insets, at least 0.
    func inset(by insets: DirectionalEdgeInsets) -> Size {
        Size(max(0, width - insets.sum(.horizontal)), max(0, height - insets.sum(.vertical)))
    }
}

extension Rect {
    /// The rectangle less insets, its size at least 0.
    func inset(by insets: DirectionalEdgeInsets) -> Rect {
        Rect(origin: origin + Point(insets.leading, insets.top), size: size.inset(by: insets))
    }
}
