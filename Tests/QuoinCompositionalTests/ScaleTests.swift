import QuoinCompositionalLayoutDSL
import Testing

@Suite("A million items")
struct ScaleTests {
    @Test("only items that intersect the viewport are made, wherever it is", arguments: [0, 0.5, 1])
    func visiblePart(position: Double) throws {
        let section = Section { HGroup(height: .absolute(50), count: 4) { Item() } }
            .boundarySupplementaryItems { BoundarySupplementaryItem(height: .absolute(20), elementKind: "header") }
        let layout = LayoutBuilder { section }
        var viewport = CollectionViewport(400, 800)
        let counts = [Int](repeating: 1_000, count: 1_000)
        let height = try layout.contentSize(itemCounts: counts, in: viewport).height
        #expect(height == 1_000 * (20 + 250 * 50))
        viewport.contentOffset.y = position * (height - 800)
        let items = try layout.contents(itemCounts: counts, in: viewport).visibleItems
        #expect(items.count >= 60 && items.count <= 72)
    }

    @Test("a lane of a million groups makes only the visible ones")
    func lane() throws {
        let section = Section { HGroup(width: .absolute(90), height: .absolute(50)) { Item() } }
            .interGroupSpacing(10).orthogonalScrollingBehavior(.continuous)
        var viewport = CollectionViewport(400, 800)
        viewport.orthogonalOffsets[0] = 50_000_000
        let items = try LayoutProbe(LayoutBuilder { section }, items: [1_000_000], viewport).contents.visibleItems
        #expect(items.map(\.index) == [500_000, 500_001, 500_002, 500_003])
    }

    @Test("items outside their row are found if the row itself is not visible")
    func overhang() throws {
        let tail = SupplementaryItem(
            widthDimension: .absolute(6), heightDimension: .absolute(5), elementKind: "tail"
        ).containerAnchor(edges: [.top], offset: .absolute(y: 120))
        let section = Section { HGroup(height: .absolute(50), count: 1) { Item { tail } } }
        var viewport = CollectionViewport(100, 40)
        viewport.contentOffset.y = 505
        let probe = try LayoutProbe(LayoutBuilder { section }, items: [1_000], viewport)
        // Row 8 starts at 400, its last item at 520; row 10 is visible.
        #expect(probe.contents.visibleItems.map(\.index) == [10, 8])
        #expect(probe.frames(.supplementary) == [Rect(47, 15, 6, 5)])
    }
}
