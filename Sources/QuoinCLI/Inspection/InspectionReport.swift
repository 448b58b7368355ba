import Quoin

/// What `quoin inspect` tells of a layout.
struct InspectionReport {
    /// The canvas as it came out, in points.
    var size: Size
    /// Pixels per point.
    var scale: Double
    /// In paint order.
    var elements: [InspectedElement]

    /// The tree, drawn with characters.
    var art: String

    init(_ document: borrowing DocumentLayout) {
        let layout = document.layout
        size = layout.size
        scale = document.canvas.scale
        elements = []
        for index in layout.tree.paintOrder where !layout.leftOut.contains(index) {
            elements.append(InspectedElement(index, in: document))
        }
        art = layout.tree.asciiArt()
    }
}

/// One element of a layout.
struct InspectedElement {
    var reference: ElementReference
    var kind: String
    /// In points, relative to the canvas.
    var frame: Rect
    /// The sizes that the parent and the element's own style allowed, in points.
    var range: SizeRange
    /// From the top edge to the first, and from the bottom edge to the last, in points; absent where there are none.
    var baselines: (ascender: Double, descender: Double)?

    /// What it is in a layout of constraints.
    var view: InspectedView?
    /// How its constraints were solved, if it has any.
    var constraints: InspectedConstraints?
    /// What it is in the collection that made it.
    var item: CollectionLayoutVisibleItem?
    /// The size of all that a collection could show, in points.
    var contentSize: Size?

    init(_ index: Int, in document: borrowing DocumentLayout) {
        let layout = document.layout
        reference = layout.tree.reference(to: index)
        kind = type(of: layout.tree.kind(of: index)).name
        item = layout.collectionItem(at: index)
        frame = layout.uncutFrame(of: item, at: index)
        range = document.engine.range(of: index) ?? SizeRange(exactly: frame.size)
        let found = document.engine.baselines(of: index)
        baselines = found == (0, 0) ? nil : found
        view = InspectedView(index, in: document)
        constraints = document.constraints.first { $0.index == index }.map { index, solution in
            InspectedConstraints(solution, at: layout.frames[index].origin)
        }
        contentSize = (layout.tree.kind(of: index) as? VisibleItemsLayout)?.contents.contentSize
    }
}

extension Layout {
    /// The name of the view that an element is in a layout of constraints; nothing for any other.
    func constrainedView(at index: Int) -> String? {
        guard let parent = tree.parent(of: index), let kind = tree.kind(of: parent) as? ConstraintsLayout else {
            return nil
        }
        return kind.views[index - tree.children(of: parent).lowerBound].name
    }
}
