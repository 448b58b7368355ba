import QuoinLayout

/// A collection view's bounds and where it is scrolled to.
public struct CollectionViewport: Hashable, Sendable {
    /// In points. An extent along the scroll axis may be infinite; then everything is visible.
    public var size: Size
    /// The place of the content that is at the viewport's top leading corner, in points. With right-to-left and
    /// horizontal scrolling it counts from the right, where reading starts.
    public var contentOffset: Point
    /// What bars and the safe area cover, in points: pinned items keep out of it.
    public var contentInset: EdgeInsets
    /// In points.
    public var safeArea: EdgeInsets
    /// In points; 8 more than the safe area where it is nil.
    public var layoutMargins: EdgeInsets?
    /// In points; the layout margins, and at most 672 points between them, where it is nil.
    public var readableContent: EdgeInsets?
    /// Where lanes are scrolled to, by section, in points; each rests at the nearest place its behavior allows.
    public var orthogonalOffsets: [Int: Double]
    /// What a layout may be adapted to, besides the room there is; the scale and the direction count here.
    public var traitCollection: TraitCollection

    /// A viewport at the start of the content, with nothing covered, unless told otherwise.
    public init(
        size: Size, contentOffset: Point = .zero, contentInset: EdgeInsets = .zero, safeArea: EdgeInsets = .zero,
        layoutMargins: EdgeInsets? = nil, readableContent: EdgeInsets? = nil, orthogonalOffsets: [Int: Double] = [:],
        traitCollection: TraitCollection = TraitCollection()
    ) {
        self.size = size
        self.contentOffset = contentOffset
        self.contentInset = contentInset
        self.safeArea = safeArea
        self.layoutMargins = layoutMargins
        self.readableContent = readableContent
        self.orthogonalOffsets = orthogonalOffsets
        self.traitCollection = traitCollection
    }
}

extension CollectionViewport {
    var direction: LayoutDirection { traitCollection.layoutDirection }
    var grid: PixelGrid { PixelGrid(scale: traitCollection.displayScale) }
    var bounds: Rect { Rect(origin: contentOffset, size: size) }

    /// What narrows a container across the scroll axis.
    func insets(_ reference: ContentInsetsReference, across axis: Axis) -> DirectionalEdgeInsets {
        DirectionalEdgeInsets(insets(reference), direction: direction).along(axis.cross)
    }

    private func insets(_ reference: ContentInsetsReference) -> EdgeInsets {
        switch reference {
        case .none: .zero
        case .automatic, .safeArea: safeArea
        case .layoutMargins: margins
        case .readableContent: readableContent ?? readableInsets
        }
    }

    private var margins: EdgeInsets {
        layoutMargins
            ?? EdgeInsets(
                top: safeArea.top + 8, left: safeArea.left + 8, bottom: safeArea.bottom + 8, right: safeArea.right + 8)
    }

    private var readableInsets: EdgeInsets {
        var insets = margins
        let excess = max(0, size.width - insets.left - insets.right - 672) / 2
        insets.left += excess
        insets.right += excess
        return insets
    }
}
