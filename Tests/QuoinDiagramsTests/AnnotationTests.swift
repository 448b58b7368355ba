import Quoin
import QuoinDiagrams
import TestSupport
import Testing

@Suite("Annotations")
struct AnnotationTests {
    private let studio: Studio

    init() throws {
        studio = try Studio()
    }

    private func box(_ width: Double, _ height: Double) -> Element<BoxNode> {
        Box().fill(.black).preferredSize(width, height)
    }

    // MARK: Insets and spacing

    @Test("an inset is measured on each side that has one")
    func insets() throws {
        let element = Box().inset(EdgeInsets(top: 20, left: 30, bottom: 40, right: 0))
        let picture = try studio.diagram(Diagram(.insets), of: element)
        #expect(picture.words == ["20", "30", "40"])
    }

    @Test("a line without a label on it is as long as the distance it measures")
    func insetLine() throws {
        let element = Box().inset(EdgeInsets(left: 12))
        #expect(try studio.diagram(Diagram(.insets), of: element).lengths(along: .horizontal).contains(12))
    }

    @Test("a line with a label on it has a gap for the label: the pieces begin and end where the distance does")
    func brokenLine() throws {
        let element = Absolute { box(50, 50).layoutPosition(100, 0) }
        let picture = try studio.diagram(Diagram(.offsets), of: element)
        let ends = picture.lines.flatMap { [$0.start.x, $0.end.x] }
        let label = try #require(picture.labels.first)
        #expect(picture.lines.count == 2)
        #expect((ends.max() ?? 0) - (ends.min() ?? 0) == 100)
        #expect(picture.lines.allSatisfy { !$0.bounds(meet: label.frame) })
    }

    @Test("an area with room for its label needs no line; a narrow one is measured beside the layout")
    func rails() throws {
        let wide = try studio.diagram(Diagram(.insets), of: Box().inset(EdgeInsets(top: 30)))
        #expect(wide.lines.isEmpty)
        let narrow = try studio.diagram(Diagram(.insets), of: Box().inset(EdgeInsets(top: 8)))
        let line = try #require(narrow.lines.first)
        #expect(narrow.lines.count == 1)
        // The layout is 300 points wide, beside a margin of 16.
        #expect(line.start.x == 16 + 300 + 14 && abs(line.end.y - line.start.y) == 8)
    }

    @Test("an inset that is the same on all sides has one label; so have equal sides along an axis")
    func equalInsets() throws {
        #expect(try studio.diagram(Diagram(.insets), of: Box().inset(20)).words == ["inset 20"])
        let element = Box().inset(EdgeInsets(top: 8, left: 20, bottom: 8, right: 20))
        #expect(try studio.diagram(Diagram(.insets), of: element).words == ["20", "8"])
    }

    @Test("from right to left, left and right change places, and each edge has the distance that it got and its name")
    func mirroredInsets() throws {
        let element = Box().inset(EdgeInsets(left: 30, right: 50))
        let words = try studio.diagram(Diagram(.insets), of: element, direction: .rightToLeft).words
        #expect(words == ["leading 30", "trailing 50"])
        let equal = Box().inset(EdgeInsets(top: 8, left: 20, bottom: 8, right: 20))
        #expect(try studio.diagram(Diagram(.insets), of: equal, direction: .rightToLeft).words == ["20", "8"])
    }

    @Test("an infinite inset says what it came to; so does a negative one, with its sign")
    func specialInsets() throws {
        let element = box(60, 40).inset(EdgeInsets(top: .infinity, left: .infinity, bottom: 10, right: -20))
        let picture = try studio.diagram(Diagram(.insets), of: element)
        #expect(picture.words == ["10", "−20", "∞ → 150", "∞ → 260"].sorted())
    }

    @Test("spacing, spacingBefore and spacingAfter of one gap are its summands")
    func spacing() throws {
        let element = Row(spacing: 10) {
            box(50, 50).spacingAfter(4)
            box(50, 50).spacingBefore(6)
        }
        #expect(try studio.diagram(Diagram(.spacing), of: element).words == ["4 after + 10 + 6 before"])
    }

    @Test("the room that justifyContent shares out is reported apart from spacing")
    func room() throws {
        let element = Row(spacing: 10, justifyContent: .spaceBetween) {
            box(50, 50)
            box(50, 50)
            box(50, 50)
        }
        // 300 − 150 − 2 · 10 = 130, of which each gap gets 65.
        #expect(try studio.diagram(Diagram(.room), of: element).words == ["65", "65"])
        #expect(try studio.diagram(Diagram(.spacing), of: element).words == ["10", "10"])
    }

