import QuoinCompositionalLayoutDSL
import Testing

@Suite("Self-sizing (compositional, §B8)")
struct EstimatedSizeTests {
    /// Measures cells with the heights of a list, and all items with the offered width.
    private func heights(_ heights: [Double]) -> ContentMeasuring {
        { content, range in content.category == .cell ? Size(range.min.width, heights[content.index]) : nil }
    }

    @Test("a row is as tall as its tallest item, each row for itself; cells keep their own heights")
    func rowHeights() throws {
        let group = HGroup(height: .estimated(44), count: 2) { Item(height: .estimated(44)) }
        let probe = try LayoutProbe(Section { group }, items: [3], measure: heights([30, 50, 20]))
        #expect(probe.cells == [Rect(0, 0, 150, 30), Rect(150, 0, 150, 50), Rect(0, 50, 150, 20)])
        #expect(probe.contents.contentSize.height == 70)
    }

    @Test("a vertical group is as tall as the sum with its spacings; estimates decide how many fit")
    func columnHeights() throws {
        let group = VGroup(height: .estimated(100)) { Item(height: .estimated(40)) }.interItemSpacing(.fixed(10))
        let probe = try LayoutProbe(Section { group }, items: [4], measure: heights([10, 70, 30, 20]))
        #expect(probe.cells.map(\.minY) == [0, 20, 90, 130])
        #expect(probe.contents.contentSize.height == 150)
    }

    @Test("a vertical count group keeps its estimate")
    func countKeepsEstimate() throws {
        let group = VGroup(height: .estimated(100), count: 2) { Item(height: .estimated(10)) }
        let probe = try LayoutProbe(Section { group }, items: [2], measure: heights([10, 70]))
        #expect(probe.cells == [Rect(0, 0, 300, 50), Rect(0, 50, 300, 50)])
    }

    @Test("a fraction of an estimated height refers to the measured one, and does not make the group grow")
    func fractionsFollow() throws {
        let group = HGroup(height: .estimated(100)) {
            Item(width: .fractionalWidth(0.5), height: .estimated(10))
            Item(width: .fractionalWidth(0.5), height: .fractionalHeight(0.5))
        }
        let probe = try LayoutProbe(Section { group }, items: [2], measure: heights([60, 0]))
        #expect(probe.cells == [Rect(0, 0, 150, 60), Rect(150, 0, 150, 30)])
        #expect(probe.contents.contentSize.height == 60)
    }

    @Test("content insets are ignored on an axis whose length is estimated")
    func insetsOnEstimatedAxis() throws {
        let group = HGroup(height: .estimated(10), count: 1) { Item(height: .estimated(10)).contentInsets(value: 5) }
        #expect(try LayoutProbe(Section { group }, items: [1], measure: heights([40])).cells == [Rect(5, 0, 290, 40)])
    }

    @Test("an item as long as its siblings keeps its insets across, and still has none along")
    func uniformWithInsets() throws {
        let item = Item(height: .uniformAcrossSiblings(estimate: 10)).contentInsets(value: 5)
        let group = HGroup(height: .estimated(10), count: 2) { item }
        let probe = try LayoutProbe(Section { group }, items: [3], measure: heights([40, 60, 20]))
        #expect(probe.cells == [Rect(5, 0, 140, 60), Rect(155, 0, 140, 60), Rect(5, 60, 140, 20)])
    }

    @Test("nested groups are measured; a header's measured height moves the content")
    func nestedAndHeaders() throws {
        let group = HGroup(height: .estimated(10)) {
            VGroup(width: .fractionalWidth(0.5), height: .estimated(20)) { Item(height: .estimated(20)) }
        }
        let section = Section { group }.boundarySupplementaryItems {
            BoundarySupplementaryItem(height: .estimated(5), elementKind: "header")
        }
        let probe = try LayoutProbe(section, items: [2]) { content, range in
            Size(range.min.width, content.category == .boundary ? 25 : [30, 40][content.index])
        }
        #expect(probe.frames(.boundary) == [Rect(0, 0, 300, 25)])
        #expect(probe.cells == [Rect(0, 25, 150, 30), Rect(150, 25, 150, 40)])
    }

    @Test("of a million rows, as many are measured as of ten thousand", arguments: [0, 100_000.0, 240_000])
    func measuredRows(offset: Double) throws {
        let section = Section { HGroup(height: .estimated(44)) { Item(height: .estimated(44)) } }
        func measurements(of count: Int) throws -> Int {
            var viewport = CollectionViewport(300, 400)
            viewport.contentOffset = Point(0, offset)
            var measured = 0
            let probe = try LayoutProbe(LayoutBuilder { section }, items: [count], viewport) { content, range in
                measured += 1
                return Size(range.min.width, 20 + Double(content.index % 3))
            }
            #expect(probe.cells.count >= 18)
            #expect(probe.cells.allSatisfy { (20...22).contains($0.size.height) })
            #expect(zip(probe.cells, probe.cells.dropFirst()).allSatisfy { $0.maxY == $1.minY })
            #expect(probe.cells[0].minY <= 0 && probe.cells[probe.cells.count - 1].maxY >= 400)
            return measured
        }
        let (few, many) = (try measurements(of: 10_000), try measurements(of: 1_000_000))
        #expect(few == many)
        #expect(many < 1_100)
    }

    @Test("rows behind a thousand keep their estimates; the content is as long as both together")
    func estimatedRows() throws {
        let section = Section { HGroup(height: .estimated(44)) { Item(height: .estimated(44)) } }.interGroupSpacing(6)
        let probe = try LayoutProbe(section, items: [1_500]) { _, range in Size(range.min.width, 20) }
        let (measured, estimated) = (1_000.0 * 26, 500.0 * 50 - 6)
        #expect(probe.contents.contentSize.height == measured + estimated)
        var viewport = CollectionViewport(300, 100)
        viewport.contentOffset = Point(0, measured + 120)
        let scrolled = try LayoutProbe(LayoutBuilder { section }, items: [1_500], viewport) { _, range in
            Size(range.min.width, 20)
        }
        #expect(scrolled.cells.map(\.minY) == [6, 32, 58, 84])
        #expect(scrolled.contents.contentSize.height == measured + estimated - 5 * 24)
    }

    @Test("a section's thousand rows are those of the sections before it, too")
    func rowsOfSections() throws {
        let section = Section { HGroup(height: .estimated(44)) { Item(height: .estimated(44)) } }
        let probe = try LayoutProbe(section, items: [600, 600]) { _, range in Size(range.min.width, 20) }
        #expect(probe.contents.contentSize.height == 28_800)
    }

    @Test("a lane of measured widths puts its groups one after the other")
    func laneOfWidths() throws {
        let section = Section { HGroup(width: .estimated(50), height: .absolute(20)) { Item(width: .estimated(50)) } }
            .orthogonalScrollingBehavior(.continuous).interGroupSpacing(5)
        let probe = try LayoutProbe(section, items: [3]) { content, range in
            Size([30, 80, 40][content.index], range.min.height)
        }
        #expect(probe.cells == [Rect(0, 0, 30, 20), Rect(35, 0, 80, 20), Rect(120, 0, 40, 20)])
    }
}

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
