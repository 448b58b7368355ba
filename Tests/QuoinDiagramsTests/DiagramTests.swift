import Quoin
import QuoinDiagrams
import TestSupport
import Testing

@Suite("Diagrams")
struct DiagramTests {
    private let studio: Studio
    /// A card of two boxes.
    private let card = Row(spacing: 10) {
        Box().fill(.black).preferredSize(50, 50).id("left")
        Box().fill(.black).preferredSize(60, 50).id("right")
    }.inset(12)

    init() throws {
        studio = try Studio()
    }

    @Test("without a word, distances are annotated; at the full level all that was set")
    func defaults() throws {
        #expect(try studio.diagram(Diagram(), of: card).words == ["10", "inset", "inset 12", "spacing"])
        let words = try studio.diagram(Diagram().showing(.full), of: card).words
        #expect(words == ["10", "50 × 50", "60 × 50", "inset", "inset 12", "spacing"])
    }

    @Test("a layout without distances has what else there is")
    func nothingEssential() throws {
        #expect(try studio.diagram(Diagram(), of: Box().preferredSize(50, 40).centered()).words.contains("50 × 40"))
    }

    @Test("the essential level ends where the labels would be too many, and says what it leaves out")
    func essentialLevel() throws {
        func row(_ spacing: Double) -> some LayoutElement {
            Row(spacing: spacing) { for _ in 0..<2 { Box().preferredSize(20, 20) } }
        }
        let element = Column(spacing: 30) { for number in 1...8 { row(Double(number)) } }.inset(40)
        let picture = try studio.diagram(Diagram(), of: element, height: 450)
        #expect(picture.words == ["7 gaps of 30", "inset", "inset 40", "spacing"])
        #expect(picture.leftOut.count == 8 && picture.leftOut.allSatisfy { $0.hasPrefix("spacing ") })
        #expect(try studio.diagram(Diagram().showing(.full), of: element, height: 450).leftOut.isEmpty)
    }

