import QuoinCompositionalLayoutDSL
import Testing

/// Layouts of an app, composed of small types, compared with the cases that have the same layouts as data.
@Suite("Layouts of an app, in code")
struct ExampleLayoutTests {
    private func check(_ name: String, _ layout: CompositionalLayout) throws {
        let problems = try ConformanceCase(name).problems(of: LayoutBuilder { layout })
        #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
    }

    @Test("squares in rows of five, with headers and footers pushed out")
    func list() throws {
        try check(
            "example-list",
            CompositionalLayout { _, _ in
                Section {
                    HGroup(height: .fractionalWidth(1 / 5), count: 5) { Item() }
                        .interItemSpacing(.fixed(4))
                        .contentInsets(horizontal: 8)
                }
                .interGroupSpacing(4)
                .boundarySupplementaryItems {
                    BoundarySupplementaryItem(height: .absolute(20), elementKind: "header")
                        .absoluteOffset(Point(0, -4))
                        .pinToVisibleBounds(true)
                    BoundarySupplementaryItem(height: .absolute(20), elementKind: "footer")
                        .alignment(.bottom)
                        .absoluteOffset(Point(0, 4))
                        .pinToVisibleBounds(true)
                }
            })
    }

    @Test("lanes between a header and a footer of the whole layout")
    func globalHeaderAndFooter() throws {
        try check(
            "example-global-header-footer",
            CompositionalLayout { _, _ in Lane(width: .fractionalWidth(0.85), height: 200) { Item() } }
                .interSectionSpacing(20)
                .boundarySupplementaryItems {
                    BoundarySupplementaryItem(height: .absolute(150), elementKind: "header")
                        .absoluteOffset(Point(0, -8))
                    BoundarySupplementaryItem(height: .absolute(50), elementKind: "footer")
                        .alignment(.bottom)
                        .absoluteOffset(Point(0, 8))
                })
    }

    @Test("a group that holds a smaller copy of itself")
    func fractal() throws {
        try check(
            "example-fractal",
            CompositionalLayout { _, _ in Section { Fractal(height: .fractionalWidth(0.5), depth: 2) } })
    }

    @Test("lanes whose columns come from the environment less the insets")
    func store() throws {
        try check(
            "example-appstore-narrow",
            CompositionalLayout(repeatingSections: [
                { _, environment in
                    Inset(environment) { inner in
                        Lane(columnsIn: inner, height: { 9 / 16 * $0 + 88 }) { captioned }
                            .orthogonalScrollingBehavior(.groupPaging)
                    }
                },
                { _, environment in stacked(environment) },
                { _, environment in
                    Inset(environment) { _ in
                        Lane(width: .absolute(300), height: 300 * 9 / 16 + 30, spacing: 16) { footed }
                            .orthogonalScrollingBehavior(.groupPaging)
                    }
                    .supplementariesFollowContentInsets(false)
                    .boundarySupplementaryItems {
                        BoundarySupplementaryItem(height: .absolute(30), elementKind: "header")
                    }
                },
                { _, environment in stacked(environment) },
                { _, environment in stacked(environment) },
            ]))
    }
}

/// A lane of groups with one item each.
private struct Lane: LayoutSection {
    var width: CollectionLayoutSize.Dimension
    var height: Double
    var spacing = 8.0
    var item: any LayoutItem

    init(width: CollectionLayoutSize.Dimension, height: Double, spacing: Double = 8, item: () -> any LayoutItem) {
        (self.width, self.height, self.spacing, self.item) = (width, height, spacing, item())
    }

    /// As wide as the environment allows for one column.
    init(
        columnsIn environment: CollectionLayoutSection.Environment, height: (Double) -> Double,
        item: () -> any LayoutItem
    ) {
        let width = environment.container.effectiveContentSize.width
        self.init(width: .absolute(width), height: height(width), item: item)
    }

    var layoutSection: LayoutSection {
        Section { VGroup(width: width, height: .absolute(height)) { item } }
            .interGroupSpacing(spacing)
            .orthogonalScrollingBehavior(.continuous)
    }
}

/// A section made for an environment with insets, which then get the section's content insets.
private struct Inset: LayoutSection {
    private let inner: any LayoutSection
    private let insets = DirectionalEdgeInsets(top: 8, leading: 16, trailing: 16)

    init(
        _ environment: CollectionLayoutSection.Environment,
        _ section: (CollectionLayoutSection.Environment) -> any LayoutSection
    ) {
        var narrower = environment
        narrower.container.contentInsets = insets
        inner = section(narrower)
    }

    var layoutSection: LayoutSection { inner.contentInsets(insets) }
}

private struct Fractal: LayoutGroup {
    var height = CollectionLayoutSize.Dimension.fractionalHeight(1)
    var depth: Int

    var layoutGroup: LayoutGroup {
        HGroup(height: height) {
            Item(width: .fractionalWidth(0.5)).contentInsets(value: 8)
            VGroup(width: .fractionalWidth(0.5)) {
                Item(height: .fractionalHeight(0.5)).contentInsets(value: 8)
                HGroup(height: .fractionalHeight(0.5)) {
                    VGroup(width: .fractionalWidth(0.5)) {
                        HGroup(height: .fractionalHeight(0.5)) {
                            if depth > 1 { Fractal(depth: depth - 1) } else { Item().contentInsets(value: 8) }
                        }
                        Item(height: .fractionalHeight(0.5)).contentInsets(value: 8)
                    }
                    Item(width: .fractionalWidth(0.5)).contentInsets(value: 8)
                }
            }
        }
    }
}

/// A cell with a header in the space above it.
private var captioned: any LayoutItem {
    Item {
        SupplementaryItem(heightDimension: .absolute(80), elementKind: "header")
            .containerAnchor(CollectionLayoutItem.Anchor(edges: .top, absoluteOffset: Point(0, -88)))
            .zIndex(zIndex: 100)
    }
    .contentInsets(top: 88)
}

/// A cell with a footer in the space below it.
private var footed: any LayoutItem {
    Item {
        SupplementaryItem(heightDimension: .absolute(26), elementKind: "footer")
            .containerAnchor(edges: .bottom, offset: .absolute(y: 30))
    }
    .contentInsets(bottom: 30)
}

/// Columns of three.
private func stacked(_ environment: CollectionLayoutSection.Environment) -> any LayoutSection {
    Inset(environment) { inner in
        Lane(columnsIn: inner, height: { _ in 240 }) {
            VGroup(count: 3) { Item() }.interItemSpacing(.fixed(4))
        }
        .orthogonalScrollingBehavior(.groupPaging)
    }
}
