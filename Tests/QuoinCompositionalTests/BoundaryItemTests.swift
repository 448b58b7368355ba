import QuoinCompositionalLayoutDSL
import Testing

@Suite("Headers, footers and side items (compositional, §B6)")
struct BoundaryItemTests {
    private func header(_ height: Double = 20) -> BoundarySupplementaryItem {
        BoundarySupplementaryItem(height: .absolute(height), elementKind: "header")
    }

    private var footer: BoundarySupplementaryItem {
        BoundarySupplementaryItem(height: .absolute(10), elementKind: "footer").alignment(.bottom)
    }

    private func probe(
        _ items: [any LayoutBoundarySupplementaryItem], scrolledTo offset: Double = 0, inset: EdgeInsets = .zero
    ) throws -> LayoutProbe {
        let section = Section { rows(height: 50) }.boundarySupplementaryItems { items }
        var viewport = CollectionViewport(100, 120)
        viewport.contentOffset = Point(0, offset)
        viewport.contentInset = inset
        return try LayoutProbe(LayoutBuilder { section }, items: [2, 2], viewport)
    }

    @Test(
        "a pinned header sticks to the top, and its section's end pushes it off",
        arguments: [
            (0.0, 0.0), (50, 0), (100, 0), (105, -5), (119, -19),
        ])
    func pushedOff(offset: Double, y: Double) throws {
        let header = try #require(
            try probe([header().pinToVisibleBounds(true)], scrolledTo: offset).frames(.boundary).first)
        #expect(header.minY == y)
    }

    @Test("bars push pinned items into the visible area")
    func belowBars() throws {
        let items: [any LayoutBoundarySupplementaryItem] = [
            header().pinToVisibleBounds(true), footer.pinToVisibleBounds(true),
        ]
        let frames = try probe(items, scrolledTo: 40, inset: EdgeInsets(top: 10, bottom: 30)).frames(.boundary)
        // The visible area is from 50 to 130, the first section's content from 20 to 120; the second begins at 130,
        // and its footer stays below its header.
        #expect(
            frames == [
                Rect(0, 10, 100, 20), Rect(0, 80, 100, 10), Rect(0, 90, 100, 20), Rect(0, 110, 100, 10),
            ])
    }

    @Test("a pinned footer sticks to the bottom, but not before its section's header")
    func pinnedFooter() throws {
        let section = Section { rows(height: 50) }.boundarySupplementaryItems {
            header()
            footer.pinToVisibleBounds(true)
        }
        for (height, y) in [(100.0, 90.0), (60, 50), (25, 20)] {
            let layout = LayoutBuilder { section }
            #expect(
                try LayoutProbe(layout, items: [9], CollectionViewport(100, height)).frames(.boundary, kind: "footer")
                    == [Rect(0, y, 100, 10)])
        }
    }

    @Test("an item that does not extend covers the content's edge and takes no space")
    func notExtending() throws {
        let found = try probe([header().extendsBoundary(false), footer.extendsBoundary(false)])
        #expect(found.contents.contentSize.height == 200)
        #expect(found.frames(.boundary).prefix(2) == [Rect(0, 0, 100, 20), Rect(0, 90, 100, 10)])
    }

    @Test("an outward offset extends the content further, an inward one does not")
    func offsets() throws {
        #expect(try probe([header().absoluteOffset(Point(0, -4))]).cells[0].minY == 24)
        let inward = try probe([header().absoluteOffset(Point(0, 4))])
        #expect(inward.cells[0].minY == 20)
        #expect(inward.frames(.boundary)[0] == Rect(0, 4, 100, 20))
    }

    @Test("an extending side item narrows the groups' container and is centered beside them")
    func sideItem() throws {
        let side = BoundarySupplementaryItem(width: .absolute(30), height: .fractionalHeight(0.5), elementKind: "side")
        let leading = try probe([side.alignment(.leading)])
        #expect(leading.cells[0] == Rect(30, 0, 70, 50))
        #expect(leading.frames(.boundary)[0] == Rect(0, 25, 30, 50))
        let trailing = try probe([side.alignment(.trailing)])
        #expect(trailing.cells[0] == Rect(0, 0, 70, 50))
        #expect(trailing.frames(.boundary)[0] == Rect(70, 25, 30, 50))
    }

    @Test("with horizontal scrolling headers extend at the leading edge, and pin there")
    func horizontalScrolling() throws {
        let section = Section { VGroup(width: .absolute(60), count: 1) { Item() } }.boundarySupplementaryItems {
            BoundarySupplementaryItem(width: .absolute(20), elementKind: "header").alignment(.leading)
                .pinToVisibleBounds(true)
        }
        let layout = LayoutBuilder(configuration: Configuration().scrollDirection(.horizontal)) { section }
        var viewport = CollectionViewport(100, 50)
        viewport.contentOffset = Point(30, 0)
        let probe = try LayoutProbe(layout, items: [2], viewport)
        #expect(probe.contents.contentSize == Size(140, 50))
        #expect(probe.cells == [Rect(-10, 0, 60, 50), Rect(50, 0, 60, 50)])
        #expect(probe.frames(.boundary) == [Rect(0, 0, 20, 50)])
    }

    @Test("in right-to-left everything is mirrored, offsets and anchors too")
    func rightToLeft() throws {
        let badge = SupplementaryItem(
            widthDimension: .absolute(10), heightDimension: .absolute(10), elementKind: "badge"
        ).containerAnchor(edges: [.top, .trailing], offset: .absolute(x: -2))
        let section = Section { HGroup(height: .absolute(30), count: 2) { Item { badge } } }
            .contentInsets(leading: 20)
            .boundarySupplementaryItems {
                BoundarySupplementaryItem(width: .absolute(40), height: .absolute(8), elementKind: "header")
                    .alignment(.topLeading).absoluteOffset(Point(5, 0))
            }
        let probe = try LayoutProbe(
            LayoutBuilder { section }, items: [2], CollectionViewport(120, 100, direction: .rightToLeft))
        #expect(probe.cells == [Rect(50, 8, 50, 30), Rect(0, 8, 50, 30)])
        #expect(probe.frames(.supplementary) == [Rect(52, 8, 10, 10), Rect(2, 8, 10, 10)])
        #expect(probe.frames(.boundary) == [Rect(55, 0, 40, 8)])
    }
}
