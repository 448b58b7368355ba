import QuoinLayout

extension VisibleItemsLayout {
    package static let declaration = KindDeclaration<VisibleItemsLayout>(
        CollectionLayout.declaration.summary, nil, children: .none,
        containment: { ChildContainment(.some($0.placesThatStay), openEdges: $0.scrolledEdges) })

    /// The cells, their views and the headers that do not scroll across the collection.
    private var placesThatStay: Set<Int> {
        Set(
            contents.visibleItems.indices.filter { index in
                let item = contents.visibleItems[index]
                if [.boundary, .layoutBoundary].contains(item.category) { return true }
                let section = item.section.flatMap { contents.visibleSections[$0] }
                return [.cell, .supplementary].contains(item.category)
                    && section?.orthogonalScrollingBehavior == CollectionLayoutSection.OrthogonalScrollingBehavior.none
            })
    }

    /// The edges that content passes as it scrolls.
    private var scrolledEdges: Set<ChildContainment.Edge> {
        contents.configuration.scrollDirection.axis == .vertical ? [.top, .bottom] : [.left, .right]
    }
}

extension VisibleItemsLayout: RecordingKind {
    /// The key of the sections in records.
    package static let recordedSections = "collection.layout"
    /// The key of the numbers of cells in records.
    package static let recordedCounts = "collection.sections"

    package var selfRecorded: [RecordedProperty] {
        collection.recordedProperties + contents.recordedSections
    }

    package func childLabel(at index: Int) -> String? {
        guard contents.visibleItems.indices.contains(index) else { return nil }
        let item = contents.visibleItems[index]
        let section = collection.itemCounts.count > 1 ? item.section.map { " of section \($0)" } ?? "" : ""
        switch item.category {
        case .cell: return "cell \(item.index)\(section)"
        case .supplementary: return "\(item.elementKind ?? "view") of cell \(item.index)\(section)"
        case .decoration: return "\(item.elementKind ?? "background")\(section.isEmpty ? " behind the cells" : section)"
        case .boundary, .layoutBoundary: return "\(item.elementKind ?? "boundary")\(section)"
        }
    }

    /// What an item is where its label does not say so: a view, a header, a footer or a decoration.
    package func role(at index: Int) -> String? {
        let item = contents.visibleItems[index]
        switch item.category {
        case .cell: return nil
        case .supplementary: return "supplementary"
        case .decoration: return "decoration"
        case .boundary, .layoutBoundary:
            let items =
                item.section.map { contents.visibleSections[$0]?.boundarySupplementaryItems ?? [] }
                ?? contents.configuration.boundarySupplementaryItems
            let edges = items.first { $0.elementKind == item.elementKind }?.alignment.edges ?? []
            let isVertical = contents.configuration.scrollDirection.axis == .vertical
            if edges.contains(isVertical ? .top : .leading) { return "header" }
            return edges.contains(isVertical ? .bottom : .trailing) ? "footer" : "boundary"
        }
    }

    package func childProperties(at index: Int) -> [RecordedProperty] { [] }
}

extension CollectionLayoutContents {
    /// The settings of a layout and of those of its sections that are seen.
    package var recordedSections: [RecordedProperty] {
        let sections = visibleSections.map { index, section in ("\(index)", section.propertyValue as PropertyValue?) }
        return CollectionViewCompositionalLayout.Configuration.properties.recorded(configuration) { "collection.\($0)" }
            + [RecordedProperty(VisibleItemsLayout.recordedSections, .mapping(of: sections), .contentLayout)]
    }
}

extension CollectionLayoutSection {
    /// The section as it is written in a document.
    fileprivate var propertyValue: PropertyValue {
        list.map { CollectionLayoutSection.ListConfiguration.properties.write($0) } ?? Self.properties.write(self)
    }
}
