import Quoin
import QuoinDiagrams
import TestSupport
import Testing

@Suite("Annotations of places and bounds")
struct PlaceAnnotationTests {
    private let studio: Studio

    init() throws {
        studio = try Studio()
    }

    private func box(_ width: Double, _ height: Double) -> Element<BoxNode> {
        Box().fill(.black).preferredSize(width, height)
    }

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
