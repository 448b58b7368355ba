import QuoinLayout

/// Lays out a linear group in three steps: it fills the group with places, measures them, and positions them.
struct LinearGroupSolver {
    let solver: GroupSolver
    let item: CollectionLayoutItem
    let axis: Axis
    let subitems: [CollectionLayoutItem]
    let filling: CollectionLayoutItem.Filling
    let spacing: CollectionLayoutEdgeSpacing.Spacing
    /// The index in the section of the group's first cell.
    let first: Int

    /// The most cells that a group may contain.
    static let cellLimit = 100_000

    /// A repetition of a subitem.
    struct Place {
        /// The index of the subitem.
        var number: Int
        var item: CollectionLayoutItem
        var solved: SolvedItem
        /// The index in the section of its first cell.
        var first: Int
    }

    func solve(estimate: Size) throws(CollectionLayoutSection.LayoutError) -> SolvedItem {
        var solved = SolvedItem(size: estimate, groupCounts: [1])
        if item.contentInsets.exceed(estimate) {
            solved.warnings.append(CollectionLayoutWarning(.nothingLeft, path: ""))
        }
        var end: CollectionItemSize.RowEnd?
        var places = try fill(estimate.inset(by: item.contentInsets), &solved, &end)
        try makeUniform(&places, in: estimate.inset(by: item.contentInsets))
        solved.size = measuredSize(places, estimate: estimate)
        let cross = axis.cross
        if item.layoutSize[cross].isEstimated, subitems.allSatisfy({ $0.layoutSize[cross].refers(to: cross) }) {
            solved.warnings.append(CollectionLayoutWarning(.unmeasuredEstimate(cross), path: ""))
        }
        let content = Rect(origin: .zero, size: solved.size).inset(by: item.contentInsets)
        if solved.size[axis.cross] != estimate[axis.cross] { try solveReferring(&places, to: content.size) }
        position(places, in: content, end, &solved)
        solver.finish(item, content: content, first: first, &solved)
        return solved
    }

    // MARK: Fill

    /// The most places of the group.
    private var limit: Int {
        switch filling {
        case .untilFull: .max
        case .equalShares(let count), .repetitions(let count): count
        }
    }

    private var hasEqualShares: Bool {
        if case .equalShares = filling { true } else { false }
    }

    /// The container of the subitems' dimensions.
    private func container(in content: Size) -> Size {
        guard hasEqualShares else { return content }
        var container = content
        container[axis] = max(0, content[axis] - spacing.amount * Double(limit - 1))
        return container
    }

    /// The places of the group. A subitem with an estimated length takes what it measures, and has no place without an
    /// item that could be measured, since the place would depend on the estimate. Only a group that is itself as long as
    /// its contents is filled by the estimates, as it has no other length before them.
    private func fill(
        _ content: Size, _ group: inout SolvedItem, _ rowEnd: inout CollectionItemSize.RowEnd?
    ) throws(CollectionLayoutSection.LayoutError) -> [Place] {
        let container = container(in: content)
        let isMeasured = filling == .untilFull && !item.layoutSize[axis].isEstimated
        var places: [Place] = []
        var used = UsedLength()
        while places.count < limit {
            let number = places.count % subitems.count
            let subitem = try resized(subitems[number], number, in: container)
            let dimension = subitem.layoutSize[axis]
            var place: Place?
            if isMeasured && dimension.isEstimated {
                let next = try nextPlace(subitem, number, in: container, after: places)
                if !places.isEmpty && solver.isEmptyPlace(next.first) { break }
                place = next
            }
            let length = place?.solved.size[axis] ?? dimension.length(in: container, grid: solver.grid)
            used.add(
                length, isUniform: dimension.isUniform,
                space: subitem.edgeSpacing.amount(axis) + (places.isEmpty ? 0 : spacing.amount))
            if used.total > content[axis] + 0.5 / solver.grid.scale && !hasEqualShares {
                if !places.isEmpty && filling == .untilFull {
                    let end = CollectionItemSize.RowEnd(
                        places: places.count, needed: used.total, length: content[axis])
                    warnOfEmptyPlace(places, end, next: length, &group)
                    rowEnd = end
                    break
                }
                if places.isEmpty && (isMeasured || !dimension.isEstimated) {
                    let reason = place.map { CollectionLayoutWarning.Reason.itemLargerThanGroup($0.first) }
                    group.warnings.append(
                        CollectionLayoutWarning(reason ?? .subitemLargerThanGroup, path: "subitems[0]"))
                }
            }
            if let place {
                places.append(place)
            } else {
                places.append(try nextPlace(subitem, number, in: container, after: places))
            }
        }
        if hasEqualShares && spacing.amount * Double(limit - 1) > content[axis] {
            group.warnings.append(CollectionLayoutWarning(.nothingLeft, path: ""))
        }
        return places
    }

