import QuoinCompositionalLayoutDSL
import Testing

@Suite("Modifiers")
struct ModifierTests {
    @Test("modifiers of dimensions keep the type, all others return the protocol")
    func types() {
        let resized: HGroup = HGroup { Item() }.width(.absolute(10)).height(.absolute(20)).size(CollectionLayoutSize())
        let group: any LayoutGroup = resized.contentInsets(value: 4).interItemSpacing(.fixed(2))
        let item: any LayoutItem = Item().width(.absolute(3)).contentInsets(value: 4)
        let badge: SupplementaryItem = SupplementaryItem(elementKind: "badge").containerAnchor(edges: .top)
        let raised: any LayoutSupplementaryItem = badge.zIndex(zIndex: 1).contentInsets(value: 1)
        let header: BoundarySupplementaryItem = BoundarySupplementaryItem(elementKind: "header").alignment(.bottom)
        let pinned: any LayoutBoundarySupplementaryItem = header.zIndex(zIndex: 2).pinToVisibleBounds(true)
        let layout: CompositionalLayout = CompositionalLayout { _, _ in nil }.scrollDirection(.horizontal)
        let all: [Any] = [group, item, raised, pinned, layout]
        #expect(all.count == 5)
    }

    @Test("the later of two modifiers wins, and one call replaces all four edges")
    func laterWins() throws {
        let section = try LayoutSectionBuilder {
            Section { HGroup { Item() }.contentInsets(value: 9).contentInsets(leading: 4) }
                .interGroupSpacing(1).interGroupSpacing(2).contentInsets(horizontal: 5, vertical: 6)
        }
        #expect(section.group.contentInsets == DirectionalEdgeInsets(leading: 4))
        #expect(section.interGroupSpacing == 2)
        #expect(section.contentInsets == DirectionalEdgeInsets(top: 6, leading: 5, bottom: 6, trailing: 5))
    }

    @Test("supplementary, boundary and decoration items are added to earlier ones")
    func adding() throws {
        let section = try LayoutSectionBuilder {
            Section {
                HGroup { Item() }
                    .supplementaryItems { SupplementaryItem(elementKind: "a") }
                    .supplementaryItems { SupplementaryItem(elementKind: "b") }
            }
            .boundarySupplementaryItems { BoundarySupplementaryItem(elementKind: "c") }
            .boundarySupplementaryItems { BoundarySupplementaryItem(elementKind: "d").extendsBoundary(false) }
            .decorationItems { DecorationItem(elementKind: "e").contentInsets(value: 2).zIndex(zIndex: -1) }
        }
        #expect(section.group.supplementaryItems.map(\.elementKind) == ["a", "b"])
        #expect(section.boundarySupplementaryItems.map(\.elementKind) == ["c", "d"])
        #expect(section.boundarySupplementaryItems.map(\.extendsBoundary) == [true, false])
        #expect(section.decorationItems.map(\.zIndex) == [-1])
    }

    @Test("the defaults are the whole container, top leading, extending, unpinned")
    func defaults() throws {
        let section = try LayoutSectionBuilder {
            Section { HGroup { Item { SupplementaryItem(elementKind: "badge") } } }
                .boundarySupplementaryItems { BoundarySupplementaryItem(elementKind: "header") }
        }
        let whole = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        guard case .linear(let axis, let subitems, let filling)? = section.group.arrangement else { return }
        #expect(axis == .horizontal && filling == .untilFull)
        #expect([section.group.layoutSize, subitems[0].layoutSize] == [whole, whole])
        #expect(subitems[0].supplementaryItems[0].containerAnchor.edges == [.top, .leading])
        #expect(subitems[0].supplementaryItems[0].itemAnchor == nil)
        #expect(section.boundarySupplementaryItems[0].alignment == .top)
        #expect(section.boundarySupplementaryItems[0].extendsBoundary)
        #expect(!section.boundarySupplementaryItems[0].pinToVisibleBounds)
        #expect(section.supplementariesFollowContentInsets)
    }

    @Test("custom types can replace the layer's structs, and have modifiers")
    func ownTypes() throws {
        struct Padded: LayoutItem {
            var inset: Double
            var layoutItem: LayoutItem { Item(width: .absolute(40)).contentInsets(value: inset) }
        }
        struct Pair: LayoutGroup, ResizableItem {
            private var size = CollectionLayoutSize()
            var layoutGroup: LayoutGroup {
                HGroup(size: size) {
                    Padded(inset: 1)
                    Padded(inset: 2).contentInsets(value: 3)
                }
            }

            func width(_ width: CollectionLayoutSize.Dimension) -> Pair {
                var copy = self
                copy.size.widthDimension = width
                return copy
            }

            func height(_ height: CollectionLayoutSize.Dimension) -> Pair {
                var copy = self
                copy.size.heightDimension = height
                return copy
            }
        }
        struct Pairs: LayoutSection {
            var layoutSection: LayoutSection {
                Section { Pair().height(.absolute(20)).interItemSpacing(.fixed(10)) }
            }
        }
        let probe = try LayoutProbe(Pairs().interGroupSpacing(5), items: [3], Size(100, 100))
        #expect(probe.cells == [Rect(1, 1, 38, 18), Rect(53, 3, 34, 14), Rect(1, 26, 38, 18)])
    }

