import QuoinLayout

/// Lays out what a section repeats: items and groups, from the outside in.
struct GroupSolver {
    let grid: PixelGrid
    let traitCollection: TraitCollection
    /// How many items the section has; places beyond stay empty, and nothing is measured for them.
    let itemCount: Int
    let measure: (_ category: CollectionLayoutVisibleItem.Category, _ index: Int, _ kind: String?, SizeRange) -> Size?

    /// Places an item in a container.
    ///
    /// - Parameter first: the index in the section of the first cell that the item holds.
    func solve(
        _ item: CollectionLayoutItem, in container: Size, first: Int
    ) throws(CollectionLayoutError) -> SolvedItem {
        let guess = try size(of: item, in: container)
        guard let group = item.group else { return cell(item, guess: guess, index: first) }
        switch group.arrangement {
        case .linear(let axis, let subitems, let filling):
            let linear = LinearGroupSolver(
                solver: self, item: item, axis: axis, subitems: subitems, filling: filling,
                spacing: group.interItemSpacing ?? .fixed(0), first: first)
            return try linear.solve(guess: guess)
        case .frames(let frames):
            return try custom(item, size: guess, provider: { _ in frames }, first: first)
        case .custom(let provider):
            return try custom(item, size: guess, provider: provider, first: first)
        }
    }

    func isEmptyPlace(_ index: Int) -> Bool { index >= itemCount }

    private func size(of item: CollectionLayoutItem, in container: Size) throws(CollectionLayoutError) -> Size {
        let size = item.layoutSize.size(in: container, grid: grid)
        if size.width.isFinite && size.height.isFinite { return size }
        let refersToWidth = item.layoutSize.refers(to: .horizontal) && !container.width.isFinite
        throw CollectionLayoutError(.unboundedContainer(refersToWidth ? .horizontal : .vertical))
    }

    private func cell(_ item: CollectionLayoutItem, guess: Size, index: Int) -> SolvedItem {
        let size =
            isEmptyPlace(index) ? guess : item.layoutSize.measured(guess) { measure(.cell, index, nil, $0) }
        let insets = item.contentInsets.effective(for: item.layoutSize)
        var solved = SolvedItem(size: size)
        if insets.leaveNothing(of: size) { solved.warnings.append(CollectionLayoutWarning(.nothingLeft, path: "")) }
        let frame = Rect(origin: .zero, size: size).less(insets)
        solved.cells.append(SolvedItem.Cell(frame: frame))
        attach(item.supplementaryItems, to: frame, owner: .cell(0), first: index, &solved)
        return solved
    }

    /// Places a cell for each frame of a custom group.
    private func custom(
        _ item: CollectionLayoutItem, size: Size, provider: CustomItemProvider, first: Int
    ) throws(CollectionLayoutError) -> SolvedItem {
        let container = CollectionLayoutContainer(contentSize: size, contentInsets: item.contentInsets)
        let content = Rect(origin: .zero, size: size).less(item.contentInsets)
        var solved = SolvedItem(size: size, groupCounts: [1])
        let items = provider(CollectionLayoutEnvironment(container: container, traitCollection: traitCollection))
        for (index, item) in items.enumerated() {
            try within("frames[\(index)]") { () throws(CollectionLayoutError) in try item.check() }
            solved.cells.append(
                SolvedItem.Cell(frame: item.frame.shifted(by: content.origin), zIndex: item.zIndex))
        }
        finish(item, content: content, first: first, &solved)
        return solved
    }

    /// Attaches a group's own supplementary items, if it has a place for a cell.
    func finish(_ item: CollectionLayoutItem, content: Rect, first: Int, _ solved: inout SolvedItem) {
        guard !solved.cells.isEmpty else { return }
        attach(
            item.supplementaryItems, to: content, owner: .group(depth: 0, number: 0), first: first, &solved)
    }

    /// Lays an anchor of each supplementary item on an anchor of a frame.
    private func attach(
        _ items: [CollectionLayoutSupplementaryItem], to frame: Rect, owner: SolvedItem.Owner, first: Int,
        _ solved: inout SolvedItem
    ) {
        for item in items {
            let guess = item.layoutSize.size(in: frame.size, grid: grid)
            let size =
                isEmptyPlace(first)
                ? guess
                : item.layoutSize.measured(guess) { measure(.supplementary, first, item.elementKind, $0) }
            let own = item.itemAnchor ?? CollectionLayoutAnchor(edges: item.containerAnchor.edges)
            let origin =
                frame.origin + item.containerAnchor.point(in: frame.size) - own.point(in: size)
                + item.containerAnchor.offset(for: size) + own.offset(for: size)
            let insets = item.contentInsets.effective(for: item.layoutSize)
            solved.supplementaries.append(
                SolvedItem.Supplementary(
                    frame: Rect(origin: origin, size: size).less(insets), elementKind: item.elementKind,
                    zIndex: item.zIndex, owner: owner, firstCell: 0))
        }
    }
}