    @Test("the room that alignContent shares out among lines is measured across them")
    func roomAcross() throws {
        let element = Row(alignItems: .start) {
            box(200, 50)
            box(200, 30)
        }.flexWrap().lineSpacing(20).alignContent(.center)
        // 200 − 50 − 20 − 30 = 100, half before the lines and half behind them.
        #expect(try studio.diagram(Diagram(.room), of: element).words == ["50", "50"])
    }

    @Test("room behind the children is nothing that was set; it is shown where it is asked for")
    func roomAtStart() throws {
        let element = Row { box(50, 50) }.id("row")
        #expect(try studio.diagram(Diagram(.room), of: element).words.isEmpty)
        #expect(try studio.diagram(Diagram().annotating(.room, for: "row"), of: element).words == ["250"])
    }

    @Test("between the lines of a stack that wraps, lineSpacing is measured")
    func lineSpacing() throws {
        let element = Row(alignItems: .start) {
            box(200, 50)
            box(200, 50)
        }.flexWrap().lineSpacing(8)
        #expect(try studio.diagram(Diagram(.spacing), of: element).words == ["8"])
    }

    // MARK: Sizes

    @Test("a size is annotated as it was asked for, and what came of it where that is something else")
    func sizes() throws {
        let element = Row(alignItems: .start) {
            box(200, 40)
            box(200, 40).flexShrink()
            Box().fill(.black).width(.percent(10)).height(50)
        }
        // 430 is 130 too long, which the only child that shrinks gives.
        let words = try studio.diagram(Diagram(.sizes), of: element).words
        #expect(words == ["10% = 30 × 50", "200 × 40", "200 → 70 × 40"])
    }

    @Test("sizes that nobody set are annotated where they are asked for")
    func allSizes() throws {
        let element = Column(alignItems: .start) { Box(box(50, 20)).id("outer") }
        #expect(try studio.diagram(Diagram().annotating(.sizes, for: "outer"), of: element).words == ["50 × 20"])
    }

