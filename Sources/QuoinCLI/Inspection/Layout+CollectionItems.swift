import Quoin

extension Layout {
    /// What an element shows where it is a collection; `nil` for any other.
    func collection(at index: Int) -> VisibleItemsLayout? { tree.kind(of: index) as? VisibleItemsLayout }

    /// What an element is in the collection that made it; `nil` for any other.
    func collectionItem(at index: Int) -> CollectionLayoutVisibleItem? {
        guard let parent = tree.parent(of: index), let collection = collection(at: parent) else { return nil }
        return collection.contents.visibleItems[index - tree.children(of: parent).lowerBound]
    }

    /// An element's frame, in points relative to the canvas. That of a collection's item is as the collection has it:
    /// to the fraction of a pixel, and however long.
    func uncutFrame(of element: LaidOutElement) -> Rect {
        guard let item = collectionItem(at: element.index), let collection = tree.parent(of: element.index) else {
            return element.frame
        }
        return item.frame.moved(by: frames[collection].origin)
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
