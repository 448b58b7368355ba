import QuoinCompositionalLayoutDSL
import Testing

@Suite("Inside a group (compositional, §B2)")
struct GroupTests {
    private func cells(_ group: any LayoutGroup, items: Int, _ size: Size = Size(300, 400)) throws -> [Rect] {
        try LayoutProbe(Section { group }, items: [items], size).cells
    }

    @Test("fractions and shares are rounded down to whole pixels, and the rest stays free at the end")
    func cutToPixels() throws {
        let group = HGroup(height: .absolute(10), count: 3) { Item() }.interItemSpacing(.fixed(1))
        let layout = LayoutBuilder { Section { group } }
        let viewport = CollectionViewport(100, 50, scale: 2)
        // (100 - 2) / 3 = 32.67 points are 65.3 pixels, rounded down to 65.
        #expect(
            try LayoutProbe(layout, items: [3], viewport).cells == [
                Rect(0, 0, 32.5, 10), Rect(33.5, 0, 32.5, 10), Rect(67, 0, 32.5, 10),
            ])
    }

    @Test("a fraction in a count group refers to the group less the spacings, on both axes")
    func fractionsLessSpacings() throws {
        let group = HGroup(height: .absolute(90), count: 4) { Item(height: .fractionalWidth(0.25)) }
            .interItemSpacing(.fixed(20))
        #expect(try cells(group, items: 1) == [Rect(0, 0, 60, 60)])
    }

    @Test("a subitem may overshoot by half a pixel and still fits")
    func fittingTolerance() throws {
        #expect(
            try cells(HGroup(height: .absolute(10)) { Item(width: .absolute(150.2)) }, items: 2).map(\.minY) == [0, 0])
        #expect(
            try cells(HGroup(height: .absolute(10)) { Item(width: .absolute(150.5)) }, items: 2).map(\.minY) == [0, 10])
    }

    @Test("a repeated subitem keeps its size")
    func repetitions() throws {
        let group = HGroup(height: .absolute(10), repeatingSubitem: Item(width: .fractionalWidth(0.25)), count: 2)
        #expect(try cells(group, items: 3) == [Rect(0, 0, 75, 10), Rect(75, 0, 75, 10), Rect(0, 10, 75, 10)])
    }

    @Test("flexible gaps and edges along the axis have equal shares of the free space")
    func flexibleShares() throws {
        let item = Item(width: .absolute(50), height: .absolute(10)).edgeSpacing(leading: .flexible(0))
        let group = HGroup(height: .absolute(10)) {
            item
            Item(width: .absolute(190), height: .absolute(10))
        }.interItemSpacing(.flexible(10))
        // 300 - 50 - 190 - 10 leaves 50: 25 for the edge, 25 for the gap.
        #expect(try cells(group, items: 2) == [Rect(25, 0, 50, 10), Rect(110, 0, 190, 10)])
    }

    @Test("fixed edge spacing adds to the length along the axis and shifts the item across it")
    func fixedEdges() throws {
        let item = Item(width: .absolute(90), height: .absolute(10)).edgeSpacing(
            top: .fixed(5), leading: .fixed(4), trailing: .fixed(6))
        #expect(
            try cells(HGroup(height: .absolute(20)) { item }, items: 4) == [
                Rect(4, 5, 90, 10), Rect(104, 5, 90, 10), Rect(204, 5, 90, 10), Rect(4, 25, 90, 10),
            ])
    }

    @Test("in a count group the edge spacing shortens the item")
    func edgesInShares() throws {
        let group = HGroup(height: .absolute(20), count: 2) { Item().edgeSpacing(leading: .fixed(10)) }
        #expect(try cells(group, items: 2) == [Rect(10, 0, 140, 20), Rect(160, 0, 140, 20)])
    }

    @Test("flexible edges across the axis center, one alone pushes to the other side")
    func flexibleAcross() throws {
        let item = Item(width: .absolute(100), height: .absolute(10))
        let group = HGroup(height: .absolute(50)) {
            item.edgeSpacing(vertical: .flexible(0))
            item.edgeSpacing(top: .flexible(0), bottom: .fixed(4))
            item
        }
        #expect(try cells(group, items: 3).map(\.minY) == [20, 36, 0])
    }

    @Test("a subitem that is too large is placed once, with a warning; insets that are too large give a size of 0")
    func warnings() throws {
        let group = HGroup(width: .absolute(100), height: .absolute(10)) { Item(width: .absolute(120)) }
        let probe = try LayoutProbe(Section { group }, items: [2])
        #expect(probe.cells == [Rect(0, 0, 120, 10), Rect(0, 10, 120, 10)])
        #expect(
            probe.contents.warnings == [
                CollectionLayoutWarning(.subitemLargerThanGroup, path: "sections[0].group.subitems[0]")
            ])
        let inset = try LayoutProbe(
            Section { HGroup(height: .absolute(10), count: 1) { Item().contentInsets(vertical: 6) } }, items: [1])
        #expect(inset.cells == [Rect(0, 6, 300, 0)])
        #expect(inset.contents.warnings.map(\.reason) == [.nothingLeft])
        let spaced = Section { HGroup(height: .absolute(10), count: 3) { Item() }.interItemSpacing(.fixed(200)) }
        #expect(try LayoutProbe(spaced, items: [1]).contents.warnings.map(\.path) == ["sections[0].group"])
        let narrow = Section { rows(height: 10) }.contentInsets(horizontal: 200)
        #expect(try LayoutProbe(narrow, items: [1]).contents.warnings.map(\.path) == ["sections[0]"])
    }

    @Test("a custom group's closure gets the group as the container, and z indexes order its cells")
    func customGroup() throws {
        let group = CustomGroup(width: .fractionalWidth(0.5), height: .absolute(60)) { environment in
            let size = environment.container.effectiveContentSize
            return [
                CollectionLayoutItem.CustomItem(frame: Rect(0, 0, size.width, 20), zIndex: 1),
                CollectionLayoutItem.CustomItem(frame: Rect(5, 10, 20, 20)),
            ]
        }
        let probe = try LayoutProbe(Section { group.contentInsets(horizontal: 10) }, items: [3])
        #expect(probe.contents.visibleItems.map(\.index) == [1, 0, 2])
        #expect(probe.cells == [Rect(15, 10, 20, 20), Rect(10, 0, 130, 20), Rect(10, 60, 130, 20)])
    }

    @Test("a group's supplementary items count the groups of the section, nested ones too")
    func numbersOfGroups() throws {
        let badge = SupplementaryItem(
            widthDimension: .absolute(4), heightDimension: .absolute(4), elementKind: "badge")
        let nested = VGroup(width: .fractionalWidth(0.5), count: 2) { Item() }.supplementaryItems { badge }
        let probe = try LayoutProbe(Section { HGroup(height: .absolute(20)) { nested } }, items: [7])
        let badges = probe.contents.visibleItems.filter { $0.category == .supplementary }
        #expect(badges.map(\.index) == [0, 1, 2, 3])
        #expect(badges.map(\.frame.origin) == [Point(0, 0), Point(150, 0), Point(0, 20), Point(150, 20)])
    }
}
