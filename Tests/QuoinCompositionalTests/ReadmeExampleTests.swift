import QuoinCompositionalLayoutDSL
import Testing

/// The examples of CompositionalLayoutDSL's README, with only the types of the collection view replaced.
@Suite("Examples of CompositionalLayoutDSL's README")
struct ReadmeExampleTests {
    private var collectionView: CollectionView {
        CollectionView(LayoutBuilder { Section { VGroup { Item() } } }, itemCounts: [6]) { _ in Spacer().erased }
    }

    @Test("inner groups: a third for one item, two and three stacked beside it")
    func innerGroups() throws {
        let layout = CompositionalLayout { section, environment in
            Section {
                HGroup {
                    Item(width: .fractionalWidth(1 / 3))
                        .contentInsets(trailing: 4)
                    VGroup(count: 2) { Item() }
                        .width(.fractionalWidth(1 / 3))
                        .interItemSpacing(.fixed(8))
                        .contentInsets(horizontal: 4)
                    VGroup(count: 3) { Item() }
                        .width(.fractionalWidth(1 / 3))
                        .interItemSpacing(.fixed(8))
                        .contentInsets(leading: 4)
                }
                .height(.absolute(100))
                .contentInsets(horizontal: 16)
            }
            .interGroupSpacing(8)
        }
        .interSectionSpacing(8)

        var collectionView = collectionView
        collectionView.setCollectionViewLayout(layout, animated: false)
        collectionView.collectionViewLayout = LayoutBuilder { layout }

        let frames = try collectionView.layout(in: SizeRange(exactly: Size(332, 400))).frames
        #expect(
            frames.dropFirst() == [
                Rect(16, 0, 96, 100), Rect(120, 0, 92, 46), Rect(120, 54, 92, 46), Rect(220, 0, 96, 28),
                Rect(220, 36, 96, 28), Rect(220, 72, 96, 28),
            ])
    }

    @Test("getting started: a lane of squares below a pinned header")
    func gettingStarted() throws {
        var collectionView = collectionView
        collectionView.collectionViewLayout = LayoutBuilder {
            Section {
                VGroup(count: 1) { Item() }
                    .height(.fractionalWidth(0.3))
                    .width(.fractionalWidth(0.3))
                    .interItemSpacing(.fixed(8))
            }
            .interGroupSpacing(8)
            .contentInsets(horizontal: 16, vertical: 8)
            .orthogonalScrollingBehavior(.continuous)
            .supplementariesFollowContentInsets(false)
            .boundarySupplementaryItems {
                BoundarySupplementaryItem(elementKind: CollectionView.elementKindSectionHeader)
                    .height(.absolute(30))
                    .alignment(.top)
                    .pinToVisibleBounds(true)
            }
        }

        let frames = try collectionView.layout(in: SizeRange(exactly: Size(300, 400))).frames
        #expect(
            frames.dropFirst() == [
                Rect(16, 38, 90, 90), Rect(114, 38, 90, 90), Rect(212, 38, 90, 90), Rect(0, 0, 300, 30),
            ])
    }

    @Test("a custom item that describes itself by itself is an error")
    func describesItself() {
        struct Endless: LayoutItem {
            var layoutItem: LayoutItem { self }
        }
        let error = #expect(throws: CollectionLayoutSection.LayoutError.self) {
            try LayoutSectionBuilder { Section { HGroup { Endless() } } }
        }
        #expect(error?.path == "group.subitems[0]")
        #expect(error?.reason == .describesItself(type: "Endless", limit: 200))
    }
}
