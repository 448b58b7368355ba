import QuoinCompositionalLayoutDSL
import TestSupport
import Testing

@Suite("Places by measured lengths (compositional, §B8)")
struct MeasuredPlacesTests {
    /// Rows of tags in a section with insets and spacings.
    private struct Tags {
        var widths: [Double]
        var estimate: Double
        var spacing = 8.0
        var edge = 0.0
        var extent = 268.0
        var isNested = false
        var direction = LayoutDirection.leftToRight

        private var group: any LayoutGroup {
            let tag = Item(width: .estimated(estimate), height: .absolute(20)).edgeSpacing(
                top: nil, leading: .fixed(edge), bottom: nil, trailing: nil)
            let row = HGroup(height: .absolute(20)) { tag }.interItemSpacing(.fixed(spacing))
            return isNested ? VGroup(height: .absolute(40)) { row } : row
        }

        func probe() throws -> LayoutProbe {
            let layout = LayoutBuilder { Section { group } }
            let viewport = CollectionViewport(extent, 10_000, direction: direction)
            return try LayoutProbe(layout, items: [widths.count], viewport) { [widths] content, _ in
                Size(widths[content.index], 20)
            }
        }

        /// The frames row by row, each tag after the one before it if it fits.
        var model: [Rect] {
            var (x, y, isFirst) = (0.0, 0.0, true)
            return widths.map { width in
                let next = x + (isFirst ? 0 : spacing) + edge
                if !isFirst && next + width > extent + 0.5 {
                    (x, y) = (edge, y + 20)
                } else {
                    x = next
                }
                isFirst = false
                defer { x += width }
                return Rect(direction == .leftToRight ? x : extent - x - width, y, width, 20)
            }
        }
    }

    @Test("seven tags stand two by two, whatever the estimate is")
    func everyEstimate() throws {
        let widths = [105.0, 103, 105, 104, 103, 105, 104]
        for estimate in 1...1_000 {
            let tags = Tags(widths: widths, estimate: Double(estimate))
            let probe = try tags.probe()
            #expect(probe.cells == tags.model, "estimate \(estimate)")
            #expect(probe.cells.map(\.minY) == [0, 0, 20, 20, 40, 40, 60])
            #expect(probe.contents.warnings.isEmpty)
        }
    }

    @Test("random tags stand as a row-by-row model has them, in nested groups and in both directions")
    func randomTags() throws {
        var random = RandomNumbers(seed: 48)
        for round in 0..<300 {
            let tags = Tags(
                widths: (0..<Int.random(in: 1...40, using: &random)).map { _ in
                    Double(Int.random(in: 10...200, using: &random))
                },
                estimate: Double(Int.random(in: 1...400, using: &random)),
                spacing: Double(Int.random(in: 0...20, using: &random)),
                edge: Double(Int.random(in: 0...5, using: &random)), extent: 268, isNested: round % 2 == 1,
                direction: round % 3 == 0 ? .rightToLeft : .leftToRight)
            #expect(try tags.probe().cells == tags.model, "round \(round)")
        }
    }

    @Test("a vertical group takes as many measured cells as it holds")
    func columns() throws {
        let group = VGroup(width: .absolute(100), height: .absolute(200)) { Item(height: .estimated(100)) }
        let section = Section { group }.orthogonalScrollingBehavior(.continuous)
        let probe = try LayoutProbe(section, items: [7]) { _, range in Size(range.min.width, 40) }
        #expect(probe.cells.map(\.minX) == [0, 0, 0, 0, 0, 100, 100])
        #expect(probe.cells.map(\.minY) == [0, 40, 80, 120, 160, 0, 40])
    }

    @Test("groups count on over rows of different numbers of items")
    func groupViews() throws {
        let badge = SupplementaryItem(widthDimension: .absolute(4), heightDimension: .absolute(4), elementKind: "badge")
        let group = HGroup(height: .absolute(20)) { Item(width: .estimated(9)) }.supplementaryItems { badge }
        let probe = try LayoutProbe(Section { group }, items: [4]) { content, range in
            Size([100, 250, 100, 100][content.index], range.min.height)
        }
        #expect(probe.cells.map(\.minY) == [0, 20, 40, 40])
        let badges = probe.contents.visibleItems.filter { $0.category == .supplementary }
        #expect(badges.map(\.index) == [0, 1, 2])
    }

    @Test("an item that does not fit even when measured stands alone, and is named, in whichever row it is")
    func tooLong() throws {
        let group = HGroup(height: .absolute(20)) { Item(width: .estimated(400)) }
        let probe = try LayoutProbe(Section { group }, items: [4]) { content, range in
            Size([100, 100, 310, 100][content.index], range.min.height)
        }
        #expect(probe.cells.map(\.minY) == [0, 0, 20, 40])
        #expect(
            probe.contents.warnings.map { "\($0.path) \($0.reason)" } == [
                "sections[0].group.subitems[0] is larger than its group, even measured: item 2 stands alone"
            ])
    }

    @Test("of a million tags, as many are measured as of ten thousand; a row far down begins where the one before ends")
    func manyTags() throws {
        let group = HGroup(height: .absolute(20)) { Item(width: .estimated(50)) }
        func measurements(of count: Int) throws -> Int {
            var viewport = CollectionViewport(300, 400)
            viewport.contentOffset = Point(0, 24_000)
            var measured = 0
            let probe = try LayoutProbe(LayoutBuilder { Section { group } }, items: [count], viewport) {
                content, range in
                measured += 1
                return Size(60 + Double(content.index % 7), range.min.height)
            }
            let items = probe.contents.visibleItems.map(\.index)
            #expect(zip(items, items.dropFirst()).allSatisfy { $0 + 1 == $1 })
            #expect(probe.cells.filter { $0.minX == 0 }.map(\.minY) == (0..<20).map { Double($0) * 20 })
            return measured
        }
        #expect(try measurements(of: 10_000) == measurements(of: 1_000_000))
    }
}
