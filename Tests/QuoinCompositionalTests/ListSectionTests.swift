import QuoinCompositionalLayoutDSL
import Testing

@Suite("Lists (compositional, §B11)")
struct ListSectionTests {
    private func probe(
        width: Double = 320, scale: Double = 2, items: [Int], scrolledTo offset: Double = 0,
        _ list: @escaping @Sendable (CollectionLayoutSection.Environment) -> ListSection
    ) throws -> LayoutProbe {
        var viewport = CollectionViewport(width, 400, scale: scale)
        viewport.contentOffset = Point(0, offset)
        let layout = CompositionalLayout { _, environment in list(environment) }
        return try LayoutProbe(LayoutBuilder { layout }, items: items, viewport) { content, range in
            Size(range.min.width, content.category == .cell ? [20, 60][content.index % 2] : 30)
        }
    }

    @Test("rows are as high as they measure, and at least 44; a pixel separates them")
    func plain() throws {
        let probe = try probe(items: [3]) { ListSection(appearance: .plain, layoutEnvironment: $0) }
        #expect(probe.cells == [Rect(0, 0, 320, 44), Rect(0, 44, 320, 60), Rect(0, 104, 320, 44)])
        #expect(
            probe.frames(.supplementary, kind: CollectionLayoutSection.ListConfiguration.separatorKind) == [
                Rect(16, 43.5, 304, 0.5), Rect(16, 103.5, 304, 0.5),
            ])
    }

    @Test("headers and footers exist if the modes say so, pinned in a plain list only")
    func headers() throws {
        let plain = try probe(items: [9], scrolledTo: 50) {
            ListSection(appearance: .plain, layoutEnvironment: $0).headerMode(.supplementary).footerMode(.supplementary)
        }
        #expect(plain.frames(.boundary) == [Rect(0, 0, 320, 30), Rect(0, 370, 320, 30)])
        let grouped = try probe(items: [1]) {
            ListSection(appearance: .grouped, layoutEnvironment: $0).headerMode(.supplementary)
        }
        #expect(grouped.frames(.boundary) == [Rect(0, 18, 320, 30)])
    }

    @Test("a grouped list has 18 above the first section and 35 between sections, and no separators")
    func grouped() throws {
        let probe = try probe(items: [2, 1]) { ListSection(appearance: .grouped, layoutEnvironment: $0) }
        #expect(probe.cells.map(\.minY) == [18, 62, 157])
        #expect(probe.frames(.supplementary).isEmpty)
    }

    @Test("an inset grouped list is inset by 16, from a width of 400 on by 20", arguments: [(399.0, 16.0), (400, 20)])
    func insetGrouped(width: Double, inset: Double) throws {
        let probe = try probe(width: width, items: [1]) {
            ListSection(appearance: .insetGrouped, layoutEnvironment: $0).showsSeparators(false)
        }
        #expect(probe.cells == [Rect(inset, 18, width - 2 * inset, 44)])
    }

    @Test(
        "a background color is a decoration behind the rows, as wide as they are",
        arguments: [
            (CollectionLayoutSection.ListConfiguration.Appearance.plain, Rect(0, 0, 320, 44)),
            (.insetGrouped, Rect(16, 18, 288, 44)),
        ])
    func background(appearance: CollectionLayoutSection.ListConfiguration.Appearance, frame: Rect) throws {
        let probe = try probe(items: [1]) {
            ListSection(appearance: appearance, layoutEnvironment: $0)
                .backgroundColor(.init(red: 1, green: 1, blue: 1))
        }
        #expect(probe.frames(.decoration, kind: CollectionLayoutSection.ListConfiguration.backgroundKind) == [frame])
    }
}

@Suite("Labels of CompositionalLayoutDSL")
struct LabelTests {
    private let header: @Sendable () -> [any LayoutItem] = { [Item()] }

    @Test("are the same where a closure is not trailing")
    func labels() throws {
        let size = CollectionLayoutSize(heightDimension: .absolute(10))
        let groups: [any LayoutGroup] = [
            HGroup(subItems: header), HGroup(size: size, subItems: header),
            HGroup(width: .fractionalWidth(1), height: .absolute(10), subItems: header),
            VGroup(size: size, count: 2, subItem: { Item() }), VGroup(count: 2, subItem: { Item() }),
        ]
        for group in groups {
            let section = Section(group: { group })
            _ = try LayoutSectionBuilder(layoutSection: { section })
            let layout = LayoutBuilder(layoutSection: { section })
            _ = LayoutBuilder(compositionalLayout: { layout })
        }
        let provider: CompositionalLayout.SectionProvider = { _, _ in Section { HGroup { Item() } } }
        _ = CompositionalLayout(sectionsBuilder: provider)
        let offset: SupplementaryItem.AnchorOffset = .absolute(x: 1, y: 2)
        #expect(offset != .fractional(x: 1))
    }
}
