import QuoinLayout

/// The headers, footers and side items of a section or of the whole layout.
struct BoundaryItems {
    /// The scroll axis.
    let axis: Axis
    let items: [CollectionLayoutSection.BoundarySupplementaryItem]
    /// The collection view's size.
    let viewport: Size
    /// The extent across the scroll axis in which items at the start and the end are aligned.
    let span: Interval
    let grid: PixelGrid
    let measure: (_ item: CollectionLayoutSection.BoundarySupplementaryItem, SizeRange) -> Size?

    /// The start or the end along the scroll axis, or a side.
    private enum Edge {
        case start, end, side
    }

    private func edge(of item: CollectionLayoutSection.BoundarySupplementaryItem) -> Edge {
        let edges = item.alignment.edges
        return edges.hasStart(axis) ? .start : edges.hasEnd(axis) ? .end : .side
    }

    /// Checks that no size is a fraction of an unbounded viewport.
    func check() throws(CollectionLayoutSection.LayoutError) {
        for (index, item) in items.enumerated() {
            let isSide = edge(of: item) == .side
            let estimate = item.layoutSize.size(in: container(of: item, along: viewport[axis]), grid: grid)
            // A side item's length along the scroll axis refers to the content, which is bounded.
            if estimate[axis.cross].isFinite && (isSide || estimate[axis].isFinite) { continue }
            let isAlong = viewport[axis] == .infinity
            throw CollectionLayoutSection.LayoutError(
                .unboundedContainer(isAlong ? axis : axis.cross), path: "boundarySupplementaryItems[\(index)]")
        }
    }

    /// How far extending items lie outside the content along an axis, the maximum at each edge.
    func outset(_ axis: Axis) -> (start: Double, end: Double) {
        var outset = (start: 0.0, end: 0.0)
        for item in items where item.extendsBoundary && (edge(of: item) == .side) == (axis != self.axis) {
            let length = size(of: item, along: viewport[self.axis])[axis]
            let edges = item.alignment.edges
            if edges.hasStart(axis) { outset.start = max(outset.start, length + max(0, -item.absoluteOffset[axis])) }
            if edges.hasEnd(axis) { outset.end = max(outset.end, length + max(0, item.absoluteOffset[axis])) }
        }
        return outset
    }

    /// The frames of the items around the content.
    ///
    /// - Parameters:
    ///   - content: the content along the scroll axis, including insets.
    ///   - sides: the content across the scroll axis, less side items.
    func frames(around content: Interval, sides: Interval) -> [Rect] {
        items.map { item in
            let size = size(of: item, along: content.length)
            let (edges, extends) = (item.alignment.edges, item.extendsBoundary)
            let origin =
                edge(of: item) == .side
                ? Point(
                    main: content.start + (content.length - size[axis]) / 2,
                    cross: sides.position(of: size[axis.cross], at: edges, axis.cross, outside: extends), axis: axis)
                : Point(
                    main: content.position(of: size[axis], at: edges, axis, outside: extends),
                    cross: span.position(of: size[axis.cross], at: edges, axis.cross, outside: false), axis: axis)
            let insets = item.contentInsets.effective(for: item.layoutSize)
            return Rect(origin: origin + item.absoluteOffset, size: size).inset(by: insets)
        }
    }

    private func size(of item: CollectionLayoutSection.BoundarySupplementaryItem, along length: Double) -> Size {
        let estimate = item.layoutSize.size(in: container(of: item, along: length), grid: grid)
        return item.layoutSize.measured(estimate) { measure(item, $0) }
    }

    /// The container of an item's dimensions.
    ///
    /// - Parameter length: the content's length along the scroll axis, for side items.
    private func container(of item: CollectionLayoutSection.BoundarySupplementaryItem, along length: Double) -> Size {
        edge(of: item) == .side
            ? Size(main: length, cross: viewport[axis.cross], axis: axis)
            : Size(main: viewport[axis], cross: span.length, axis: axis)
    }
}
