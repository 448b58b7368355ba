import Quoin
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

    @Test("without a word, all that was set is annotated: here an inset, a spacing and two sizes")
    func defaults() throws {
        let words = try studio.diagram(Diagram(), of: card).words
        #expect(words == ["10", "12", "12", "12", "12", "50 × 50", "60 × 50", "inset", "spacing"].sorted())
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
        #expect(try studio.diagram(Diagram(.sizes), of: boxes).words.count == 2)
    }

    @Test("what repeats is said once: equal distances with their number, equal parts at the first of them")
    func repetition() throws {
        let row = Row(spacing: 6) { for _ in 0..<4 { Box().preferredSize(30, 30) } }.inset(8)
        let list = Column(spacing: 12) { for _ in 0..<12 { row } }
        let words = try studio.diagram(Diagram(.spacing, .insets, .sizes), of: list).words
        #expect(words.contains("12 × 11"))
        #expect(words.contains("6 × 3"))
        #expect(words.count { $0 == "8" } <= 2)
        #expect(words.contains("Parts that look alike are measured once."))
        #expect(words.count < 12)
    }

    @Test("what is left out is counted, the outermost stays")
    func leftOut() throws {
        var element = Box().preferredSize(40, 40).erased
        for number in 1...60 {
            element = element.inset(EdgeInsets(top: Double(number), left: 0.5, bottom: 0.5, right: 0.5)).erased
        }
        let words = try studio.diagram(Diagram(.insets), of: element).words
        #expect(words.contains("60"))
        #expect(!words.contains("1"))
        #expect(words.contains { $0.hasSuffix("more measures are left out.") })
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

    @Test("outlines tell kinds apart in the legend, by role and by dashes")
    func outlines() throws {
        let picture = try studio.diagram(Diagram(.outlines), of: card)
        #expect(picture.words == ["box", "horizontal stack", "inset"])
    }

    @Test("a name is the id, and the kind where elements are asked for that have none")
    func names() throws {
        #expect(try studio.diagram(Diagram(.names), of: card).words == ["left", "right"])
        #expect(
            try studio.diagram(Diagram().annotating(.names, .everything), of: card).words
                == ["horizontal stack", "inset", "left", "right"])
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
        #expect(twice.list.size.width > once.list.size.width + 250)
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
