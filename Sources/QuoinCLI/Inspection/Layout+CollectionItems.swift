import Quoin

extension Layout {
    /// What an element is in the collection that made it; nothing for any other.
    func collectionItem(at index: Int) -> CollectionLayoutVisibleItem? {
        guard let parent = tree.parent(of: index), let collection = tree.kind(of: parent) as? VisibleItemsLayout else {
            return nil
        }
        return collection.contents.visibleItems[index - tree.children(of: parent).lowerBound]
    }

    /// An element's frame, in points relative to the canvas. That of a collection's item is as the collection has it:
    /// to the fraction of a pixel, and however long.
    func uncutFrame(of item: CollectionLayoutVisibleItem?, at index: Int) -> Rect {
        guard let item, let collection = tree.parent(of: index) else { return frames[index] }
        return Rect(origin: frames[collection].origin + item.frame.origin, size: item.frame.size)
    }
}

extension CollectionLayoutVisibleItem.Category {
    /// What a collection view calls it, to which boundary items are supplementary views too.
    var commonName: String {
        switch self {
        case .cell: "cell"
        case .supplementary, .boundary, .layoutBoundary: "supplementary"
        case .decoration: "decoration"
        }
    }
}
