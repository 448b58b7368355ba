import QuoinCompositional
import QuoinLayout

/// Times collections of a thousand sections: finding what meets the viewport, and laying the whole element out, with
/// 1,000 to 1,000,000 items, scrolled to the start, the middle and the end. Processor microseconds.
struct CollectionBench {
    private static let sectionCount = 1_000
    private static let itemCounts = [1_000, 10_000, 100_000, 1_000_000]
    private static let positions = [("start", 0.0), ("middle", 0.5), ("end", 1.0)]
    private static let size = Size(390, 844)

    static func run() throws {
        print("sections  items  offset  visible  find  lay out")
        for (name, layout) in [("shared", sharedSection), ("provided", providedSections)] {
            for items in itemCounts {
                for (position, fraction) in positions {
                    print(try row(name, layout, items: items, position, fraction))
                }
            }
        }
    }

    private static func row(
        _ name: String, _ layout: CollectionViewCompositionalLayout, items: Int, _ position: String, _ fraction: Double
    ) throws -> String {
        let counts = [Int](repeating: items / sectionCount, count: sectionCount)
        var viewport = CollectionViewport(size: size, traitCollection: TraitCollection(displayScale: 3))
        let height = try layout.contentSize(itemCounts: counts, in: viewport).height
        viewport.contentOffset = Point(0, fraction * (height - size.height))
        let (finding, contents) = try medianNanoseconds(of: 21) { [viewport] in
            try layout.contents(itemCounts: counts, in: viewport)
        }
        let view = CollectionView(layout, itemCounts: counts) { _ in Spacer().erased }
            .contentOffset(viewport.contentOffset)
        let (layingOut, result) = try medianNanoseconds(of: 21) {
            try view.layout(in: SizeRange(exactly: size), environment: LayoutEnvironment(scale: 3))
        }
        precondition(result.tree.count == contents.visibleItems.count + 1, "the element shows what was found")
        let figures = [finding, layingOut].map { "\(Int($0 / 1_000))" }
        return ([name, "\(items)", position, "\(contents.visibleItems.count)"] + figures).joined(separator: "  ")
    }

    /// One section for all indexes.
    private static let sharedSection = LayoutBuilder { section }

    /// A section made anew for each index.
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
