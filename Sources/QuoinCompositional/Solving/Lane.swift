import QuoinLayout

/// A section's groups in a lane of their own.
struct Lane {
    let rows: GroupRows
    /// The collection view's extent along the lane, in points.
    let extent: Double
    /// Before the first group and after the last, in points.
    let insets: (start: Double, end: Double)

    /// The furthest the lane scrolls.
    private var end: Double { max(0, insets.start + rows.length + insets.end - extent) }

    /// Where the lane rests: the place nearest to a wanted offset that a behavior allows.
    func rest(_ behavior: OrthogonalScrollingBehavior, wanted: Double?) -> Double {
        guard rows.count > 0, extent.isFinite else { return 0 }
        let offset = wanted ?? 0
        return switch behavior {
        case .none, .continuous: min(max(offset, 0), end)
        case .continuousGroupLeadingBoundary: nearest(offset, leadingOffset(nearestRow(offset, leadingOffset)), end)
        case .paging: min(max((offset / extent).rounded() * extent, 0), end)
        case .groupPaging: min(leadingOffset(nearestRow(offset, leadingOffset)), end)
        case .groupPagingCentered: centeredOffset(wanted == nil ? 0 : nearestRow(offset, centeredOffset))
        }
    }

    /// The offset at which a group's leading edge is at the leading inset.
    private func leadingOffset(_ row: Int) -> Double { rows.start(row) }

    /// The offset at which a group is in the middle.
    private func centeredOffset(_ row: Int) -> Double {
        insets.start + rows.start(row) + (rows.extent(row) - extent) / 2
    }

    /// The group whose resting place, which grows from group to group, is nearest to an offset.
    private func nearestRow(_ offset: Double, _ place: (Int) -> Double) -> Int {
        var (low, high) = (0, rows.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if place(middle) <= offset { low = middle } else { high = middle - 1 }
        }
        guard low + 1 < rows.count else { return low }
        return offset - place(low) < place(low + 1) - offset ? low : low + 1
    }

    private func nearest(_ offset: Double, _ a: Double, _ b: Double) -> Double {
        if a > end { return end }
        return abs(offset - a) <= abs(offset - b) ? a : b
    }
}