    /// Adds a warning of a row in which nothing is measured if one more item would fit without the spacing, and if the row
    /// is not even half full.
    private func warnOfEmptyPlace(
        _ places: [Place], _ end: CollectionItemSize.RowEnd, next: Double, _ group: inout SolvedItem
    ) {
        let following = places.last.map { $0.first + $0.solved.cells.count } ?? first
        let dimensions = subitems.map { $0.layoutSize[axis] }
        guard !dimensions.contains(where: \.isEstimated), !solver.isEmptyPlace(following) else { return }
        let lengths = places.map { $0.solved.size[axis] }
        let (bare, slack) = (lengths.reduce(0, +), 0.5 / solver.grid.scale)
        let used = bare + spacing.amount * Double(places.count - 1)
        let isShare = dimensions.allSatisfy { $0.refers(to: axis) } && bare + next <= end.length + slack
        guard isShare || used <= end.length / 2 else { return }
        let shares = Int((end.length + slack) / next)
        let areAlike = lengths.allSatisfy { abs($0 - next) <= slack } && shares > places.count
        group.warnings.append(
            CollectionLayoutWarning(.emptyPlace(end, used: used, shares: areAlike ? shares : nil), path: ""))
    }

    /// The place after the given ones. A subitem that is not measured is solved once for all its places.
    private func nextPlace(
        _ subitem: CollectionLayoutItem, _ number: Int, in container: Size, after places: [Place]
    ) throws(CollectionLayoutSection.LayoutError) -> Place {
        let first = places.last.map { $0.first + $0.solved.cells.count } ?? first
        if first - self.first >= Self.cellLimit {
            throw CollectionLayoutSection.LayoutError(.tooManyPlaces(limit: Self.cellLimit))
        }
        if places.count >= subitems.count, !subitem.isMeasured {
            return Place(number: number, item: subitem, solved: places[number].solved, first: first)
        }
        return try within("subitems[\(number)]") { () throws(CollectionLayoutSection.LayoutError) in
            let solved = try solver.solve(subitem, in: container, first: first)
            return Place(number: number, item: subitem, solved: solved, first: first)
        }
    }

    /// A subitem with its share of the group's length, if shares are equal.
    private func resized(
        _ subitem: CollectionLayoutItem, _ number: Int, in container: Size
    ) throws(CollectionLayoutSection.LayoutError) -> CollectionLayoutItem {
        if hasEqualShares {
            var shared = subitem
            let share = solver.grid.floor(container[axis] / Double(limit))
            shared.layoutSize[axis] = .absolute(max(0, share - subitem.edgeSpacing.amount(axis)))
            return shared
        }
        // A subitem shorter than the tolerance for fitting would never fill the group.
        if subitem.layoutSize[axis].length(in: container, grid: solver.grid) < 0.5 / solver.grid.scale {
            throw CollectionLayoutSection.LayoutError(.subitemWithoutExtent(axis), path: "subitems[\(number)]")
        }
        return subitem
    }

    // MARK: Measure

    /// Sets lengths that are uniform across siblings to the longest of them.
    private func makeUniform(_ places: inout [Place], in content: Size) throws(CollectionLayoutSection.LayoutError) {
        for axis in Axis.allCases {
            let siblings = places.indices.filter { index in
                places[index].item.layoutSize[axis].isUniform && !solver.isEmptyPlace(places[index].first)
            }
            guard let longest = siblings.map({ places[$0].solved.size[axis] }).max() else { continue }
            for index in siblings {
                places[index].item.fix(longest, along: axis)
                try solveAgain(&places[index], in: content)
            }
        }
    }

    /// The group's size with its content's lengths in place of estimated ones.
    private func measuredSize(_ places: [Place], estimate: Size) -> Size {
        var size = estimate
        if item.layoutSize[axis].isEstimated && !hasEqualShares {
            let content = places.reduce(0) { $0 + $1.solved.size[axis] + $1.item.edgeSpacing.amount(axis) }
            size[axis] = content + spacing.amount * Double(places.count - 1) + item.contentInsets.sum(axis)
        }
        if item.layoutSize[axis.cross].isEstimated, let longest = longestAcross(places) {
            size[axis.cross] = longest + item.contentInsets.sum(axis.cross)
        }
        return size
    }

