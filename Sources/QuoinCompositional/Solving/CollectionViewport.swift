import QuoinLayout

/// A collection view's size and how far it is scrolled.
package struct CollectionViewport: Hashable, Sendable {
    /// In points. The length along the scroll axis may be infinite; then everything is visible.
    package var size: Size
    /// The point of the content at the viewport's top leading corner, in points. With right-to-left and horizontal
    /// scrolling it counts from the right.
    package var contentOffset: Point
    /// The insets of bars and the safe area, in points: pinned items stay outside them.
    package var contentInset: EdgeInsets
    /// In points.
    package var safeArea: EdgeInsets
    /// The offsets of lanes by section, in points; each lane stops at the nearest offset that its behavior allows.
    package var orthogonalOffsets: [Int: Double]
    /// For section providers and custom groups; the layout itself reads the scale and the direction.
    package var traitCollection: CollectionLayoutSection.Environment.TraitCollection

    /// By default at the start of the content, with nothing covered.
    package init(
        size: Size, contentOffset: Point = .zero, contentInset: EdgeInsets = .zero, safeArea: EdgeInsets = .zero,
        orthogonalOffsets: [Int: Double] = [:],
        traitCollection: CollectionLayoutSection.Environment.TraitCollection = .init()
    ) {
        self.size = size
        self.contentOffset = contentOffset
        self.contentInset = contentInset
        self.safeArea = safeArea
        self.orthogonalOffsets = orthogonalOffsets
        self.traitCollection = traitCollection
    }
}

extension CollectionViewport {
    var direction: LayoutDirection { traitCollection.layoutDirection }
    var grid: PixelGrid { PixelGrid(scale: traitCollection.displayScale) }
    var bounds: Rect { Rect(origin: contentOffset, size: size) }

    /// The insets of a container across the scroll axis.
    func insets(
        _ reference: CollectionLayoutSection.ContentInsetsReference, across axis: Axis
    ) -> DirectionalEdgeInsets {
        DirectionalEdgeInsets(insets(reference), direction: direction).along(axis.cross)
    }

    private func insets(_ reference: CollectionLayoutSection.ContentInsetsReference) -> EdgeInsets {
        switch reference {
        case .none: .zero
        case .automatic, .safeArea: safeArea
        case .layoutMargins: layoutMargins
        case .readableContent: readableInsets
        }
    }

    private var layoutMargins: EdgeInsets {
        EdgeInsets(
            top: safeArea.top + 8, left: safeArea.left + 8, bottom: safeArea.bottom + 8, right: safeArea.right + 8)
    }

    private var readableInsets: EdgeInsets {
        var insets = layoutMargins
        let excess = max(0, size.width - insets.left - insets.right - 672) / 2
        insets.left += excess
        insets.right += excess
        return insets
    }
}
