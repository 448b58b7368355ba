import Quoin

/// The output of `quoin inspect` for a layout.
struct InspectionReport {
    var trace: LayoutTrace
    /// Pixels per point.
    var scale: Double

    init(_ document: DocumentLayout) {
        (trace, scale) = (document.trace, document.canvas.scale)
    }
}

// MARK: - Collections

extension Layout {
    /// The visible items of a collection; `nil` for any other element.
    func collection(at index: Int) -> VisibleItemsLayout? { tree.kind(of: index) as? VisibleItemsLayout }

    /// The collection item of an element; `nil` for an element outside collections.
    func collectionItem(at index: Int) -> CollectionLayoutVisibleItem? {
        guard let parent = tree.parent(of: index), let collection = collection(at: parent) else { return nil }
        return collection.contents.visibleItems[index - tree.children(of: parent).lowerBound]
    }

    /// The frame of an element, in points relative to the canvas. The frame of a collection item is neither rounded to
    /// pixels nor limited.
    func uncutFrame(of element: LaidOutElement) -> Rect {
        guard let item = collectionItem(at: element.index), let collection = tree.parent(of: element.index) else {
            return element.frame
        }
        return item.frame.moved(by: frames[collection].origin)
    }
}

extension CollectionLayoutVisibleItem.Category {
    /// The name in collection views, where boundary items are supplementary views.
    var commonName: String {
        switch self {
        case .cell: "cell"
        case .supplementary, .boundary, .layoutBoundary: "supplementary"
        case .decoration: "decoration"
        }
    }
}
