import Quoin
import Synchronization
import Testing

@Suite("Warnings of pictures")
struct WarningTests {
    private func warnings(_ element: some LayoutElement, width: Double? = nil) throws -> [String] {
        try PictureRenderer().draw(element, on: Canvas(width: width)).warnings.map(\.description)
    }

    @Test("a picture has the warnings that need no layout, those of the layout, and those of kinds")
    func all() throws {
        let line = #line + 1
        #expect(
            try warnings(Row { Text("a").flexGrow().inset(4) }) == [
                "layout.stack.children[0].inset.child (WarningTests.swift:\(line)): flexGrow has no effect: a stack reads it from its immediate "
                    + "child, which is the inset around this element"
            ])
        #expect(try warnings(Row { Box().size(5, 5).flexGrow() }).count == 1)
        #expect(try warnings(Box().size(5, 5)).isEmpty)
    }

    /// A kind that counts how often its name is asked for.
    private struct Counted: LayoutKind {
        static let count = Mutex(0)
        static var name: String {
            count.withLock { $0 += 1 }
            return "counted"
        }

        func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
            LayoutMeasurement(size: Size(1, 1))
        }
    }

    @Test("looking for warnings asks for no names of siblings, of which a list may have thousands")
    func work() throws {
        let row = Row { for _ in 0..<100 { Element(Counted()) } }
        #expect(try warnings(row).isEmpty)
        #expect(Counted.count.withLock { $0 } < 100 * 20)
    }

    @Test("ids that several elements have are a warning")
    func ids() throws {
        let row = Row {
            Box().size(5, 5).id("a")
            Box().size(5, 5).id("a")
        }
        #expect(
            try warnings(row) == [
                "`a` (layout.stack.children[1]): id is also that of layout.stack.children[0], which is found in its "
                    + "place"
            ])
    }

    @Test("of the cells of a collection, only the first with a warning is named, and their ids may be equal")
    func cells() throws {
        let row = CollectionLayoutItem(layoutSize: CollectionLayoutSize(heightDimension: .absolute(10)))
        let list = CollectionView(
            CollectionViewCompositionalLayout(section: CollectionLayoutSection(group: row)), itemCounts: [4]
        ) { _ in
            Box().flexGrow().inset(1).id("cell").erased
        }
        #expect(try warnings(list.height(40), width: 50).filter { $0.contains("flexGrow") }.count == 1)
        #expect(try warnings(list.height(40), width: 50).filter { $0.contains("id is") }.isEmpty)
    }

    @Test("rules that contradict each other, or leave something open, are warnings")
    func constraints() throws {
        let box = try ConstraintsLayout.element(
            views: [ConstrainedElement(ConstraintsLayout.ViewTraits("a"), Box())],
            rules: ["a.width == 10", "a.width == 20", "a.left == container.left", "a.top == container.top"])
        let found = try warnings(box.size(50, 50))
        #expect(found.contains { $0.contains("rules do not all hold: cannot satisfy") })
        #expect(found.contains { $0.contains("rules do not determine everything: «a.height» is not determined") })
    }

    @Test("a modifier of stacks reaches the stack in a box, and is a warning where there is none")
    func painted() throws {
        let row = Row { for _ in 1...2 { Box().size(5, 5) } }
        let late = row.fill(.white).cornerRadius(2).spacing(3).alignItems(.end)
        let early = row.spacing(3).alignItems(.end).fill(.white).cornerRadius(2)
        #expect(try late.layout(in: .unconstrained).frames == early.layout(in: .unconstrained).frames)
        #expect(try late.layout(in: .unconstrained).size == Size(13, 5))
        #expect(try warnings(late).isEmpty)
        #expect(
            try warnings(Box().size(5, 5).spacing(3)) == [
                "layout: box holds no stack, so a modifier of stacks has no effect on it"
            ])
    }
}