    @Test("a custom supplementary, boundary or decoration item can stand for an item")
    func itemsOfOtherKinds() throws {
        struct Badge: LayoutSupplementaryItem {
            var layoutSupplementaryItem: LayoutSupplementaryItem {
                SupplementaryItem(widthDimension: .absolute(10), elementKind: "badge").contentInsets(value: 1)
            }
        }
        struct Header: LayoutBoundarySupplementaryItem {
            var layoutBoundarySupplementaryItem: LayoutBoundarySupplementaryItem {
                BoundarySupplementaryItem(width: .absolute(20), elementKind: "header").zIndex(zIndex: 1)
            }
        }
        struct Background: LayoutDecorationItem {
            var layoutDecorationItem: LayoutDecorationItem { DecorationItem(elementKind: "background") }
        }
        let group = HGroup(width: .absolute(130), height: .absolute(10)) {
            Badge()
            Header()
            Background().contentInsets(value: 2)
        }
        let probe = try LayoutProbe(Section { group }, items: [2], Size(200, 10))
        #expect(probe.cells == [Rect(1, 1, 8, 8), Rect(10, 0, 20, 10)])
        let alone = try LayoutProbe(Section { HGroup(height: .absolute(10)) { Background() } }, items: [1])
        #expect(alone.cells == [Rect(0, 0, 300, 10)])
    }

    @Test("builders allow if, else, switch, for, and empty lists")
    func builders() throws {
        let (isWide, count) = (true, 2)
        let group = HGroup(width: .absolute(100), height: .absolute(10)) {
            if isWide { Item(width: .absolute(30)) } else { Item(width: .absolute(1)) }
            for _ in 0..<count { Item(width: .absolute(20)) }
            switch count {
            case 2: Item(width: .absolute(10))
            default: Item(width: .absolute(2))
            }
        }
        let probe = try LayoutProbe(Section { group.supplementaryItems {} }, items: [5])
        #expect(probe.cells.map(\.size.width) == [30, 20, 20, 10, 30])
    }

    @Test("sections are used in turn; a raw section is the value it was given")
    func repeatingSections() throws {
        let raw = try LayoutSectionBuilder { Section { rows(height: 30) } }
        let layout = CompositionalLayout(repeatingSections: [
            { _, _ in Section { rows(height: 10) } }, { _, _ in RawSection(rawLayoutSection: raw) },
        ])
        let viewport = CollectionViewport(100, 200)
        let probe = try LayoutProbe(LayoutBuilder { layout }, items: [1, 1, 1], viewport)
        #expect(probe.cells.map(\.size.height) == [10, 30, 10])
        let empty = LayoutBuilder { CompositionalLayout(repeatingSections: []) }
        #expect(throws: CollectionLayoutSection.LayoutError(.missingSection(0), path: "sections[0]")) {
            try LayoutProbe(empty, items: [1], viewport)
        }
    }

    @Test("a section provider gets the container, and can make an environment for an inner section")
    func environments() throws {
        var viewport = CollectionViewport(500, 300, scale: 2)
        viewport.safeArea = EdgeInsets(top: 20, left: 44, bottom: 21, right: 40)
        viewport.traitCollection.horizontalSizeClass = .regular
        let layout = CompositionalLayout { _, environment in
            #expect(environment.container.contentSize == Size(500, 300))
            #expect(environment.container.contentInsets == DirectionalEdgeInsets(leading: 44, trailing: 40))
            #expect(environment.container.effectiveContentSize == Size(416, 300))
            #expect(environment.traitCollection.horizontalSizeClass == .regular)
            #expect(environment.traitCollection.displayScale == 2)
            let inner = CollectionLayoutSection.Environment(
                container: CollectionLayoutSection.Environment.Container(
                    contentSize: environment.container.effectiveContentSize,
                    contentInsets: DirectionalEdgeInsets(leading: 8, trailing: 8)))
            return Section {
                HGroup(width: .absolute(inner.container.effectiveContentSize.width), height: .absolute(10)) { Item() }
            }.contentInsets(horizontal: 8)
        }
        #expect(try LayoutProbe(LayoutBuilder { layout }, items: [1], viewport).cells == [Rect(52, 0, 400, 10)])
    }
}
