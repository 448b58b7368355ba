import QuoinExplanations
import Testing

@Suite("Explaining a difference")
struct ExplanationTests {
    private func picture(_ element: some LayoutElement, width: Double = 200) throws -> RecordedPicture {
        var canvas = Canvas(width: ExtentRange(exactly: width))
        canvas.fills = [.solid(.white)]
        return try Card.renderer().drawRecorded(element, on: canvas)
    }

    private func explanation(
        _ new: some LayoutElement, since old: some LayoutElement, width: Double = 200
    ) throws -> PictureComparison.Explanation {
        try ComparisonRules().compare(picture(new, width: width), with: picture(old)).explanation
    }

    private func findings(_ new: some LayoutElement, since old: some LayoutElement) throws -> [String] {
        try explanation(new, since: old).findings.map(\.description)
    }

    private func box(_ id: String? = nil, _ color: UInt32 = 0x3366AA, width: Double = 40, height: Double = 20) -> Box {
        var box = Box().fill(Color(hex: color)).preferredSize(width, height).flexGrow(0)
        box.id = id
        return box
    }

    @Test("elements that got the same paint are reported as one, as many as a person takes in by name")
    func samePaint() throws {
        func column(_ color: UInt32) -> some LayoutElement {
            Column { for name in ["a", "b", "c", "d", "e", "f"] { box(name, color) } }
        }
        let found = try explanation(column(0x00BB00), since: column(0x00AA00)).findings
        #expect(found.map(\.description) == ["`a`, `b`, `c`, `d` and 2 more changed fill from #0a0 to #0b0"])
        #expect(found.first?.elements.count == 6 && found.first?.pixels == 4_800)
    }

    @Test("an element without an id is named by what it is, and known again behind a new neighbor")
    func unnamed() throws {
        let old = Column {
            box(nil, 0xAA0000)
            box(nil, 0x00AA00)
        }
        let line = #line + 2
        let new = Column {
            box(nil, 0x0000AA)
            box(nil, 0xAA0000)
            box(nil, 0x00AA00)
        }
        #expect(
            try findings(new, since: old) == [
                "the first box was added (ExplanationTests.swift:\(line))",
                "so the second box and the third box moved by 0, +20",
            ])
    }

    @Test("pixels that differ where nothing on record changed are said to")
    func unknown() throws {
        let reference = try picture(Column { box("a") })
        var new = reference
        for x in 5..<9 { new.bitmap.pixels[3 * new.bitmap.width + x] = 0xFF00_0000 }
        let comparison = try ComparisonRules().compare(new, with: reference)
        #expect(comparison.verdict == .different && comparison.explanation.categories == [.unknown])
        #expect(
            comparison.explanation.description
                == "4 pixels differ in `a`, within 4 × 1 at 5, 3: nothing on record changed there")
    }

    @Test("without records, pixels are all that is reported")
    func noRecords() throws {
        var (old, new) = (try picture(Column { box("a") }), try picture(Column { box("a", 0) }))
        (old.record, new.record) = (nil, nil)
        let explanation = try ComparisonRules().compare(new, with: old).explanation
        #expect(
            explanation.categories == [.unknown]
                && explanation.description == "800 pixels differ within 40 × 20 at 0, 0")
    }

    @Test("several faults at once are each reported for their own element")
    func several() throws {
        var card = Card()
        (card.radius, card.badgeOffset.y, card.priceColor) = (9, 6, Color(hex: 0x222222))
        let found = try ComparisonRules().compare(card.picture(), with: Card().picture()).explanation
        #expect(
            found.findings.map(\.description) == [
                "`card` changed cornerRadius from 8 to 9",
                "`badge` changed layoutPosition from [4, 4] to [4, 6], moved by 0, +2",
                "`price` changed text color from #111 to #222",
            ])
        #expect(found.unexplained == nil && found.categories == [.layout, .paint])
    }

}
