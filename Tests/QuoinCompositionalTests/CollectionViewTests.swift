import QuoinCompositionalLayoutDSL
import Testing

@Suite("Collections as elements")
struct CollectionViewTests {
    private let list = LayoutBuilder {
        Section { rows(height: 50) }.boundarySupplementaryItems {
            BoundarySupplementaryItem(height: .absolute(20), elementKind: "header")
        }
    }

    private func view(_ layout: CollectionViewCompositionalLayout, items: [Int]) -> CollectionView {
        CollectionView(layout, itemCounts: items) { content in
            Spacer().id("\(content.elementKind ?? "cell") \(content.section ?? -1).\(content.index)").erased
        }
    }

    @Test("a collection fills the available space and makes only its visible elements")
    func visibleElements() throws {
        let layout = try Column {
            Spacer().preferredSize(100, 30).flexGrow(0)
            view(list, items: [1_000]).contentOffset(Point(0, 40)).flexGrow().flexShrink()
        }.layout(in: SizeRange(exactly: Size(100, 130)))
        #expect(layout.tree.count == 3 + 3)
        #expect(layout.frame(ofID: "cell 0.0") == Rect(0, 10, 100, 50))
        #expect(layout.frame(ofID: "cell 0.2") == Rect(0, 110, 100, 50))
        #expect(layout.frame(ofID: "header 0.0") == nil)
    }

    @Test("the closure of a collection makes elements as a composition does")
    func builtContent() throws {
        let view = CollectionView(list, itemCounts: [2]) { content in
            if content.elementKind == "header" {
                Spacer().id("header")
            } else {
                Column { Spacer().id("row \(content.index)") }
            }
        }
        let layout = try view.layout(in: SizeRange(exactly: Size(100, 130)))
        #expect(["header", "row 0", "row 1"].allSatisfy { layout.frame(ofID: $0) != nil })
    }

    @Test("without a maximum along the scroll axis a collection is as long as its content")
    func contentLength() throws {
        let layout = try view(list, items: [3]).layout(in: SizeRange(min: .zero, max: Size(100, .infinity)))
        #expect(layout.size == Size(100, 170))
        #expect(layout.tree.count == 1 + 4)
    }

    @Test("estimated lengths are measured from the cell's element")
    func measured() throws {
        let group = HGroup(height: .estimated(10), count: 2) { Item(height: .estimated(10)) }
        let collection = CollectionView(LayoutBuilder { Section { group } }, itemCounts: [4]) { content in
            Spacer().height(.points(Double(10 * (content.index + 1)))).erased
        }
        let frames = try collection.layout(in: SizeRange(exactly: Size(100, 100))).frames
        #expect(
            frames.dropFirst() == [
                Rect(0, 0, 50, 10), Rect(50, 0, 50, 20), Rect(0, 20, 50, 30), Rect(50, 20, 50, 40),
            ])
    }

    @Test("collections nest, and cells are laid out within their frames")
    func nested() throws {
        let inner = view(LayoutBuilder { Section { HGroup(height: .absolute(10), count: 2) { Item() } } }, items: [4])
        let outer = CollectionView(LayoutBuilder { Section { rows(height: 50) } }, itemCounts: [2]) { content in
            content.index == 0 ? inner.erased : inner.inset(5).erased
        }
        let layout = try outer.layout(in: SizeRange(exactly: Size(100, 100)))
        #expect(layout.tree.count == 1 + 2 + 1 + 4 + 4)
        #expect(layout.frames.filter { $0.size == Size(50, 10) }.count == 4)
        #expect(layout.frames.contains(Rect(50, 65, 45, 10)))
        let last = try #require(layout.frames.indices.last)
        #expect(layout.tree.path(of: last) == "layout.collection.items[1].inset.child.collection.items[3]")
    }

    @Test("right-to-left mirrors a collection once")
    func rightToLeft() throws {
        let grid = LayoutBuilder { Section { HGroup(height: .absolute(10), count: 4) { Item() } } }
        let layout = try view(grid, items: [2]).layout(
            in: SizeRange(exactly: Size(100, 20)), environment: LayoutEnvironment(direction: .rightToLeft))
        #expect(layout.frames.dropFirst() == [Rect(75, 0, 25, 10), Rect(50, 0, 25, 10)])
    }

    @Test("errors name the element and the part of its layout")
    func errors() {
        let broken = view(LayoutBuilder { Section { HGroup { Item(width: .absolute(0)) } } }, items: [1])
        let line = #line + 1
        let error = #expect(throws: QuoinError.self) {
            try Column { broken.height(10) }.layout(in: SizeRange(exactly: Size(100, 10)))
        }
        #expect(
            error?.description
                == "layout.stack.children[0] (CollectionViewTests.swift:\(line)): sections[0].group.subitems[0]: "
                + "a subitem without extent would repeat forever: its width is 0")
        let undrawn = CollectionView(list, itemCounts: [1]) { $0.category == .cell ? Spacer().erased : nil }
        let missing = #expect(throws: QuoinError.self) {
            try undrawn.layout(in: SizeRange(exactly: Size(100, 100)))
        }
        #expect(missing?.description == "layout: sections[0]: no drawing for the kind \"header\"")
    }

    @Test("a layout that needs a bound is an error in a collection without one")
    func unbounded() {
        let whole = view(LayoutBuilder { Section { HGroup(count: 1) { Item() } } }, items: [1])
        let error = #expect(throws: QuoinError.self) {
            try whole.layout(in: SizeRange(min: .zero, max: Size(100, .infinity)))
        }
        #expect(error?.description.contains("give the element or the canvas a bound on this axis") == true)
    }

    @Test("hidden items are not made, and an item's appearance can wrap its element")
    func appearance() throws {
        let section = Section { rows(height: 10) }.visibleItemsInvalidationHandler { items, _, _ in
            items[0].isHidden = true
            items[1].alpha = 0.5
        }
        let collection = CollectionView(LayoutBuilder { section }, itemCounts: [3]) { _ in Spacer().erased }
            .appearance { element, item in element.id("\(item.index) at \(item.alpha)") }
        let layout = try collection.layout(in: SizeRange(exactly: Size(100, 100)))
        #expect((1..<layout.tree.count).map { layout.tree.id(of: $0) } == ["1 at 0.5", "2 at 1.0"])
    }
}
