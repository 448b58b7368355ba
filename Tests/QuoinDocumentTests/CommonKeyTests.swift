import QuoinDocument
import QuoinLayout
import QuoinScene
import QuoinValues
import Testing

@Suite("Common keys")
struct CommonKeyTests {
    @Test("sizes are points, percentages or auto")
    func sizes() throws {
        let style = try style(
            "width: 50, height: \"25%\", minWidth: auto, maxWidth: 100%, minHeight: 0%, maxHeight: \"auto\"")
        #expect(style.width == .points(50) && style.height == .fraction(0.25))
        #expect(style.minWidth == .auto && style.maxWidth == .fraction(1))
        #expect(style.minHeight == .fraction(0) && style.maxHeight == .auto)
    }

    @Test("sizes by pairs, in points and as dimensions")
    func pairs() throws {
        #expect(
            try style("preferredSize: [5, 6]").preferredLayoutSize == ElementStyle.LayoutSize(.points(5), .points(6)))
        #expect(try style("minSize: [5, 6]").minLayoutSize == ElementStyle.LayoutSize(.points(5), .points(6)))
        #expect(try style("maxSize: [5, 6]").maxLayoutSize == ElementStyle.LayoutSize(.points(5), .points(6)))
        #expect(
            try style("preferredLayoutSize: [\"5%\", auto]").preferredLayoutSize
                == ElementStyle.LayoutSize(.percent(5), .auto))
        #expect(try style("minLayoutSize: [5, 6%]").minLayoutSize == ElementStyle.LayoutSize(.points(5), .percent(6)))
        #expect(try style("maxLayoutSize: [auto, 6]").maxLayoutSize == ElementStyle.LayoutSize(.auto, .points(6)))
    }

    @Test("what a stack reads from its children")
    func stackKeys() throws {
        let keys = "flexGrow: 2, flexShrink: 0.5, flexBasis: 30%, alignSelf: center, spacingBefore: -1, spacingAfter: 4"
        let style = try root("{row: [{\(keys), ascender: 9, descender: 3}]}").children[0].style
        #expect(style.flexGrow == 2 && style.flexShrink == 0.5 && style.flexBasis == .percent(30))
        #expect(style.alignSelf == .center && style.spacingBefore == -1 && style.spacingAfter == 4)
        #expect(style.ascender == 9 && style.descender == 3)
    }

    @Test("paint on a layout makes a box around it, to which size, name and place belong")
    func paintedLayout() throws {
        let box = try root("{row: [{id: a}], fill: red, width: 50, id: b}")
        #expect(box.kind.base is BoxNode && box.style.width == .points(50) && box.id == "b")
        #expect(box.children.count == 1)
        #expect(box.children[0].kind.base is StackLayout && box.children[0].style.width == .auto)
        #expect(box.children[0].id == nil && box.children[0].source == box.source)
    }

    @Test("paint on a node stays with the node")
    func paintedNode() throws {
        let text = try #require(try kind(TextNode.self, of: "{text: a, fill: red, opacity: 0.5}"))
        #expect(text.paint.opacity == 0.5 && text.paint.fills.count == 1)
    }

    @Test("an element knows its line and column")
    func source() throws {
        let root = try document("layout:\n  row:\n    - {}\n    -   text: a\n").root
        #expect(root.source == SourcePlace(line: 2, column: 3))
        #expect(root.children.map(\.source) == [SourcePlace(line: 3, column: 7), SourcePlace(line: 4, column: 9)])
    }
}