    @Test("areas lie under what the layout paints in them, and no pixel of a text or an image is covered")
    func areasBelow() throws {
        let picture = try Diagram.Picture(
            of: """
                canvas: {width: 220, fill: "#f2f2f7"}
                layout:
                  text: A card
                  with:
                    - {inset: 16, fill: white, cornerRadius: 12, border: {width: 1, color: "#cbd5e1"}}
                    - inset: 16
                """)
        let operations = picture.operations
        let areas = operations.indices.filter { position in
            if case .fill(_, .solid(let color)) = operations[position] { color.alpha < 0.2 } else { false }
        }
        let letters = try #require(
            operations.firstIndex { if case .glyphs = $0 { true } else { false } })
        let card = try #require(
            operations[..<letters].lastIndex { if case .fill(_, .solid(.white)) = $0 { true } else { false } })
        #expect(areas.count == 2 && areas.allSatisfy { $0 < letters })
        #expect(areas.contains { $0 < card } && areas.contains { $0 > card })
    }

    @Test("an annotation that shows nothing says so")
    func silence() throws {
        #expect(try studio.diagram(Diagram(.depth, .insets), of: card).silent == ["depth"])
        #expect(try studio.diagram(Diagram(), of: card).silent.isEmpty)
    }

    @Test("a muted layout has pale colors, a wireframe none of its own, and both have the same measures")
    func content() throws {
        let element = Box().fill(Color(RGBA(hex: 0xFF0000))).preferredSize(50, 50).inset(20)
        func colors(_ content: Diagram.Content) throws -> (Set<RGBA>, [String]) {
            let picture = try studio.diagram(Diagram().showing(content), of: element)
            let colors = picture.operations.compactMap { operation -> RGBA? in
                if case .fill(_, .solid(let color)) = operation, color.alpha == 1 { color } else { nil }
            }
            return (Set(colors), picture.words)
        }
        let (real, muted, wireframe) = (try colors(.real), try colors(.muted), try colors(.wireframe))
        #expect(real.0.contains(RGBA(hex: 0xFF0000)))
        #expect(!muted.0.contains(RGBA(hex: 0xFF0000)) && !wireframe.0.contains(RGBA(hex: 0xFF0000)))
        #expect(real.1 == muted.1 && real.1 == wireframe.1)
    }

    @Test("structure is frames with names: ids, and kinds where there is none")
    func structure() throws {
        let element = Column {
            card
            Row {
                Box().preferredSize(20, 20)
                Box().preferredSize(20, 20)
            }.id("buttons")
        }
        #expect(try studio.diagram(Diagram().showing(.structure), of: element).words == ["buttons", "column", "row"])
    }

    @Test("an annotation for some elements marks no others")
    func ids() throws {
        #expect(try studio.diagram(Diagram().annotating(.sizes, for: "right"), of: card).words == ["60 × 50"])
    }

    @Test("an id that no element has is an error that knows the nearest")
    func unknownID() throws {
        let error = #expect(throws: QuoinError.self) {
            try studio.diagram(Diagram().annotating(.sizes, for: "rigth"), of: card)
        }
        #expect(error?.description.contains("no element has the id \"rigth\"") == true)
        #expect(error?.description.contains("right") == true)
    }

    @Test("in a strip, an id need not be in every panel")
    func idInOnePanel() throws {
        let canvas = Canvas(width: ExtentRange(exactly: 300), height: ExtentRange(exactly: 80))
        let panels = [Diagram.Panel(card, on: canvas), Diagram.Panel(Box(), on: canvas)]
        let picture = try studio.pictures.diagram(Diagram().annotating(.sizes, for: "right"), of: panels)
        #expect(picture.words == ["60 × 50"])
    }

    @Test("a zoom out of bounds is an error", arguments: [0, -1, 21, Double.nan])
    func invalidZoom(_ zoom: Double) throws {
        let error = #expect(throws: QuoinError.self) { try studio.diagram(Diagram().zoomed(zoom), of: card) }
        #expect(error?.description == "the zoom \(shortDescription(zoom)) is not from 0.1 to 20")
    }

    @Test("more labels than can be placed are an error that says so")
    func tooManyLabels() throws {
        let ids = (0..<1_001).map { "box \($0)" }
        let boxes = Row { for id in ids { Box().preferredSize(10, 10).id(id) } }
        var diagram = Diagram.bare
        diagram.annotate(.sizes, .elements(ids))
        let error = #expect(throws: QuoinError.self) { try studio.diagram(diagram, of: boxes) }
        #expect(
            error?.description
                == "there would be 1001 labels, and 1000 are possible; say which elements to annotate")
        #expect(try studio.diagram(Diagram(.sizes), of: boxes).words.count == 1)
    }

    @Test("what repeats is said once: equal distances with their number, equal parts at the first of them")
    func repetition() throws {
        let row = Row(spacing: 6) { for _ in 0..<4 { Box().preferredSize(30, 30) } }.inset(8)
        let list = Column(spacing: 12) { for _ in 0..<12 { row } }
        let words = try studio.diagram(Diagram(.spacing, .insets, .sizes), of: list).words
        #expect(words.contains("11 gaps of 12"))
        #expect(words.contains("3 gaps of 6"))
        #expect(words.count { $0 == "inset 8" } == 1)
        #expect(words.count < 12)
    }

    @Test("what is left out is listed, the outermost stays")
    func leftOut() throws {
        var element = Box().preferredSize(40, 40).erased
        for number in 1...60 {
            element = element.inset(EdgeInsets(top: Double(number), left: 0.5, bottom: 0.5, right: 0.5)).erased
        }
        let picture = try studio.diagram(Diagram(.insets), of: element)
        #expect(picture.words.contains("60"))
        #expect(!picture.words.contains("1"))
        #expect(picture.leftOut.contains { $0.hasPrefix("insets 1 of ") })
        var shallow = Diagram(.insets)
        shallow.depth = 0
        #expect(try studio.diagram(shallow, of: element).words.contains("60"))
        #expect(try !studio.diagram(shallow, of: element).words.contains("59"))
    }

    @Test("a diagram without a panel is an error")
    func noPanel() throws {
        let error = #expect(throws: QuoinError.self) { try studio.pictures.diagram(Diagram(), of: []) }
        #expect(error?.description == "there is no layout to show")
    }

    @Test("one sign needs no legend, two have one; it can be wanted or unwanted")
    func legend() throws {
        #expect(!(try studio.diagram(Diagram(.insets), of: card).words.contains("inset")))
        #expect(try studio.diagram(Diagram(.insets).showingLegend(), of: card).words.contains("inset"))
        #expect(try studio.diagram(Diagram(.insets, .spacing), of: card).words.contains("inset"))
        #expect(
            !(try studio.diagram(Diagram(.insets, .spacing).showingLegend(false), of: card).words.contains("inset")))
    }

    @Test("a name is the id, and the kind where elements are asked for that have none")
    func names() throws {
        #expect(try studio.diagram(Diagram(.names), of: card).words == ["left", "right"])
        #expect(
            try studio.diagram(Diagram().annotating(.names, .everything), of: card).words
                == ["inset", "left", "right", "row"])
    }

    @Test("badges are numbered, and their words are in the legend")
    func badges() throws {
        let diagram = Diagram(.names).addingBadge("right", "comes second").addingBadge("left", "comes first")
        let words = try studio.diagram(diagram, of: card).words
        #expect(words.contains("comes first") && words.contains("comes second"))
        // Each number is at its element and in the legend.
        #expect(words.filter { $0 == "1" }.count == 2 && words.filter { $0 == "2" }.count == 2)
    }

    @Test("a note stands beside the layout and has an arrow to its element")
    func notes() throws {
        let picture = try studio.diagram(Diagram(.names).addingNote("right", "the last one"), of: card)
        let note = try #require(picture.labels.first { $0.text == "the last one" })
        let name = try #require(picture.labels.first { $0.text == "right" })
        #expect(!picture.lines.isEmpty)
        #expect(
            note.frame.minY > name.frame.maxY || note.frame.maxY < name.frame.minY || note.frame.minX > name.frame.maxX)
    }

    @Test("zoom makes the layout larger; words and numbers stay as they are")
    func zoom() throws {
        let (once, twice) = (
            try studio.diagram(Diagram(.insets), of: card), try studio.diagram(Diagram(.insets).zoomed(2), of: card)
        )
        #expect(once.words == twice.words)
        #expect(once.labels.map(\.fontSize) == twice.labels.map(\.fontSize))
        #expect(
            try #require(twice.layouts.first).size
                == once.layouts.first.map { Size(2 * $0.size.width, 2 * $0.size.height) })
    }

    @Test("captions that are wider than their panels are not cut off")
    func wideCaptions() throws {
        let panel = Diagram.Panel(
            Box().fill(.black).preferredSize(40, 20), on: Canvas(), caption: "words that need more room than the panel")
        let picture = try studio.pictures.diagram(Diagram.bare, of: [panel, panel, panel, panel])
        #expect(DiagramCheck(picture).findings.isEmpty)
    }

    @Test("the panels of a strip stand side by side, each over its caption")
    func strip() throws {
        let panels = [200.0, 300].map { width in
            Diagram.Panel(
                card, on: Canvas(width: ExtentRange(exactly: width), height: ExtentRange(exactly: 80)),
                caption: "\(Int(width)) wide")
        }
        let picture = try studio.pictures.diagram(Diagram(.spacing), of: panels)
        let captions = picture.labels.filter { $0.text.hasSuffix("wide") }
        #expect(captions.map(\.text) == ["200 wide", "300 wide"])
        #expect(captions[0].frame.minY == captions[1].frame.minY && captions[0].frame.maxX < captions[1].frame.minX)
    }

    @Test("from right to left, what is measured is the same")
    func rightToLeft() throws {
        let mirrored = try studio.diagram(Diagram(), of: card, direction: .rightToLeft)
        #expect(try studio.diagram(Diagram(), of: card).words == mirrored.words)
        #expect(DiagramCheck(mirrored).findings.isEmpty)
    }

    @Test("the same layout gives the same diagram, command by command")
    func determinism() throws {
        let first = try studio.diagram(Diagram(.outlines, .names, .insets, .spacing, .sizes), of: card)
        for _ in 0..<5 {
            let again = try Studio().diagram(Diagram(.outlines, .names, .insets, .spacing, .sizes), of: card)
            #expect(again.list.commands == first.list.commands && again.labels == first.labels)
        }
    }

    @Test("words that the fonts cannot show are an error, as in a layout")
    func missingGlyph() throws {
        let diagram = Diagram(.names).addingNote("left", "\u{13000}")
        #expect(throws: QuoinError.self) { try studio.diagram(diagram, of: card) }
    }

    @Test("every kind of annotation has a name of its own")
    func annotationNames() {
        let names = Annotation.allCases.map(\.name)
        #expect(Set(names).count == names.count && Set(Annotation.defaults).isSubset(of: Annotation.allCases))
    }
}
