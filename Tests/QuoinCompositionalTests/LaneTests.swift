import QuoinCompositionalLayoutDSL
import Testing

@Suite("Orthogonal sections (compositional, §B4)")
struct LaneTests {
    /// The first cell's position in a lane of ten groups, 80 wide and 10 apart, insets 20, in a viewport of 300.
    private func rest(_ behavior: CollectionLayoutSection.OrthogonalScrollingBehavior, at offset: Double?) throws
        -> Double
    {
        let section = Section { HGroup(width: .absolute(80), height: .absolute(20)) { Item() } }
            .interGroupSpacing(10).contentInsets(horizontal: 20).orthogonalScrollingBehavior(behavior)
        var viewport = CollectionViewport(300, 100)
        viewport.orthogonalOffsets[0] = offset
        let probe = try LayoutProbe(LayoutBuilder { section }, items: [10], viewport)
        let first = try #require(probe.contents.visibleItems.first)
        return first.frame.minX - Double(first.index) * 90
    }

    private static let requests:
        [(CollectionLayoutSection.OrthogonalScrollingBehavior, requested: Double, firstCell: Double)] = [
            (.continuous, requested: 123, firstCell: -103),
            (.continuous, requested: -5, firstCell: 20),
            (.continuous, requested: 9_000, firstCell: -610),
            (.continuousGroupLeadingBoundary, requested: 130, firstCell: -70),
            (.continuousGroupLeadingBoundary, requested: 590, firstCell: -610),
            (.paging, requested: 200, firstCell: -280),
            (.paging, requested: 9_000, firstCell: -610),
            (.groupPaging, requested: 140, firstCell: -160),
            (.groupPaging, requested: 130, firstCell: -70),
            (.groupPagingCentered, requested: 0, firstCell: 20),
            (.groupPagingCentered, requested: 85, firstCell: -70),
        ]

    @Test("a lane rests where its behavior allows, nearest to the requested offset", arguments: requests)
    func rests(behavior: CollectionLayoutSection.OrthogonalScrollingBehavior, requested: Double, firstCell: Double)
        throws
    {
        #expect(try rest(behavior, at: requested) == firstCell)
    }

    @Test("before scrolling, a lane begins at the leading inset, and a centered one with its first group in the middle")
    func unscrolled() throws {
        for behavior in CollectionLayoutSection.OrthogonalScrollingBehavior.allCases
        where behavior != .none && behavior != .groupPagingCentered {
            #expect(try rest(behavior, at: nil) == 20)
        }
        #expect(try rest(.groupPagingCentered, at: nil) == 110)
    }

    @Test("boundary items, insets and backgrounds are as in any section; the lane is as thick as a group")
    func surroundings() throws {
        let section = Section { HGroup(width: .absolute(80), height: .absolute(20)) { Item() } }
            .contentInsets(value: 5).orthogonalScrollingBehavior(.continuous)
            .boundarySupplementaryItems { BoundarySupplementaryItem(height: .absolute(12), elementKind: "header") }
            .decorationItems { DecorationItem(elementKind: "background") }
        let probe = try LayoutProbe(section, items: [9, 1])
        #expect(probe.contents.contentSize == Size(300, 84))
        #expect(probe.frames(.boundary) == [Rect(5, 0, 290, 12), Rect(5, 42, 290, 12)])
        #expect(probe.frames(.decoration) == [Rect(0, 0, 300, 42), Rect(0, 42, 300, 42)])
        #expect(probe.cells.map(\.minX) == [5, 85, 165, 245, 5])
    }

    @Test("with horizontal scrolling lanes run down")
    func horizontalScrolling() throws {
        let section = Section { VGroup(width: .absolute(50), height: .absolute(40)) { Item() } }
            .orthogonalScrollingBehavior(.continuous)
        let layout = LayoutBuilder(configuration: Configuration().scrollDirection(.horizontal)) { section }
        let probe = try LayoutProbe(layout, items: [3, 1], CollectionViewport(300, 100))
        #expect(probe.cells == [Rect(0, 0, 50, 40), Rect(0, 40, 50, 40), Rect(0, 80, 50, 40), Rect(50, 0, 50, 40)])
    }
}
