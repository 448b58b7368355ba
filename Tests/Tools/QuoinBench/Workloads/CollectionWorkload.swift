import QuoinCompositionalLayoutDSL

/// Collections of a thousand sections, scrolled to the middle: finding the visible items, and laying out the whole
/// element. The time should not depend on the number of items.
enum CollectionWorkload: Workload {
    static let name = "collection"
    private static let sectionCount = 1_000
    private static let size = Size(390, 844)

    static func figures(_ context: BenchContext) throws -> [Figure] {
        try [("one section for all", sharedSection), ("a section each", providedSections)].flatMap { name, layout in
            try [1_000, 1_000_000].flatMap { try figures(name, layout, items: $0) }
        } + measuredFigures()
    }

    /// One section of rows with estimated lengths.
    private static func measuredFigures() throws -> [Figure] {
        let times = try [10_000, 1_000_000].map { items in
            let view = CollectionView(measuredSection, itemCounts: [items]) { content in
                Spacer().preferredSize(100, 30 + Double(content.index % 3)).erased
            }.contentOffset(Point(0, 200_000))
            let (time, result) = try ElapsedTime.median(of: 21) {
                try view.layout(in: SizeRange(exactly: size), environment: LayoutEnvironment(scale: 3))
            }
            guard result.tree.count > 20 else { throw BenchError("the collection shows too few items") }
            return time.processor
        }
        let title = "collection, rows with estimated lengths"
        return [
            .inProcess(title + ", 10000: lay out", times[0]), .inProcess(title + ", 1000000: lay out", times[1]),
            Figure(title: title + ", 1000000 to 10000", unit: .times, value: times[1] / times[0], goal: .atMost(1.5)),
        ]
    }

    private static let measuredSection = LayoutBuilder {
        Section { HGroup(height: .estimated(60)) { Item(height: .estimated(60)) } }
    }

    private static func figures(
        _ name: String, _ layout: CollectionViewCompositionalLayout, items: Int
    ) throws -> [Figure] {
        let counts = [Int](repeating: items / sectionCount, count: sectionCount)
        var viewport = CollectionViewport(size: size, traitCollection: .init(displayScale: 3))
        let height = try layout.contentSize(itemCounts: counts, in: viewport).height
        viewport.contentOffset = Point(0, 0.5 * (height - size.height))
        let (finding, contents) = try ElapsedTime.median(of: 21) { [viewport] in
            try layout.contents(itemCounts: counts, in: viewport)
        }
        let view = CollectionView(layout, itemCounts: counts) { _ in Spacer().erased }
            .contentOffset(viewport.contentOffset)
        let (layingOut, result) = try ElapsedTime.median(of: 21) {
            try view.layout(in: SizeRange(exactly: size), environment: LayoutEnvironment(scale: 3))
        }
        guard result.tree.count == contents.visibleItems.count + 1 else {
            throw BenchError("the collection shows other items than were found")
        }
        let title = "collection, \(items) items, \(name): "
        return [
            .inProcess(title + "find", finding.processor), .inProcess(title + "lay out", layingOut.processor),
        ]
    }

    /// One section for all indexes.
    private static let sharedSection = LayoutBuilder { section }

    /// A new section for each index.
    private static let providedSections = LayoutBuilder { CompositionalLayout { _, _ in section } }

    private static var section: any LayoutSection {
        Section {
            HGroup(height: .absolute(60)) {
                Item(width: .fractionalWidth(0.5))
                VGroup(width: .fractionalWidth(0.5), count: 2) { Item().contentInsets(value: 2) }
            }
        }
        .interGroupSpacing(8)
        .boundarySupplementaryItems {
            BoundarySupplementaryItem(height: .absolute(30), elementKind: "header").pinToVisibleBounds(true)
        }
    }
}
