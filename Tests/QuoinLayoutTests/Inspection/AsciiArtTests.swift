import QuoinLayout
import Testing

@Suite("ASCII art")
struct AsciiArtTests {
    private func art(_ element: some LayoutElement) throws -> String { try LayoutTree(element).asciiArt() }

    private func image() -> Element<NamedImage> { Element(NamedImage()) }
    private func text() -> Element<NamedText> { Element(NamedText()) }

    /// Leaves with the names that the reference's pictures have.
    private struct NamedImage: LayoutKind {
        static let name = "image"
        func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement { LayoutMeasurement(size: .zero) }
    }

    private struct NamedText: LayoutKind {
        static let name = "text"
        func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement { LayoutMeasurement(size: .zero) }
    }

    @Test("rows stand side by side, columns one above another, each in a box with its name (Texture, §7.2)")
    func example() throws {
        let row = Row {
            Column {
                image()
                text().id("title")
            }.id("left")
            Spacer()
            text()
        }.id("row")
        #expect(
            try art(row) == """
                --------------Stack (row)-------------
                |  ---Stack (left)---                |
                |  |      Image     |                |
                |  |  Text (title)  |  Spacer  Text  |
                |  ------------------                |
                --------------------------------------
                """)
    }

    @Test("a box is as wide as its name (Texture, §7.2)")
    func longNames() throws {
        #expect(
            try art(text().inset(1).id("outermost of all")) == """
                --Inset (outermost of all)--
                |           Text           |
                ----------------------------
                """)
        #expect(
            try art(Column { text() }.id("a column")) == """
                -----Stack (a column)-----
                |          Text          |
                --------------------------
                """)
    }

    @Test("a ratio shows its number with one decimal in place of its id (Texture, §7.1)")
    func ratio() throws {
        #expect(
            try art(text().ratio(0.56).id("photo")) == """
                --Ratio (0.6)--
                |     Text    |
                ---------------
                """)
    }

    @Test("the content of a node is drawn on request (Texture, §7.2)")
    func nodes() throws {
        let row = Row {
            node { Column { text() } }.id("card")
            text()
        }
        #expect(
            try art(row) == """
                ---------Stack--------
                |  Box (card)  Text  |
                ----------------------
                """)
        let tree = try LayoutTree(row)
        let card = try #require(tree.index(ofID: "card"))
        #expect(tree.asciiArt(of: card).contains("Stack"))
    }

    @Test("a background stands behind its child in the order of Texture's children (Texture, §4)")
    func background() throws {
        #expect(
            try art(image().background(text())) == """
                ----Background---
                |  Image  Text  |
                -----------------
                """)
    }

    @Test("a layout without children is its name")
    func empty() throws {
        #expect(try art(Row {}) == "Stack")
    }
}
