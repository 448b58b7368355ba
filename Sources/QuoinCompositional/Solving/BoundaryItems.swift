import QuoinLayout

/// The headers, footers and side items of a section or of the whole layout: the room they take, and where they stand.
struct BoundaryItems {
    /// The axis of scrolling.
    let axis: Axis
    let items: [CollectionLayoutBoundarySupplementaryItem]
    /// The collection view's size.
    let viewport: Size
    /// Where the items at the start and the end stand across the axis.
    let span: ClosedExtent
    let grid: PixelGrid
    let measure: (_ item: CollectionLayoutBoundarySupplementaryItem, SizeRange) -> Size?

    /// An item's edge: at the start or the end of the scroll axis, or at a side.
    private enum Edge {
        case start, end, side
    }

    private func edge(of item: CollectionLayoutBoundarySupplementaryItem) -> Edge {
        let edges = item.alignment.edges
        return edges.hasStart(axis) ? .start : edges.hasEnd(axis) ? .end : .side
    }

    /// Checks that no size comes of a part of a viewport without end.
    func check() throws(CollectionLayoutError) {
        for (index, item) in items.enumerated() {
            let isSide = edge(of: item) == .side
            let guess = item.layoutSize.size(in: container(of: item, along: viewport[axis]), grid: grid)
            // A side item's length along the axis refers to the content, which has an end.
            if guess[axis.cross].isFinite && (isSide || guess[axis].isFinite) { continue }
            let isAlong = viewport[axis] == .infinity
            throw CollectionLayoutError(
                .unboundedContainer(isAlong ? axis : axis.cross), path: "boundarySupplementaryItems[\(index)]")
        }
    }

    /// How far extending items reach out of the content along an axis: the furthest of each edge decides.
    func reach(_ axis: Axis) -> (start: Double, end: Double) {
        var reach = (start: 0.0, end: 0.0)
        for item in items where item.extendsBoundary && (edge(of: item) == .side) == (axis != self.axis) {
            let extent = size(of: item, along: viewport[self.axis])[axis]
            let edges = item.alignment.edges
            if edges.hasStart(axis) { reach.start = max(reach.start, extent + max(0, -item.absoluteOffset[axis])) }
            if edges.hasEnd(axis) { reach.end = max(reach.end, extent + max(0, item.absoluteOffset[axis])) }
        }
        return reach
    }

    /// The frames of the items around a content.
    ///
    /// - Parameters:
    ///   - content: from where to where the content goes along the axis, its insets included.
    ///   - sides: from where to where it goes across the axis, with what side items took already taken off.
    func frames(around content: ClosedExtent, sides: ClosedExtent) -> [Rect] {
        items.map { item in
            let size = size(of: item, along: content.length)
            let (edges, extends) = (item.alignment.edges, item.extendsBoundary)
            let origin =
                edge(of: item) == .side
                ? Point(
                    main: content.start + (content.length - size[axis]) / 2,
                    cross: sides.place(size[axis.cross], edges, axis.cross, outside: extends), axis: axis)
                : Point(
                    main: content.place(size[axis], edges, axis, outside: extends),
                    cross: span.place(size[axis.cross], edges, axis.cross, outside: false), axis: axis)
            let insets = item.contentInsets.effective(for: item.layoutSize)
            return Rect(origin: origin + item.absoluteOffset, size: size).less(insets)
        }
    }

    private func size(of item: CollectionLayoutBoundarySupplementaryItem, along length: Double) -> Size {
        let guess = item.layoutSize.size(in: container(of: item, along: length), grid: grid)
        return item.layoutSize.measured(guess) { measure(item, $0) }
    }

    /// What an item's dimensions refer to.
    ///
    /// - Parameter length: the content's extent along the axis, which side items refer to.
    private func container(of item: CollectionLayoutBoundarySupplementaryItem, along length: Double) -> Size {
        edge(of: item) == .side
            ? Size(main: length, cross: viewport[axis.cross], axis: axis)
            : Size(main: viewport[axis], cross: span.length, axis: axis)
    }
}

/// From where to where something goes along an axis, in points.
struct ClosedExtent {
    var start: Double
    var end: Double

    var length: Double { end - start }

    func less(start: Double, end: Double) -> ClosedExtent {
        let (from, to) = (self.start + start, self.end - end)
        return ClosedExtent(start: from, end: max(from, to))
    }

    /// Where something so long begins: at the edge that is named, inside or outside, or in the middle.
    fileprivate func place(_ length: Double, _ edges: DirectionalRectEdge, _ axis: Axis, outside: Bool) -> Double {
        switch edges.fraction(axis) {
        case 0: outside ? start - length : start
        case 1: outside ? end : end - length
        default: start + (self.length - length) / 2
        }
    }
}
