import QuoinLayout

/// Lays out a group whose items follow one another along an axis: fill it with places, measure, place.
struct LinearGroupSolver {
    let solver: GroupSolver
    let item: CollectionLayoutItem
    let axis: Axis
    let subitems: [CollectionLayoutItem]
    let filling: CollectionLayoutGroup.Filling
    let spacing: CollectionLayoutSpacing
    /// The index in the section of the group's first cell.
    let first: Int

    /// How many cells a group may hold.
    static let cellLimit = 100_000

    /// A subitem in the group. Several places may repeat one subitem.
    struct Place {
        var number: Int
        var item: CollectionLayoutItem
        var solved: SolvedItem
        /// The index in the section of its first cell.
        var first: Int
    }

    func solve(guess: Size) throws(CollectionLayoutError) -> SolvedItem {
        var solved = SolvedItem(size: guess, groupCounts: [1])
        if item.contentInsets.leaveNothing(of: guess) {
            solved.warnings.append(CollectionLayoutWarning(.nothingLeft, path: ""))
        }
        var places = try fill(guess.less(item.contentInsets), &solved)
        try makeUniform(&places, in: guess.less(item.contentInsets))
        solved.size = measuredSize(places, guess: guess)
        let content = Rect(origin: .zero, size: solved.size).less(item.contentInsets)
        if solved.size[axis.cross] != guess[axis.cross] { try refer(&places, to: content.size) }
        place(places, in: content, &solved)
        solver.finish(item, content: content, first: first, &solved)
        return solved
    }

    // MARK: Fill

    /// How often subitems are repeated at most.
    private var limit: Int {
        switch filling {
        case .untilFull: .max
        case .equalShares(let count), .repetitions(let count): count
        }
    }

    private var hasEqualShares: Bool {
        if case .equalShares = filling { true } else { false }
    }

    /// What the subitems' dimensions refer to.
    private func container(in content: Size) -> Size {
        guard hasEqualShares else { return content }
        var container = content
        container[axis] = max(0, content[axis] - spacing.amount * Double(limit - 1))
        return container
    }

    /// The places that the group has, by the sizes that are known before anything is measured.
    private func fill(_ content: Size, _ group: inout SolvedItem) throws(CollectionLayoutError) -> [Place] {
        let container = container(in: content)
        var places: [Place] = []
        var used = 0.0
        while places.count < limit {
            let number = places.count % subitems.count
            let subitem = try resized(subitems[number], number, in: container)
            let extent = subitem.layoutSize[axis].length(in: container, grid: solver.grid)
            used += extent + subitem.edgeSpacing.amount(axis) + (places.isEmpty ? 0 : spacing.amount)
            if used > content[axis] + 0.5 / solver.grid.scale && !hasEqualShares {
                if places.isEmpty {
                    group.warnings.append(CollectionLayoutWarning(.subitemLargerThanGroup, path: "subitems[0]"))
                } else if filling == .untilFull {
                    break
                }
            }
            places.append(try place(subitem, number, in: container, behind: places))
        }
        if hasEqualShares && spacing.amount * Double(limit - 1) > content[axis] {
            group.warnings.append(CollectionLayoutWarning(.nothingLeft, path: ""))
        }
        return places
    }

    /// The place behind others. What is not measured is solved once for all its places.
    private func place(
        _ subitem: CollectionLayoutItem, _ number: Int, in container: Size, behind places: [Place]
    ) throws(CollectionLayoutError) -> Place {
        let first = places.last.map { $0.first + $0.solved.cells.count } ?? first
        if first - self.first >= Self.cellLimit { throw CollectionLayoutError(.tooManyPlaces(limit: Self.cellLimit)) }
        if places.count >= subitems.count, !subitem.isMeasured {
            return Place(number: number, item: subitem, solved: places[number].solved, first: first)
        }
        return try within("subitems[\(number)]") { () throws(CollectionLayoutError) in
            let solved = try solver.solve(subitem, in: container, first: first)
            return Place(number: number, item: subitem, solved: solved, first: first)
        }
    }

