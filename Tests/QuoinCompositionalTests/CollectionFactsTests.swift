import QuoinCompositionalLayoutDSL
import Testing

@Suite("Collections in a trace")
struct CollectionFactsTests {
    private let header = BoundarySupplementaryItem(height: .absolute(20), elementKind: "header")

    private func trace(
        _ section: any LayoutSection, items: [Int], _ change: (CollectionView) -> CollectionView
    ) throws -> Layout.Trace {
        let view = CollectionView(LayoutBuilder { section }, itemCounts: items) { content in
            Spacer().id("\(content.elementKind ?? "cell") \(content.section ?? -1).\(content.index)").erased
        }
        return try change(view).trace(in: SizeRange(exactly: Size(300, 100)))
    }

    /// What is said of the position of the element with this name.
    private func words(_ id: String, of trace: Layout.Trace) throws -> String {
        let index = try #require(trace.layout.tree.index(ofID: id))
        guard case .note(let words)? = trace[index].events.last else { return "" }
        return words
    }

    @Test("a cell's position results from its section, the views around it, insets, the groups before it and scrolling")
    func cells() throws {
        let section = Section { rows(height: 50) }.interGroupSpacing(8).contentInsets(value: 5)
            .boundarySupplementaryItems { header }
        let words = try words("cell 1.2", of: trace(section, items: [2, 9]) { $0.contentOffset(Point(0, 200)) })
        #expect(
            words == "section 1, row 2: 0, 138 by sections before; 0, 20 by what stands around the content; "
                + "5, 5 by contentInsets; 0, 116 by groups before; 0, -200 by contentOffset")
    }

    @Test("in a lane the groups follow each other across, and the offset moves them back")
    func lanes() throws {
        let section = Section { HGroup(width: .absolute(80), height: .absolute(20)) { Item() } }
            .interGroupSpacing(10).orthogonalScrollingBehavior(.continuous)
        let words = try words("cell 0.3", of: trace(section, items: [9]) { $0.orthogonalOffset(123, section: 0) })
        #expect(words == "section 0, row 3: 270, 0 by groups before; -123, 0 by the orthogonal offset")
    }

    @Test("a boundary item has steps for its alignment and for pinning")
    func boundaries() throws {
        let section = Section { rows(height: 50) }.boundarySupplementaryItems {
            header.pinToVisibleBounds(true)
        }
        let words = try words("header 0.0", of: trace(section, items: [9]) { $0.contentOffset(Point(0, 70)) })
        #expect(words == "section 0: 0, 70 by pinToVisibleBounds; 0, -70 by contentOffset")
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