    /// The longest subitem across the group's axis, without those that refer to the group's own length.
    private func longestAcross(_ places: [Place]) -> Double? {
        let cross = axis.cross
        return places.filter { place in
            let dimension = place.item.layoutSize[cross]
            return !dimension.refers(to: cross) && !(dimension.isEstimated && solver.isEmptyPlace(place.first))
        }.map { $0.solved.size[cross] + $0.item.edgeSpacing.amount(cross) }.max()
    }

    /// Solves the subitems that refer to the group's measured length once more.
    private func solveReferring(_ places: inout [Place], to content: Size) throws(CollectionLayoutSection.LayoutError) {
        var first = first
        for index in places.indices {
            let isMoved = places[index].first != first
            places[index].first = first
            if isMoved || places[index].item.layoutSize.refers(to: axis.cross) {
                try solveAgain(&places[index], in: content)
            }
            first += places[index].solved.cells.count
        }
    }

    private func solveAgain(_ place: inout Place, in content: Size) throws(CollectionLayoutSection.LayoutError) {
        let (item, first, container) = (place.item, place.first, container(in: content))
        place.solved = try within("subitems[\(place.number)]") { () throws(CollectionLayoutSection.LayoutError) in
            try solver.solve(item, in: container, first: first)
        }
    }

    // MARK: Position

    private func position(
        _ places: [Place], in content: Rect, _ end: CollectionItemSize.RowEnd?, _ group: inout SolvedItem
    ) {
        let shares = hasEqualShares ? axis : nil
        let container = container(in: content.size)
        let share = flexibleShare(places, in: content.size)
        var start = content.origin[axis]
        for (index, place) in places.enumerated() {
            let edges = place.item.edgeSpacing
            let origin = Point(
                main: start + edges.startAmount(axis, share: share),
                cross: content.origin[axis.cross] + crossOffset(of: place, in: content.size), axis: axis)
            var solved = place.solved
            if place.item.arrangement == nil {
                solved.cells[0].space.edges = edges.amounts(share: share, along: axis)
                solved.cells[0].source = CollectionItemSize(
                    layoutSize: subitems[place.number].layoutSize, container: container,
                    isMeasured: !solver.isEmptyPlace(place.first), shares: shares, place: index, count: limit,
                    end: end)
            }
            group.add(solved, at: origin, number: place.number)
            start += place.solved.size[axis] + edges.amount(axis) + edges.flexibleCount(axis) * share
            start += spacing.amount + (spacing.isFlexible ? share : 0)
        }
    }

    /// The share of the free space for each flexible gap and edge along the axis. Space that equal shares leave free by
    /// rounding stays at the end.
    private func flexibleShare(_ places: [Place], in content: Size) -> Double {
        if hasEqualShares { return 0 }
        let gaps = Double(places.count - 1)
        let flexibleEdges = places.reduce(0) { $0 + $1.item.edgeSpacing.flexibleCount(axis) }
        let flexibleCount = flexibleEdges + (spacing.isFlexible ? gaps : 0)
        let used = places.reduce(gaps * spacing.amount) {
            $0 + $1.solved.size[axis] + $1.item.edgeSpacing.amount(axis)
        }
        return flexibleCount > 0 ? max(0, content[axis] - used) / flexibleCount : 0
    }

    /// A subitem's distance from the group's start across the axis: its edge spacing, with a share of the free space if
    /// that is flexible.
    private func crossOffset(of place: Place, in content: Size) -> Double {
        let (cross, edges) = (axis.cross, place.item.edgeSpacing)
        let flexibleCount = edges.flexibleCount(cross)
        let free = content[cross] - place.solved.size[cross] - edges.amount(cross)
        return edges.startAmount(cross, share: flexibleCount > 0 ? max(0, free) / flexibleCount : 0)
    }
}

extension CollectionLayoutItem {
    /// Replaces an estimated dimension by a measured length, along which a cell's insets still have no effect.
    fileprivate mutating func fix(_ length: Double, along axis: Axis) {
        if arrangement == nil { contentInsets = contentInsets.effective(for: layoutSize) }
        layoutSize[axis] = .absolute(length)
    }
}

/// The length that places take along their group's axis.
struct UsedLength {
    private var fixed = 0.0
    private var longestUniform = 0.0
    private var uniformCount = 0.0

    var total: Double { fixed + longestUniform * uniformCount }

    /// - Parameters:
    ///   - isUniform: whether the length grows to the longest of its siblings.
    ///   - space: in points, beside the length.
    mutating func add(_ length: Double, isUniform: Bool, space: Double) {
        fixed += space + (isUniform ? 0 : length)
        guard isUniform else { return }
        longestUniform = max(longestUniform, length)
        uniformCount += 1
    }
}