    @Test("both sides of a ratio are measured, the height as the multiple that it is")
    func ratio() throws {
        #expect(
            try studio.diagram(Diagram(.ratios), of: Box().ratio(0.5), width: 200, height: 100).words
                == ["0.5 of the width = 100", "200"])
    }

    @Test("a range is named by its ends")
    func ranges() throws {
        let element = Row(alignItems: .start) {
            box(10, 20).minWidth(40).maxWidth(150)
            box(10, 20).minWidth(30)
            box(10, 20).maxHeight(30)
        }
        let words = try studio.diagram(Diagram(.ranges), of: element).words
        #expect(
            words.filter { $0 != "from minimum to maximum" } == [
                "min 30, now 30", "min 40, now 40, max 150", "now 20, max 30",
            ])
    }

    @Test("a button or a link that is smaller than a finger is labeled with its size, and marked where it is too close")
    func targets() throws {
        var link = TextStyle(size: 10)
        link.link = "https://example.org"
        func button(_ side: Double) -> Element<BoxNode> { Button(image: box(side, side)).element }
        let large = Row(alignItems: .start) {
            button(44)
            box(10, 10)
        }
        #expect(try studio.diagram(Diagram(.targets), of: large).words.isEmpty)
        let small = Row(spacing: 40, alignItems: .start) {
            button(20)
            Text("more", style: link).preferredSize(30, 12)
        }
        let words = try studio.diagram(Diagram(.targets), of: small.inset(40)).words
        #expect(words == ["20 × 20", "30 × 12"])
        let close = Row(spacing: 4, alignItems: .start) {
            button(20)
            button(60)
        }
        let found = try studio.diagram(Diagram(.targets), of: close.inset(40)).words
        #expect(found == ["20 × 20", "44 × 44 around less", "at least 44 × 44", "too close"])
        let named = Diagram().annotating(.targets, for: "dot")
        let dot = Row(alignItems: .start) { box(30, 50).id("dot") }
        #expect(try studio.diagram(named, of: dot).words == ["30 × 50"])
    }

    @Test("a proposal is what the parent offers, before the element's own style")
    func proposals() throws {
        let element = Row(alignItems: .start) { box(60, 20).id("box") }
        let words = try studio.diagram(Diagram().annotating(.proposals, for: "box"), of: element).words
        #expect(words == ["60 × 20", "chosen", "offered", "offered 0…∞ × 0…200"])
    }

    // MARK: Flexing

    @Test("children that grow are labeled with their parts of the room")
    func grow() throws {
        let element = Row {
            box(50, 50).flexGrow(1)
            box(50, 50).flexGrow(2)
            box(50, 50)
        }
        #expect(
            try studio.diagram(Diagram(.flex), of: element).words == ["takes a third (+50)", "takes two thirds (+100)"])
    }

    @Test("children that shrink give by their weights, extent times flexShrink")
    func shrink() throws {
        let element = Row {
            box(300, 50).flexShrink()
            box(100, 50).flexShrink()
        }
        #expect(
            try studio.diagram(Diagram(.flex), of: element).words == [
                "gives a quarter (−25)", "gives three quarters (−75)",
            ])
    }

    @Test("a flexBasis is measured from where the child begins")
    func basis() throws {
        let element = Row { box(10, 50).flexBasis(.percent(40)) }
        #expect(try studio.diagram(Diagram(.flex), of: element).words.contains("flexBasis 40% = 120"))
    }

    // MARK: Places

    @Test("a layoutPosition is measured on both axes")
    func position() throws {
        let element = Absolute { box(50, 50).layoutPosition(40, 30) }
        #expect(try studio.diagram(Diagram(.offsets), of: element).words == ["30", "40"])
    }

    @Test("margins are the distances from the parent's edges, each of those that are not 0")
    func margins() throws {
        let element = box(100, 50).id("box").centered()
        // (300 − 100) / 2 and (200 − 50) / 2.
        #expect(
            try studio.diagram(Diagram().annotating(.margins, for: "box"), of: element).words
                == ["100", "100", "75", "75"])
    }

    @Test("an offset from a corner is named; one of 0 is not")
    func corner() throws {
        func words(_ offset: Point) throws -> [String] {
            let element = box(100, 100).corner(box(20, 20), at: .topRight, offset: offset).centered()
            return try studio.diagram(Diagram(.offsets), of: element).words.filter { $0 != "corner" }
        }
        #expect(try words(Point(-3, 3)) == ["offset −3, 3"])
        #expect(try words(.zero).isEmpty)
    }

    @Test("an alignment is named by the property that says it")
    func alignmentNames() throws {
        let column = Column { box(60, 20) }.horizontalAlignment(.right)
        #expect(try studio.diagram(Diagram(.alignment), of: column).words == ["horizontalAlignment right"])
        let row = Row(alignItems: .end) { box(60, 20) }
        #expect(try studio.diagram(Diagram(.alignment), of: row).words == ["alignItems end"])
    }

    @Test("alignItems and alignSelf are named beside their lines, stretch only where it is asked for")
    func alignment() throws {
        let element = Row(alignItems: .center) {
            box(50, 50)
            box(50, 30).alignSelf(.end)
        }
        #expect(try studio.diagram(Diagram(.alignment), of: element).words == ["alignItems center", "alignSelf end"])
        let stretched = Row { Box().width(50) }.id("row")
        #expect(try studio.diagram(Diagram(.alignment), of: stretched).words.isEmpty)
        #expect(
            try studio.diagram(Diagram().annotating(.alignment, for: "row"), of: stretched).words
                == ["alignItems stretch"])
    }

    @Test("a stack that aligns baselines shows the line that its children share")
    func baselines() throws {
        let element = Row(alignItems: .baselineFirst) {
            Text("Big").fontSize(40)
            Text("small").fontSize(14)
        }
        #expect(try studio.diagram(Diagram(.baselines), of: element).words == ["first baseline"])
    }

    @Test(
        "by the rules of CSS, the line is at the baseline of what is in a child", arguments: ["First", "Last"])
    func baselinesOfContent(_ which: String) throws {
        func distance(_ decoration: String) throws -> Double {
            let picture = try Diagram.Picture(
                of: """
                    canvas: {width: 300, height: 120}
                    diagram: [baselines]
                    layout:
                      row:
                        flexRules: css
                        alignItems: baseline\(which)
                        children:
                          - {text: {string: Ag, size: 40}\(decoration)}
                          - {text: {string: Ag, size: 16}\(decoration)}
                      with: [inset: 20]
                    """)
            let label = try #require(picture.label("\(which.lowercased()) baseline"))
            return label.frame.center.y - (try #require(picture.texts.first).minY)
        }
        #expect(abs(try distance(", with: [inset: 8]") - distance("")) <= 1)
    }

    @Test("the axes of a stack are named, whichever way it runs")
    func axes() throws {
        let element = Column { box(50, 50) }
        let picture = try studio.diagram(Diagram(.axes), of: element)
        #expect(picture.words == ["cross axis", "main axis"])
        let main = try #require(picture.labels.first { $0.text == "main axis" })
        let cross = try #require(picture.labels.first { $0.text == "cross axis" })
        // The main axis of a column runs down its side, the cross axis along its bottom.
        #expect(main.frame.minY < cross.frame.minY)
    }

    @Test("outlines that would run on each other keep three points apart, the outer ones outward")
    func nestedOutlines() throws {
        let element = Column { Row { box(300, 200) } }
        let diagram = Diagram().annotating(.outlines, .everything)
        let picture = try studio.diagram(diagram, of: element)
        // Three points for each of the two stacks around the box.
        let single = try studio.diagram(diagram, of: box(300, 200))
        #expect(picture.list.size.height - single.list.size.height == 12)
    }

    // MARK: Bounds

    @Test("what stands out of the canvas is measured, and where it is asked for, what stands out of the parent")
    func overflow() throws {
        let element = Row(alignItems: .start) { box(330, 50) }
        #expect(try studio.diagram(Diagram(.overflow), of: element).words == ["+30"])
        let inner = Row(alignItems: .start) { Row { box(80, 20).id("box") }.preferredSize(50, 50) }
        #expect(try studio.diagram(Diagram(.overflow), of: inner).words.isEmpty)
        #expect(try studio.diagram(Diagram().annotating(.overflow, for: "box"), of: inner).words == ["+30"])
    }

    @Test("overflow is the same whether an element is named or not: from the edge of what is visible of its parent")
    func namedOverflow() throws {
        func picture(_ annotation: String, text: String = "A title that is much too long") throws -> Diagram.Picture {
            try Diagram.Picture(
                of: """
                    canvas: {width: 200, fill: "#eee"}
                    diagram: {annotate: [\(annotation)]}
                    layout:
                      row: [{id: t, text: \(text)}]
                      with: [{inset: 20, fill: white}, {inset: 10}]
                    """)
        }
        let (plain, named) = (try picture("overflow"), try picture("{overflow: [t]}"))
        #expect(plain.words == named.words)
        // The row ends 30 points before the canvas.
        let (text, band) = (try #require(plain.texts.first), try #require(plain.bands.last))
        #expect(plain.words == ["+\(shortDescription((band.size.width * 10).rounded() / 10))"])
        #expect(abs(text.size.width - 140 - band.size.width) < 1)
        // A text that ends between the row and the canvas is marked only where it is named.
        #expect(try picture("overflow", text: "A title that is longer").words.isEmpty)
        #expect(try picture("{overflow: [t]}", text: "A title that is longer").words.count == 1)
    }

    @Test("the clipped part of a text is visible over the tint")
    func lettersOfOverflow() throws {
        let element = Row { Text("words that are cut off at the right edge").fontSize(20) }
        let operations = try studio.diagram(Diagram(.overflow), of: element).operations
        let band = try #require(
            operations.firstIndex { if case .fill(_, .solid(let color)) = $0 { color.alpha < 1 } else { false } })
        let group = try #require(
            operations[band...].firstIndex { if case .pushGroup(let group) = $0 { group.opacity < 1 } else { false } })
        let faint = operations[(group + 1)...].prefix { $0 != .popGroup }
        #expect(faint.contains { if case .glyphs = $0 { true } else { false } })
    }

    @Test("a viewport is reported apart from its content, whose offset is measured")
    func scroll() throws {
        let element = Column { box(100, 500) }.scroll(.vertical, offset: Point(0, 60))
        #expect(try studio.diagram(Diagram(.scroll), of: element).words == ["content", "contentOffset 60", "viewport"])
    }

    @Test("the layers of an overlay are pulled apart, so that the picture is larger than the layout")
    func depth() throws {
        let element = box(100, 100).overlay(Box().fill(.white))
        let flat = try studio.diagram(Diagram(.names).showingLegend(false), of: element, width: 300, height: 100)
        let deep = try studio.diagram(Diagram(.depth).showingLegend(false), of: element, width: 300, height: 100)
        // By 20 and 16 points, and a point at each end for the width of the lines between the layers.
        #expect(deep.list.size.width - flat.list.size.width == 22)
        #expect(deep.list.size.height - flat.list.size.height == 18)
    }

    @Test("the lines between layers begin and end at the curves of round corners")
    func depthOfRoundCorners() throws {
        func extent(_ radius: Double) throws -> Size {
            let element = box(100, 100).cornerRadius(radius).overlay(Box().fill(.white).cornerRadius(radius))
            let picture = try studio.diagram(Diagram(.depth).showingLegend(false), of: element)
            let lines = picture.dashed([2, 2])
            #expect(lines.count == 3)
            return lines.dropFirst().reduce(lines[0]) { $0.union($1) }.size
        }
        let square = try extent(0)
        let round = try extent(32)
        // Perpendicular to (20, −16), a line touches a circle at −0.62 and −0.78 of its radius; 45° are at 0.71.
        #expect(abs(square.width - round.width - 32 * (0.375 + 0.293)) < 0.1)
        #expect(abs(square.height - round.height - 32 * (0.219 + 0.219)) < 0.1)
    }
}

extension Segment {
    /// Whether the line comes into a rectangle.
    fileprivate func bounds(meet rect: Rect) -> Bool {
        min(start.x, end.x) < rect.maxX && max(start.x, end.x) > rect.minX
            && min(start.y, end.y) < rect.maxY && max(start.y, end.y) > rect.minY
    }
}
