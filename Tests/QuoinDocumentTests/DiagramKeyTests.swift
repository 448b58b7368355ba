import QuoinDiagrams
import QuoinDocument
import Testing

@Suite("The diagram key")
struct DiagramKeyTests {
    private static let layout = "layout: {row: [{id: card, width: 50}, {id: title, width: 60}]}"

    private func diagram(_ value: String) throws -> Diagram? {
        try document("diagram: \(value)\n\(Self.layout)").diagram?.diagram
    }

    @Test("true annotates all that was set, false nothing")
    func booleans() throws {
        #expect(try diagram("true") == Diagram())
        #expect(try diagram("false") == nil)
        #expect(try document(Self.layout).diagram == nil)
    }

    @Test("a list names annotations, a mapping says of which elements")
    func annotations() throws {
        #expect(try diagram("[insets, sizes]") == Diagram(.insets, .sizes))
        #expect(
            try diagram("[insets, {sizes: [card], names: all, flex: set}]")
                == Diagram(.insets, .flex).annotating(.sizes, for: "card").annotating(.names, .everything))
        #expect(try diagram("{annotate: sizes}") == Diagram(.sizes))
        #expect(try diagram("[]") == .bare)
        #expect(try diagram("{annotate: {sizes: card}}") == Diagram().annotating(.sizes, for: "card"))
    }

    @Test("for restricts what is annotated to some elements; without annotate, all of the defaults")
    func elements() throws {
        #expect(
            try diagram("{annotate: [sizes, {names: [title]}], for: card}")
                == Diagram().annotating(.sizes, for: "card").annotating(.names, for: "title"))
        let all = try #require(try diagram("{for: [card]}"))
        #expect(Set((all.annotations ?? [:]).keys) == Set(Annotation.defaults))
    }

    @Test("legend, caption, zoom, columns, background, focus, badges and notes")
    func rest() throws {
        let read = try #require(
            try diagram(
                """
                {legend: false, caption: A card, zoom: 2, columns: 3, background: "#f8f7f3", focus: [card],
                  badges: {title: The name, card: The rest}, notes: {card: fills}}
                """))
        var expected = Diagram().showingLegend(false).captioned("A card").zoomed(2).focusing(on: "card")
            .addingBadge("title", "The name").addingBadge("card", "The rest").addingNote("card", "fills")
        expected.columns = 3
        expected.background = Color(hex: 0xF8F7F3)
        #expect(read == expected)
    }

    // MARK: Panels

    private func panels(_ value: String) throws -> [DocumentDiagram.Panel] {
        try #require(try document("canvas: {width: 100}\ndiagram: \(value)\n\(Self.layout)").diagram).panels
    }

    @Test("a strip has a panel for each value, with the property and the value as its caption")
    func strip() throws {
        let panels = try panels("{strip: {canvas.width: [200, 0...300]}}")
        #expect(panels.map(\.caption) == ["width: 200", "width: 0...300"])
        #expect(panels.map(\.canvas.range.max.width) == [200, 300])
    }

    @Test("a property is named by the way to it, or by the id of its element")
    func paths() throws {
        for path in ["'layout.row[1].width'", "layout.row.1.width", "title.width"] {
            let panels = try panels("{strip: {\(path): [10, 20]}}")
            #expect(panels.map { $0.root.children[1].style.width } == [10, 20])
            #expect(panels.map { $0.root.children[0].style.width } == [50, 50])
        }
    }

    @Test("a strip may set several properties in each panel, and name it")
    func listedStrip() throws {
        let panels = try panels(
            "{strip: [{caption: small, set: {canvas.width: 50, title.width: 5}}, {caption: as it is}]}")
        #expect(panels.map(\.caption) == ["small", "as it is"])
        #expect(panels.map { $0.root.children[1].style.width } == [5, 60])
    }

    @Test("a pair is two panels, the second the document as it stands unless it is changed too")
    func pair() throws {
        let panels = try panels("{pair: {before: {title.width: 5}}}")
        #expect(panels.map(\.caption) == ["before", "after"])
        #expect(panels.map { $0.root.children[1].style.width } == [5, 60])
        #expect(try self.panels("{pair: {before: {}, after: {title.width: 5}}}")[1].root.children[1].style.width == 5)
    }
}
