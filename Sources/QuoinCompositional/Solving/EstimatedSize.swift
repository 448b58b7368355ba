import QuoinLayout

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
