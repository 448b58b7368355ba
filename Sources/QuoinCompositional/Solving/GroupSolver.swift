import QuoinLayout

/// Lays out a section's group and the items in it, from the outside in.
struct GroupSolver {
    let grid: PixelGrid
    let traitCollection: CollectionLayoutSection.Environment.TraitCollection
    /// The number of items in the section. Places beyond it stay empty and are not measured.
    let itemCount: Int
    let measure:
        (_ category: CollectionLayoutSection.VisibleItem.Category, _ index: Int, _ kind: String?, SizeRange) -> Size?

    /// Lays out an item in a container.
    ///
    /// - Parameter first: the index in the section of the item's first cell.
    func solve(
        _ item: CollectionLayoutItem, in container: Size, first: Int
    ) throws(CollectionLayoutSection.LayoutError) -> SolvedItem {
        let estimate = try size(of: item, in: container)
        switch item.arrangement {
        case nil: return cell(item, estimate: estimate, index: first)
        case .linear(let axis, let subitems, let filling):
            let linear = LinearGroupSolver(
                solver: self, item: item, axis: axis, subitems: subitems, filling: filling,
                spacing: item.interItemSpacing ?? .fixed(0), first: first)
            return try linear.solve(estimate: estimate)
        case .frames(let frames):
            return try custom(item, size: estimate, provider: { _ in frames }, first: first)
        case .custom(let provider):
            return try custom(item, size: estimate, provider: provider, first: first)
        }
    }

    func isEmptyPlace(_ index: Int) -> Bool { index >= itemCount }

    private func size(of item: CollectionLayoutItem, in container: Size) throws(CollectionLayoutSection.LayoutError)
        -> Size
    {
        let size = item.layoutSize.size(in: container, grid: grid)
        if size.width.isFinite && size.height.isFinite { return size }
        let refersToWidth = item.layoutSize.refers(to: .horizontal) && !container.width.isFinite
        throw CollectionLayoutSection.LayoutError(.unboundedContainer(refersToWidth ? .horizontal : .vertical))
    }

    private func cell(_ item: CollectionLayoutItem, estimate: Size, index: Int) -> SolvedItem {
        let size =
            isEmptyPlace(index) ? estimate : item.layoutSize.measured(estimate) { measure(.cell, index, nil, $0) }
        let insets = item.contentInsets.effective(for: item.layoutSize)
        var solved = SolvedItem(size: size)
        for axis in Axis.allCases where size[axis] == 0 && item.layoutSize[axis].isEstimated {
            solved.warnings.append(CollectionLayoutWarning(.measuredNothing(axis), path: ""))
        }
        if insets.exceed(size) { solved.warnings.append(CollectionLayoutWarning(.nothingLeft, path: "")) }
        let frame = Rect(origin: .zero, size: size).inset(by: insets)
        solved.cells.append(SolvedItem.Cell(frame: frame, space: CollectionItemSpace(insets: insets)))
        attach(item.supplementaryItems, to: frame, owner: .cell(0), first: index, &solved)
        return solved
    }

    /// Places a cell for each frame of a custom group.
    private func custom(
        _ item: CollectionLayoutItem, size: Size, provider: CollectionLayoutItem.CustomItemProvider, first: Int
    ) throws(CollectionLayoutSection.LayoutError) -> SolvedItem {
        let container = CollectionLayoutSection.Environment.Container(
            contentSize: size, contentInsets: item.contentInsets)
        let content = Rect(origin: .zero, size: size).inset(by: item.contentInsets)
        var solved = SolvedItem(size: size, groupCounts: [1])
        let items = provider(
            CollectionLayoutSection.Environment(container: container, traitCollection: traitCollection))
        for (index, item) in items.enumerated() {
            try within("frames[\(index)]") { () throws(CollectionLayoutSection.LayoutError) in try item.check() }
            solved.cells.append(
                SolvedItem.Cell(frame: item.frame.moved(by: content.origin), zIndex: item.zIndex))
        }
        finish(item, content: content, first: first, &solved)
        return solved
    }

    /// Attaches a group's own supplementary items if it contains a cell.
    func finish(_ item: CollectionLayoutItem, content: Rect, first: Int, _ solved: inout SolvedItem) {
        guard !solved.cells.isEmpty else { return }
        attach(
            item.supplementaryItems, to: content, owner: .group(depth: 0, number: 0), first: first, &solved)
    }

    /// Places supplementary items so that their anchors lie on anchors of a frame.
    private func attach(
        _ items: [CollectionLayoutItem.SupplementaryItem], to frame: Rect, owner: SolvedItem.Owner, first: Int,
        _ solved: inout SolvedItem
    ) {
        for item in items {
            let estimate = item.layoutSize.size(in: frame.size, grid: grid)
            let size =
                isEmptyPlace(first)
                ? estimate
                : item.layoutSize.measured(estimate) { measure(.supplementary, first, item.elementKind, $0) }
            let own = item.itemAnchor ?? CollectionLayoutItem.Anchor(edges: item.containerAnchor.edges)
            let origin =
                frame.origin + item.containerAnchor.point(in: frame.size) - own.point(in: size)
                + item.containerAnchor.offset(for: size) + own.offset(for: size)
            let insets = item.contentInsets.effective(for: item.layoutSize)
            solved.supplementaries.append(
                SolvedItem.Supplementary(
                    frame: Rect(origin: origin, size: size).inset(by: insets), elementKind: item.elementKind,
                    zIndex: item.zIndex, owner: owner, firstCell: 0))
        }
    }
}
