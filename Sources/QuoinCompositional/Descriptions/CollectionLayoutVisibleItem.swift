import QuoinLayout

/// A cell, a supplementary view or a background that meets the viewport: where it is and how it is drawn.
public struct CollectionLayoutVisibleItem: Hashable, Sendable {
    /// What an item is. Items of one z index are drawn in this order.
    public enum Category: String, Hashable, Sendable, CaseIterable {
        case decoration, cell, supplementary, boundary, layoutBoundary
    }

    /// What it is.
    public let category: Category
    /// The index of the section; nil for a boundary item of the layout.
    public let section: Int?
    /// The index of the item in its section; for a supplementary item, of the item or group that it belongs to.
    public let index: Int
    /// Nil for a cell.
    public let elementKind: String?
    /// In points.
    public let size: Size
    /// In points.
    public var center: Point
    /// The order of drawing; what is higher lies above.
    public var zIndex: Int
    /// From 0, unseen, to 1.
    public var alpha = 1.0
    /// Whether it is left out of the picture.
    public var isHidden = false
    /// What is done to the drawing around its center.
    public var transform = AffineTransform.identity
    /// Whether the item is one that stays on screen while its section is.
    public let isPinned: Bool
    let placement: ItemPlacement
    /// The repetition of the section's group that it is part of, from 0; nil for what is in none.
    public var row: Int? { placement.row }

    init(
        category: Category, section: Int?, index: Int, elementKind: String?, frame: Rect, zIndex: Int,
        isPinned: Bool = false, placement: ItemPlacement
    ) {
        (self.category, self.section, self.index, self.elementKind) = (category, section, index, elementKind)
        (size, center, self.zIndex, self.isPinned) = (frame.size, frame.center, zIndex, isPinned)
        self.placement = placement
    }

    /// The rectangle before the transform, in points.
    public var frame: Rect {
        Rect(origin: Point(center.x - size.width / 2, center.y - size.height / 2), size: size)
    }
}

/// Changes the visible cells and supplementary items of a section, once their places are final and before they are
/// drawn.
///
/// It gets the items with their places in the content, or in the section's lane, the offset of the content or the lane,
/// and the environment. It may change `center`, `alpha`, `zIndex`, `isHidden` and `transform`.
public typealias VisibleItemsInvalidationHandler =
    @Sendable (inout [CollectionLayoutVisibleItem], Point, CollectionLayoutEnvironment) -> Void