    /// A subitem as it stands in the group: with an equal share of it where it has one.
    private func resized(
        _ subitem: CollectionLayoutItem, _ number: Int, in container: Size
    ) throws(CollectionLayoutError) -> CollectionLayoutItem {
        if hasEqualShares {
            var shared = subitem
            let share = solver.grid.floor(container[axis] / Double(limit))
            shared.layoutSize[axis] = .absolute(max(0, share - subitem.edgeSpacing.amount(axis)))
            return shared
        }
        // What is shorter than the tolerance for fitting would never fill the group.
        if subitem.layoutSize[axis].length(in: container, grid: solver.grid) < 0.5 / solver.grid.scale {
            throw CollectionLayoutError(.subitemWithoutExtent(axis), path: "subitems[\(number)]")
        }
        return subitem
    }

    // MARK: Measure

    /// Gives all items whose length is uniform across siblings the longest length among them.
    private func makeUniform(_ places: inout [Place], in content: Size) throws(CollectionLayoutError) {
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

    /// The group's size, with what its content measured in place of estimates.
    private func measuredSize(_ places: [Place], guess: Size) -> Size {
        var size = guess
        if item.layoutSize[axis].isEstimated && !hasEqualShares {
            let content = places.reduce(0) { $0 + $1.solved.size[axis] + $1.item.edgeSpacing.amount(axis) }
            size[axis] = content + spacing.amount * Double(places.count - 1) + item.contentInsets.sum(axis)
        }
        if item.layoutSize[axis.cross].isEstimated, let longest = longestAcross(places) {
            size[axis.cross] = longest + item.contentInsets.sum(axis.cross)
        }
        return size
    }

    /// The longest subitem across the group's axis; those that refer to the group's own extent do not make it grow.
    private func longestAcross(_ places: [Place]) -> Double? {
        let cross = axis.cross
        return places.filter { place in
            let dimension = place.item.layoutSize[cross]
            return !dimension.refers(to: cross) && !(dimension.isEstimated && solver.isEmptyPlace(place.first))
        }.map { $0.solved.size[cross] + $0.item.edgeSpacing.amount(cross) }.max()
    }

    /// Solves the subitems that refer to the group's measured extent once more.
    private func refer(_ places: inout [Place], to content: Size) throws(CollectionLayoutError) {
        for index in places.indices where places[index].item.layoutSize.refers(to: axis.cross) {
            try solveAgain(&places[index], in: content)
        }
    }

    private func solveAgain(_ place: inout Place, in content: Size) throws(CollectionLayoutError) {
        let (item, first, container) = (place.item, place.first, container(in: content))
        place.solved = try within("subitems[\(place.number)]") { () throws(CollectionLayoutError) in
            try solver.solve(item, in: container, first: first)
        }
    }

    // MARK: Place

    private func place(_ places: [Place], in content: Rect, _ group: inout SolvedItem) {
        let share = flexibleShare(places, in: content.size)
        var position = content.origin[axis]
        for place in places {
            let edges = place.item.edgeSpacing
            let origin = Point(
                main: position + edges.startAmount(axis, share: share),
                cross: content.origin[axis.cross] + crossOffset(of: place, in: content.size), axis: axis)
            group.add(place.solved, at: origin, part: "subitems[\(place.number)]")
            position += place.solved.size[axis] + edges.amount(axis) + edges.flexibleCount(axis) * share
            position += spacing.amount + (spacing.isFlexible ? share : 0)
        }
    }

    /// What each flexible gap and edge along the axis gets of the room left over. What equal shares leave over by being
    /// cut to pixels stays at the end.
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

    /// How far a subitem stands from the group's start across the axis: its edge spacing, and a share of the room left
    /// over where that is flexible.
    private func crossOffset(of place: Place, in content: Size) -> Double {
        let (cross, edges) = (axis.cross, place.item.edgeSpacing)
        let flexibleCount = edges.flexibleCount(cross)
        let left = content[cross] - place.solved.size[cross] - edges.amount(cross)
        return edges.startAmount(cross, share: flexibleCount > 0 ? max(0, left) / flexibleCount : 0)
    }
}

extension CollectionLayoutItem {
    /// Replaces an estimated dimension by a length that was found, on which a cell's insets still have no effect.
    fileprivate mutating func fix(_ length: Double, along axis: Axis) {
        if group == nil { contentInsets = contentInsets.effective(for: layoutSize) }
        layoutSize[axis] = .absolute(length)
    }
}
