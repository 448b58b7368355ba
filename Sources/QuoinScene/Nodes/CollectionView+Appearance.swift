import QuoinCompositional
import QuoinLayout

extension CollectionView {
    /// Paints cells and views as a section's visible-items handler leaves them: as opaque as it says, and transformed.
    /// Places, the order and what is hidden follow the handler without it.
    public func paintsAppearance() -> CollectionView {
        appearance { element, item in element.appearance(of: item) }
    }
}

extension LayoutElement {
    /// The element as opaque as an item's alpha says, and transformed around its middle as the item is.
    public func appearance(of item: CollectionLayoutVisibleItem) -> AnyElement {
        guard item.alpha != 1 || item.transform != .identity else { return erased }
        return painted { paint in
            paint.opacity = min(1, max(0, item.alpha))
            paint.transform = item.transform == .identity ? nil : PaintTransform(item.transform)
        }.erased
    }
}
