import QuoinCompositional

extension CollectionView {
    /// Paints cells and views with the opacity and the transform that a section's visible-items handler sets. Without
    /// it, only the frames, the order and what is hidden follow the handler.
    public func paintsAppearance() -> CollectionView {
        appearance { element, item in element.appearance(of: item) }
    }
}

extension LayoutElement {
    /// The element with the alpha of an item as its opacity, and with the item's transform around its center.
    public func appearance(of item: CollectionLayoutSection.VisibleItem) -> AnyElement {
        guard item.alpha != 1 || item.transform != .identity else { return erased }
        return painted { paint in
            paint.opacity = min(1, max(0, item.alpha))
            paint.transform = item.transform == .identity ? nil : Paint.Transform(item.transform)
        }.erased
    }
}
