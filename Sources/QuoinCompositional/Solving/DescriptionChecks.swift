import QuoinLayout

extension CollectionViewCompositionalLayout.Configuration {
    func check() throws(CollectionLayoutSection.LayoutError) {
        try checkNotNegative(interSectionSpacing, "interSectionSpacing")
        try checkBoundaryItems(boundarySupplementaryItems)
    }
}

extension CollectionLayoutSection {
    /// Checks that all numbers are finite, and lengths not negative.
    func check() throws(CollectionLayoutSection.LayoutError) {
        try checkNotNegative(interGroupSpacing, "interGroupSpacing")
        try contentInsets.check()
        try checkBoundaryItems(boundarySupplementaryItems)
        for (index, item) in decorationItems.enumerated() {
            try within("decorationItems[\(index)]") { () throws(CollectionLayoutSection.LayoutError) in
                try item.contentInsets.check()
            }
        }
        try within("group") { () throws(CollectionLayoutSection.LayoutError) in try group.check() }
    }
}

private func checkBoundaryItems(
    _ items: [CollectionLayoutSection.BoundarySupplementaryItem]
) throws(CollectionLayoutSection.LayoutError) {
    var kinds: Set<String> = []
    for (index, item) in items.enumerated() {
        try within("boundarySupplementaryItems[\(index)]") { () throws(CollectionLayoutSection.LayoutError) in
            if !kinds.insert(item.elementKind).inserted {
                throw CollectionLayoutSection.LayoutError(.repeatedElementKind(item.elementKind))
            }
            try item.layoutSize.check()
            try item.contentInsets.check()
            try item.absoluteOffset.check("absoluteOffset")
        }
    }
}

extension CollectionLayoutItem {
    fileprivate func check() throws(CollectionLayoutSection.LayoutError) {
        try layoutSize.check()
        try contentInsets.check()
        try edgeSpacing.check()
        for (index, item) in supplementaryItems.enumerated() {
            try within("supplementaryItems[\(index)]") { () throws(CollectionLayoutSection.LayoutError) in
                try item.check()
            }
        }
        try checkNotNegative(interItemSpacing?.amount ?? 0, "interItemSpacing")
        guard case .linear(_, let subitems, let filling)? = arrangement else { return }
        if subitems.isEmpty { throw CollectionLayoutSection.LayoutError(.groupWithoutSubitems) }
        if let count = filling.count, count < 1 { throw CollectionLayoutSection.LayoutError(.countBelowOne(count)) }
        for (index, item) in subitems.enumerated() {
            try within("subitems[\(index)]") { () throws(CollectionLayoutSection.LayoutError) in try item.check() }
        }
    }
}

extension CollectionLayoutItem.Filling {
    fileprivate var count: Int? {
        switch self {
        case .untilFull: nil
        case .equalShares(let count), .repetitions(let count): count
        }
    }
}

extension CollectionLayoutItem.CustomItem {
    func check() throws(CollectionLayoutSection.LayoutError) {
        try frame.origin.check("origin")
        try checkNotNegative(frame.size.width, "width")
        try checkNotNegative(frame.size.height, "height")
    }
}

extension CollectionLayoutItem.SupplementaryItem {
    fileprivate func check() throws(CollectionLayoutSection.LayoutError) {
        try layoutSize.check()
        try contentInsets.check()
        for anchor in [containerAnchor, itemAnchor].compactMap({ $0 }) {
            try anchor.offset(for: Size(1, 1)).check("an anchor's offset")
        }
    }
}

extension CollectionLayoutSize {
    fileprivate func check() throws(CollectionLayoutSection.LayoutError) {
        try checkNotNegative(widthDimension.number, "width")
        try checkNotNegative(heightDimension.number, "height")
    }
}

extension CollectionLayoutEdgeSpacing {
    fileprivate func check() throws(CollectionLayoutSection.LayoutError) {
        for spacing in [leading, top, trailing, bottom].compactMap({ $0 }) {
            try checkNotNegative(spacing.amount, "edgeSpacing")
        }
    }
}

extension DirectionalEdgeInsets {
    fileprivate func check() throws(CollectionLayoutSection.LayoutError) {
        for inset in [top, leading, bottom, trailing] { try checkFinite(inset, "contentInsets") }
    }
}

extension Point {
    fileprivate func check(_ property: String) throws(CollectionLayoutSection.LayoutError) {
        try checkFinite(x, property)
        try checkFinite(y, property)
    }
}

private func checkNotNegative(_ value: Double, _ property: String) throws(CollectionLayoutSection.LayoutError) {
    if !(value >= 0) || !value.isFinite {
        throw CollectionLayoutSection.LayoutError(.invalidNumber(property: property, value: value))
    }
}

private func checkFinite(_ value: Double, _ property: String) throws(CollectionLayoutSection.LayoutError) {
    if !value.isFinite { throw CollectionLayoutSection.LayoutError(.invalidNumber(property: property, value: value)) }
}
