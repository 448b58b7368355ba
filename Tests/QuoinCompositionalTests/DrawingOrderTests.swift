import QuoinCompositionalLayoutDSL
import Testing

@Suite("Backgrounds, order and appearance (compositional, §B7)")
struct DrawingOrderTests {
    private func section(_ decoration: any LayoutDecorationItem) -> any LayoutSection {
        Section { HGroup(height: .absolute(20), count: 1) { Item { SupplementaryItem(elementKind: "badge") } } }
            .contentInsets(value: 5)
            .boundarySupplementaryItems {
                BoundarySupplementaryItem(height: .absolute(10), elementKind: "header").pinToVisibleBounds(true)
                BoundarySupplementaryItem(height: .absolute(10), elementKind: "footer").alignment(.bottom)
            }
            .decorationItems { decoration }
    }

    @Test("z index first; then backgrounds, cells, supplementary, boundary, pinned, and the layout's items")
    func order() throws {
        let configuration = Configuration().boundarySupplementaryItems {
            BoundarySupplementaryItem(height: .absolute(10), elementKind: "title")
        }
        let layout = LayoutBuilder(configuration: configuration) {
            section(DecorationItem(elementKind: "background"))
        }
        let items = try LayoutProbe(layout, items: [1], CollectionViewport(100, 100)).contents.visibleItems
        #expect(items.map { $0.elementKind ?? "cell" } == ["background", "cell", "badge", "footer", "header", "title"])

        let raised = LayoutBuilder { section(DecorationItem(elementKind: "background").zIndex(zIndex: 1)) }
        let last = try LayoutProbe(raised, items: [1], CollectionViewport(100, 100)).contents.visibleItems.last
        #expect(last?.elementKind == "background")
    }

    @Test("a background covers its whole section, less its own insets, and is not drawn for an empty one")
    func background() throws {
        let decoration = DecorationItem(elementKind: "background").contentInsets(value: 2)
        let probe = try LayoutProbe(section(decoration), items: [1, 0, 1], Size(100, 200))
        // Sections of 10 + 5 + 20 + 5 + 10, of 20 when empty.
        #expect(probe.frames(.decoration) == [Rect(2, 2, 96, 46), Rect(2, 72, 96, 46)])
    }

    @Test("the handler gets a section's visible items with their offset, and changes how they are drawn")
    func handler() throws {
        let lane = Section { HGroup(width: .absolute(40), height: .absolute(20)) { Item() } }
            .orthogonalScrollingBehavior(.continuous)
            .visibleItemsInvalidationHandler { items, offset, environment in
                #expect(environment.container.contentSize.width == 100)
                for index in items.indices {
                    let distance = items[index].center.x - offset.x
                    items[index].alpha = distance < 50 ? 0.5 : 1
                    items[index].zIndex = -items[index].index
                    items[index].center.y += 3
                }
            }
        var viewport = CollectionViewport(100, 50)
        viewport.orthogonalOffsets[0] = 30
        let items = try LayoutProbe(LayoutBuilder { lane }, items: [9], viewport).contents.visibleItems
        #expect(items.map(\.index) == [3, 2, 1, 0])
        #expect(items.map(\.alpha) == [1, 1, 0.5, 0.5])
        #expect(
            items.map(\.frame) == [Rect(90, 3, 40, 20), Rect(50, 3, 40, 20), Rect(10, 3, 40, 20), Rect(-30, 3, 40, 20)])
    }
}
