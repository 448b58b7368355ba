import QuoinCompositional
import QuoinDocument
import QuoinLayout
import QuoinScene
import Testing

@Suite("Collections")
struct CollectionTests {
    @Test("rows of two in 100 points, cells and headers without an element are boxes with their indexes")
    func plain() throws {
        let layout = try laidOut(
            """
            collection:
              layout:
                kind: section
                group: {kind: hgroup, height: {absolute: 10}, count: 2, subitems: [{kind: item}]}
                boundarySupplementaryItems: [{kind: boundary, elementKind: header, height: {absolute: 20}}]
              sections: [3]
            """)
        #expect(
            itemFrames(layout) == [
                Rect(0, 20, 50, 10), Rect(50, 20, 50, 10), Rect(0, 30, 50, 10), Rect(0, 0, 100, 20),
            ])
        #expect(texts(layout) == ["0", "1", "2", "0"])
    }

    @Test("{section}, {item} and {kind} in the strings of an element say where it is, in components too")
    func places() throws {
        let layout = try laidOut(
            """
            collection:
              layout:
                kind: section
                group: {kind: hgroup, height: {absolute: 10}, subitems: [{kind: item}]}
                boundarySupplementaryItems: [{kind: boundary, elementKind: header, height: {absolute: 10}}]
              sections: [1, 2]
              cell: {label: {name: "of {section}"}, id: "{kind} {section}.{item}"}
              supplementary: {header: {text: "{kind} of {section}, {other}"}}
            """, components: "{label: {parameters: [name], element: {text: \"item {item} ${name}\"}}}")
        #expect(layout.frame(ofID: "cell 1.1") == Rect(0, 40, 100, 10))
        #expect(
            texts(layout) == [
                "item 0 of 0", "item 0 of 1", "item 1 of 1", "header of 0, {other}", "header of 1, {other}",
            ])
    }

    @Test("places choose colors, numbers and images; cells by section stand before the cell of all")
    func placesInValues() throws {
        let layout = try laidOut(
            """
            collection:
              layout:
                kind: section
                group: {kind: hgroup, height: {absolute: 10}, subitems: [{kind: item}]}
              sections: [1, 1]
              cell: {fill: "#0{item}0", cornerRadius: "1{section}"}
              cells: {1: {image: "photo-{section}.png"}}
            """)
        let kinds = layout.tree.children(of: 0).map { layout.tree.kind(of: $0) }
        let paint = try #require((kinds[0] as? BoxNode)?.paint)
        #expect(paint.fills == [.solid(.black)] && paint.cornerRadii == CornerRadii(10))
        #expect((kinds[1] as? ImageNode)?.image?.source == .file("photo-1.png"))
    }

    @Test("sections of a configuration are used in turn; lanes, insets and offsets are read")
    func configuration() throws {
        let layout = try laidOut(
            """
            collection:
              layout:
                kind: configuration
                interSectionSpacing: 5
                sections:
                  - kind: section
                    orthogonalScrollingBehavior: continuous
                    group: {kind: hgroup, width: {absolute: 60}, height: {absolute: 10}, subitems: [{kind: item}]}
                  - kind: section
                    contentInsets: {leading: 10}
                    group: {kind: customgroup, height: {absolute: 20}, frames: [[0, 0, 5, 5], [10, 10, 5, 5, 1]]}
              sections: [2, 2, 1]
              contentOffset: [0, 1]
              orthogonalOffsets: {0: 20}
            """)
        #expect(
            itemFrames(layout) == [
                Rect(-20, -1, 60, 10), Rect(40, -1, 60, 10), Rect(10, 14, 5, 5), Rect(0, 39, 60, 10),
                Rect(20, 24, 5, 5),
            ])
        let contents = try #require((layout.tree.kind(of: 0) as? VisibleItemsLayout)?.contents)
        #expect(contents.contentSize == Size(100, 50))
    }

    @Test("estimated heights are measured from the element, or known")
    func measured() throws {
        let layout = try laidOut(
            """
            collection:
              layout:
                kind: section
                group: {kind: hgroup, height: {estimated: 1}, count: 1, subitems: [{kind: item, height: {estimated: 1}}]}
              sections: [2, 1]
              cell: {height: "1{item}"}
              measured: {1: [30]}
            """)
        #expect(itemFrames(layout) == [Rect(0, 0, 100, 10), Rect(0, 10, 100, 11), Rect(0, 21, 100, 30)])
    }

    @Test("a list has rows of 44 points at least, separators and a background of its color")
    func list() throws {
        let layout = try laidOut(
            """
            collection:
              layout: {kind: list, appearance: insetGrouped, backgroundColor: white}
              sections: [2]
              cell: {}
            """)
        #expect(itemFrames(layout).dropFirst().first == Rect(16, 18, 68, 44))
        let background = layout.tree.kind(of: try #require(layout.tree.children(of: 0).first)) as? BoxNode
        #expect(background?.paint.fills == [.solid(.white)] && background?.paint.cornerRadii == CornerRadii(10))
    }

    @Test("of a million items those that can be seen are made, at any offset")
    func scale() throws {
        let layout = try laidOut(
            """
            collection:
              layout:
                kind: section
                group: {kind: hgroup, height: {absolute: 10}, subitems: [{kind: item}]}
                decorationItems: [{kind: decoration, elementKind: back}]
              sections: [1000000]
              contentOffset: [0, 5000000]
              cell: {text: "{item}"}
              decoration: {back: {}}
            """)
        #expect(texts(layout) == (500_000..<500_010).map { "\($0)" })
    }

    @Test("a subitem that does not fit its group is warned of once, however many sections have it")
    func warning() throws {
        let root = try root(
            "{collection: {sections: [1, 1], layout: {kind: section, group: {kind: hgroup, height: {absolute: 10}, "
                + "subitems: [{kind: item, width: {absolute: 200}}]}}}}")
        let trace = try root.trace(in: SizeRange(exactly: Size(100, 100)))
        #expect(
            trace.warnings.map(\.description) == [
                "layout: sections[0].group.subitems[0] is larger than its group, and placed once"
            ])
    }

    @Test("what has no effect in cells is said once for all that were made of one place")
    func warningsInCells() throws {
        let root = try root(
            "{collection: {sections: [3], cell: {width: 5, height: 10}, layout: {kind: section, group: {kind: hgroup, "
                + "height: {absolute: 10}, subitems: [{kind: item}]}}}}")
        let trace = try root.trace(in: SizeRange(exactly: Size(100, 100)))
        #expect(
            trace.warnings.map(\.description) == [
                "layout.collection.cell: width is overruled: the parent allows 100 only"
            ])
    }

    // MARK: Support

    /// A layout in 100 by 100 points.
    private func laidOut(_ layout: String, components: String = "{}") throws -> Layout {
        let indented = layout.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n")
        let root = try document("components: \(components)\nlayout:\n\(indented)").root
        return try root.layout(in: SizeRange(exactly: Size(100, 100)))
    }

    /// The frames of a collection's items.
    private func itemFrames(_ layout: Layout) -> [Rect] {
        layout.tree.children(of: 0).map { layout.frames[$0] }
    }

    private func texts(_ layout: Layout) -> [String] {
        layout.tree.paintOrder.compactMap { (layout.tree.kind(of: $0) as? TextNode)?.text.spans.first?.string }
    }
}
