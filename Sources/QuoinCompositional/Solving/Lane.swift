import QuoinLayout

/// The scrolling of a section whose groups run across the scroll axis.
struct Lane {
    let rows: GroupRepetitions
    /// The collection view's length along the lane, in points.
    let viewportLength: Double
    /// Before the first group and after the last, in points.
    let insets: (start: Double, end: Double)

    /// The largest offset.
    private var end: Double { max(0, insets.start + rows.length + insets.end - viewportLength) }

    /// The offset that a behavior allows and that is nearest to the requested one.
    func restingOffset(
        _ behavior: CollectionLayoutSection.OrthogonalScrollingBehavior, requested: Double?
    ) -> Double {
        guard rows.count > 0, viewportLength.isFinite else { return 0 }
        let offset = requested ?? 0
        return switch behavior {
        case .none, .continuous: min(max(offset, 0), end)
        case .continuousGroupLeadingBoundary: leadingOffsetOrEnd(nearest: offset)
        case .paging: min(max((offset / viewportLength).rounded() * viewportLength, 0), end)
        case .groupPaging: min(leadingOffset(nearestRow(offset, leadingOffset)), end)
        case .groupPagingCentered: centeredOffset(requested == nil ? 0 : nearestRow(offset, centeredOffset))
        }
    }

    private func leadingOffsetOrEnd(nearest offset: Double) -> Double {
        let leading = leadingOffset(nearestRow(offset, leadingOffset))
        return leading <= end && abs(offset - leading) <= abs(offset - end) ? leading : end
    }

    /// The offset at which a group's leading edge is at the leading inset.
    private func leadingOffset(_ row: Int) -> Double { rows.start(row) }

    /// The offset at which a group is in the middle of the collection view.
    private func centeredOffset(_ row: Int) -> Double {
        insets.start + rows.start(row) + (rows.length(row) - viewportLength) / 2
    }

    /// The group whose resting offset, which grows from group to group, is nearest to an offset.
    private func nearestRow(_ offset: Double, _ restingOffset: (Int) -> Double) -> Int {
        var (low, high) = (0, rows.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if restingOffset(middle) <= offset { low = middle } else { high = middle - 1 }
        }
        guard low + 1 < rows.count else { return low }
        return offset - restingOffset(low) < restingOffset(low + 1) - offset ? low : low + 1
    }
}
