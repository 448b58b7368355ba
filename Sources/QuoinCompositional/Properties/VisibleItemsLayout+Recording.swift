import QuoinDeclarations
import QuoinLayout

extension VisibleItemsLayout {
    package static let declaration = KindDeclaration<VisibleItemsLayout>(
        CollectionLayout.declaration.summary, nil, children: .none,
        containment: { ChildContainment(.some($0.placesThatStay), openEdges: $0.scrolledEdges) })

    /// The cells and their views that do not scroll across the collection.
    private var placesThatStay: Set<Int> {
        Set(
            contents.visibleItems.indices.filter { index in
                let item = contents.visibleItems[index]
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

    package var selfRecorded: [RecordedProperty] {
        let configuration = CollectionViewCompositionalLayout.Configuration.properties
        let sections = contents.visibleSections.map { index, section in
            ("\(index)", section.propertyValue as PropertyValue?)
        }
        return collection.recordedProperties
            + configuration.recorded(contents.configuration) { "collection.\($0)" }
            + [RecordedProperty(Self.recordedSections, .mapping(of: sections), .contentLayout)]
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

    package func childProperties(at index: Int) -> [RecordedProperty] { [] }
}

extension CollectionLayoutSection {
    /// The section as it is written in a document.
    fileprivate var propertyValue: PropertyValue {
        list.map { CollectionLayoutSection.ListConfiguration.properties.write($0) } ?? Self.properties.write(self)
    }
}
