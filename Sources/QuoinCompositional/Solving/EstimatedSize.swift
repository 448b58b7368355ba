import QuoinLayout

/// A cell or a view whose length is measured.
public struct MeasuredContent: Hashable, Sendable {
    public var category: CollectionLayoutVisibleItem.Category
    /// Nil for a boundary item of the layout.
    public var section: Int?
    /// The item's index; for a group's supplementary item, the index of the group's first item.
    public var index: Int
    /// Nil for a cell.
    public var elementKind: String?

    public init(
        category: CollectionLayoutVisibleItem.Category, section: Int?, index: Int, elementKind: String? = nil
    ) {
        self.category = category
        self.section = section
        self.index = index
        self.elementKind = elementKind
    }
}

/// Measures a cell or a view in a range of sizes, in points: exact on the axis whose length is known, open on the one
/// that was estimated. Nil leaves the estimate.
public typealias ContentMeasuring = (MeasuredContent, SizeRange) -> Size?

extension CollectionLayoutSize {
    /// A size of which the estimated lengths are measured.
    func measured(_ guess: Size, _ measure: (SizeRange) -> Size?) -> Size {
        guard isEstimated else { return guess }
        var range = SizeRange(exactly: guess)
        for axis in Axis.allCases where self[axis].isEstimated { range[axis] = .unconstrained }
        guard let found = measure(range) else { return guess }
        return Size(
            widthDimension.isEstimated ? found.width : guess.width,
            heightDimension.isEstimated ? found.height : guess.height)
    }
}

extension DirectionalEdgeInsets {
    /// The insets that count: none on an axis whose length is estimated.
    func effective(for size: CollectionLayoutSize) -> DirectionalEdgeInsets {
        guard size.isEstimated else { return self }
        var insets = self
        if size.widthDimension.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
        if size.heightDimension.isEstimated { (insets.top, insets.bottom) = (0, 0) }
        return insets
    }

    func leaveNothing(of size: Size) -> Bool { sum(.horizontal) > size.width || sum(.vertical) > size.height }
}

extension PixelGrid {
    /// The nearest pixel boundary, halves away from zero, in points. A value that is a half but for arithmetic noise
    /// counts as a half.
    func nearest(_ point: Point) -> Point { Point(nearest(point.x), nearest(point.y)) }

    private func nearest(_ value: Double) -> Double {
        let pixels = (value * scale * 1_000_000).rounded() / 1_000_000
        return pixels.rounded(.toNearestOrAwayFromZero) / scale
    }
}
