import QuoinCompositionalLayoutDSL
import Testing

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
