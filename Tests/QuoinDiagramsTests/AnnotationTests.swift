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
}

extension Segment {
    /// Whether the line comes into a rectangle.
    fileprivate func bounds(meet rect: Rect) -> Bool {
        min(start.x, end.x) < rect.maxX && max(start.x, end.x) > rect.minX
            && min(start.y, end.y) < rect.maxY && max(start.y, end.y) > rect.minY
    }
}
