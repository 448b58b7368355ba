import QuoinCompositional
import QuoinCompositionalLayoutDSL
import QuoinLayout
import Testing

@Suite("Collections in a trace")
struct CollectionFactsTests {
    private let header = BoundarySupplementaryItem(height: .absolute(20), elementKind: "header")

    private func trace(
        _ section: any LayoutSection, items: [Int], _ change: (CollectionView) -> CollectionView = { $0 },
        direction: LayoutDirection = .leftToRight
    ) throws -> Layout.Trace {
        let view = CollectionView(LayoutBuilder { section }, itemCounts: items) { content in
            Spacer().id("\(content.elementKind ?? "cell") \(content.section ?? -1).\(content.index)").erased
        }
        return try change(view).trace(
            in: SizeRange(exactly: Size(300, 100)), environment: LayoutEnvironment(direction: direction))
    }

    /// The causes of the position of the element with this name.
    private func item(_ id: String, of trace: Layout.Trace) throws -> CollectionFacts.Item {
        let index = try #require(trace.layout.tree.index(ofID: id))
        let facts = try #require(trace.fact(CollectionFacts.self, of: 0))
        return facts.items[index - 1]
    }

    @Test("a cell's position results from its section, the views around it, insets, the groups before it and scrolling")
    func cells() throws {
        let section = Section { rows(height: 50) }.interGroupSpacing(8).contentInsets(value: 5)
            .boundarySupplementaryItems { header }
        let item = try item("cell 1.2", of: trace(section, items: [2, 9]) { $0.contentOffset(Point(0, 200)) })
        #expect(item.section == 1 && item.row == 2)
        #expect(
            item.description == "section 1, row 2: 0, 138 by sections before; 0, 20 by what stands around the content; "
                + "5, 5 by contentInsets; 0, 116 by groups before; 0, -200 by contentOffset")
    }

    @Test("in a lane the groups follow each other across, and the offset moves them back")
    func lanes() throws {
        let section = Section { HGroup(width: .absolute(80), height: .absolute(20)) { Item() } }
            .interGroupSpacing(10).orthogonalScrollingBehavior(.continuous)
        let item = try item("cell 0.3", of: trace(section, items: [9]) { $0.orthogonalOffset(123, section: 0) })
        #expect(item.steps.map(\.reason) == [.rows, .lane])
        #expect(item.steps.map(\.distance) == [Point(270, 0), Point(-123, 0)])
    }

    @Test("a boundary item has steps for its alignment and for pinning")
    func boundaries() throws {
        let section = Section { rows(height: 50) }.boundarySupplementaryItems {
            header.pinToVisibleBounds(true)
        }
        let item = try item("header 0.0", of: trace(section, items: [9]) { $0.contentOffset(Point(0, 70)) })
        #expect(item.row == nil)
        #expect(item.steps.map(\.reason) == [.pinning, .contentOffset])
        #expect(item.steps.map(\.distance) == [Point(0, 70), Point(0, -70)])
    }

    @Test("the steps to every item add up to its position, counted from the right in right-to-left")
    func sums() throws {
        let section = Section {
            HGroup(width: .fractionalWidth(0.4), height: .absolute(33)) { Item(width: .fractionalWidth(0.5)) }
        }.interGroupSpacing(7).contentInsets(value: 5).orthogonalScrollingBehavior(.groupPaging)
            .boundarySupplementaryItems { header }
            .decorationItems { DecorationItem(elementKind: "background") }
        for direction in LayoutDirection.allCases {
            let trace = try trace(
                section, items: [7, 9], { $0.orthogonalOffset(150, section: 1) }, direction: direction)
            let facts = try #require(trace.fact(CollectionFacts.self, of: 0))
            #expect(facts.items.count == trace.layout.frames.count - 1)
            for (item, frame) in zip(facts.items, trace.layout.frames.dropFirst()) {
                let place = item.steps.reduce(Point.zero) { $0 + $1.distance }
                let x = direction == .rightToLeft ? 300 - frame.maxX : frame.minX
                #expect(abs(place.x - x) <= 1 && abs(place.y - frame.minY) <= 1)
            }
        }
    }

    @Test("an explanation leads through a collection to a cell and into it")
    func explanation() throws {
        let view = CollectionView(LayoutBuilder { Section { rows(height: 50) } }, itemCounts: [9]) { content in
            Row { Spacer().id("inner \(content.index)") }.erased
        }
        let trace = try view.trace(in: SizeRange(exactly: Size(300, 100)))
        let index = try #require(trace.layout.tree.index(ofID: "inner 1"))
        let steps = trace.ancestors(of: index)
        #expect(steps.map(\.kind) == ["collection", "stack", "spacer"])
        #expect(steps[1].events.last == .note("section 0, row 1: 0, 50 by groups before"))
        #expect(steps[1].range == SizeRange(exactly: Size(300, 50)))
    }
}
