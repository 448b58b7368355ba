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

    @Test("children that moved with their parent are reported as one")
    func folded() throws {
        func panel(_ left: Double) -> some LayoutElement {
            Absolute {
                Column(spacing: 4) {
                    box("a")
                    box("b")
                }.id("panel").layoutPosition(left, 5)
            }
        }
        #expect(
            try findings(panel(13), since: panel(10)) == [
                "`panel` changed layoutPosition from [10, 5] to [13, 5], moved by +3, 0"
            ])
    }

    @Test(
        "of long values that changed, what differs is quoted",
        arguments: [
            ("a quick brown fox jumps", "a quick red fox jumps", ["brown fox", "red fox"]),
            ("a quick brown fox jumps", "a quick brown fox jumps,", ["jumps over", "jumps, over"]),
            ("a quick brown fox jumps", "a quick red fox and a yellow cat jump", ["brown fox", "red fox"]),
            ("fox\njumps", "fox jumps", ["fox↵jumps", "fox jumps"]),
        ])
    func longTexts(old: String, new: String, words: [String]) throws {
        let rest = [
            "A long text that tells a story about ",
            " over a dog, and then rests in the shade of a tree until the evening",
        ]
        let found = try findings(
            Text(rest[0] + new + rest[1]).id("t"), since: Text(rest[0] + old + rest[1]).id("t"))
        let quoted = found.first?.matches(of: /"([^"]*)"/).map { String($0.output.1) } ?? []
        try #require(quoted.count == 2, "\(found)")
        for (quotation, words) in zip(quoted, words) {
            #expect(quotation.contains(words) && quotation.count <= 62, "\(found)")
        }
    }

    @Test(
        "two texts that look the same are quoted with what cannot be seen",
        arguments: [
            ("a b", "a\u{A0}b", #""a b" to "a\u{A0}b""#), ("ab", "a\u{200B}b", #""ab" to "a\u{200B}b""#),
            ("one\ntwo", "one\ntwo\n", #""one↵two" to "one↵two↵""#),
            ("one two", "one\ntwo", #""one two" to "one↵two""#),
        ])
    func invisible(old: String, new: String, words: String) throws {
        let found = try findings(Text(new).id("name"), since: Text(old).id("name"))
        #expect(found.first?.hasPrefix("`name` changed text from \(words)") == true, "\(found)")
    }

    @Test("a key that another one replaced is named with it")
    func replaced() throws {
        func fill(_ keys: String) -> String {
            "layout: {height: 40, width: 40, id: a, fill: {linear: {\(keys), stops: [red, blue]}}}"
        }
        let turned = try QuoinExplanationsTests.findings(fill("angle: 80"), since: fill("to: right"))
        #expect(turned == ["`a` changed fill from {to: right} to {angle: 80}"])
        func moved(_ steps: String) -> String {
            "layout: {height: 40, width: 40, id: a, fill: red, transform: [\(steps)]}"
        }
        let (turn, move) = ("{rotate: 30}", "{translate: [10, 0]}")
        let ordered = try QuoinExplanationsTests.findings(moved("\(move), \(turn)"), since: moved("\(turn), \(move)"))
        #expect(
            ordered == [
                "`a` changed transform from {steps: [\(turn), \(move)]} to {rotate: 30, translate: [10, 0]}"
            ])
    }

    @Test("siblings that moved alike, with nothing to blame, are reported as one")
    func alike() throws {
        func row(_ spacing: Double) -> some LayoutElement {
            Row {
                box("a")
                box("b").spacingBefore(spacing)
                box("c")
            }
        }
        #expect(
            try findings(row(9), since: row(8)) == [
                "`b` changed spacingBefore from 8 to 9, moved by +1, 0", "so `c` moved by +1, 0",
            ])
    }

    @Test("a mask that changed is reported as it is written")
    func masks() throws {
        func panel(_ mask: Paint.Mask?) -> some LayoutElement {
            Column { box("panel").mask(mask) }
        }
        #expect(
            try findings(panel(Paint.Mask(.shape(.ellipse))), since: panel(Paint.Mask(.shape(.rectangle))))
                == ["`panel` changed mask from rectangle to ellipse"])
        #expect(
            try findings(panel(Paint.Mask(.shape(.ellipse))), since: panel(nil)) == ["`panel` got a new mask (ellipse)"]
        )
    }

    @Test("of several shadows, the one that was taken, added or put elsewhere is named alone")
    func shadows() throws {
        let shadows = [
            Shadow(color: .black, radius: 2), Shadow(color: Color(hex: 0xFF0000), radius: 6, offset: Point(0, 4)),
            Shadow(color: .black, radius: 1, offset: Point(3, 0)),
        ]
        func panel(_ numbers: Int...) -> some LayoutElement {
            var box = box("panel")
            box.kind.paint.shadows = numbers.map { shadows[$0] }
            return Column { box }.inset(20)
        }
        func change(_ new: some LayoutElement, since old: some LayoutElement) throws -> String {
            let found = try findings(new, since: old)
            #expect(found.count == 1, "\(found)")
            return String(found[0].prefix { $0 != "(" })
        }
        #expect(try change(panel(1), since: panel(0, 1)) == "`panel` lost its shadow 1 ")
        #expect(try change(panel(0, 2), since: panel(0, 1, 2)) == "`panel` lost its shadow 2 ")
        #expect(try change(panel(0, 1, 2), since: panel(0, 1)) == "`panel` got a new shadow 3 ")
        #expect(
            try change(panel(1, 0), since: panel(0, 1)) == "`panel` changed order of shadow from [1, 2] to [2, 1]")
    }

    @Test("an image that is fitted otherwise, and content that is scrolled, are reported for the element that does it")
    func imageAndScroll() throws {
        let pixels = Bitmap(width: 2, height: 1, rgba: [255, 0, 0, 255, 0, 0, 255, 255])
        let resource = try ImageResource(reading: .bytes(PNGEncoder.encode(pixels, scale: 1)))
        func image(_ mode: ImageNode.ContentMode) -> some LayoutElement {
            Column { Image(resource, mode: mode).preferredSize(40, 40).id("image") }
        }
        #expect(try findings(image(.fit), since: image(.fill)) == ["`image` changed mode from fill to fit"])
        let colors: [UInt32] = [0xAA0000, 0x00AA00, 0x0000AA]
        func list(_ offset: Double) -> some LayoutElement {
            Column { for color in colors { box(nil, color) } }.scroll(offset: Point(0, offset)).height(30).id("list")
        }
        let scrolled = try findings(Column { list(12) }, since: Column { list(2) })
        #expect(scrolled.first == "`list` changed contentOffset from [0, 2] to [0, 12]")
        #expect(scrolled.dropFirst().allSatisfy { $0.hasPrefix("so ") })
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

    @Test("a row between numbered rows is added, and the others have other numbers", arguments: [true, false])
    func numberedRows(areApart: Bool) throws {
        func list(_ words: String...) -> some LayoutElement {
            Column {
                for (number, word) in words.enumerated() {
                    if areApart {
                        Row {
                            Text("\(number + 1). ")
                            Text(word)
                        }
                    } else {
                        Text("\(number + 1). \(word)")
                    }
                }
            }
        }
        let lines = try findings(list("Milk", "Jam", "Bread", "Eggs"), since: list("Milk", "Bread", "Eggs"))
        let row = areApart ? "the row with \"2. \"" : "text \"2. Jam\""
        #expect(lines.contains { $0.hasPrefix("\(row) was added") }, "\(lines)")
        #expect(!lines.contains { $0.contains("to \"Bread") || $0.contains("to \"Eggs") }, "\(lines)")
    }

    @Test("another range of a choice by size is reported as that, whichever child it chooses")
    func choice() throws {
        func choice(_ most: Double) -> some LayoutElement {
            WhenSize(
                .when(width: ExtentRange(min: 0, max: most)) { box("narrow", 0xAA0000) },
                .otherwise { box("wide", 0x00AA00) }
            ).id("choice")
        }
        let found = try findings(Column { choice(180) }, since: Column { choice(210) })
        #expect(
            found.filter { $0.hasPrefix("`choice`") } == ["`choice` changed case 1 width from 0...210 to 0...180"],
            "\(found)")
        let recorded = try #require(try picture(choice(180)).record)
        #expect(recorded.elements.contains { $0.properties["whenSize.cases"] != nil }, "\(recorded.elements)")
    }

    @Test("what changed and is not seen is not blamed")
    func invisible() throws {
        func stage(_ covered: UInt32, _ seen: UInt32) -> some LayoutElement {
            box("under", covered).overlay(box("over", seen))
        }
        #expect(
            try findings(stage(0x111111, 0x00BB00), since: stage(0x222222, 0x00AA00))
                == [
                    "`over` changed fill from #0a0 to #0b0",
                    "`under` changed fill from #222 to #111, without effect here",
                ])
        func column(_ gone: UInt32, _ seen: UInt32) -> some LayoutElement {
            Column {
                box("clear", gone).opacity(0)
                box("seen", seen)
            }
        }
        #expect(
            try findings(column(0x111111, 0x00BB00), since: column(0x222222, 0x00AA00))
                == [
                    "`seen` changed fill from #0a0 to #0b0",
                    "`clear` changed fill from #222 to #111, without effect here",
                ])
    }

    @Test("a wish that moved nothing is not blamed for what happened elsewhere")
    func idleWish() throws {
        func column(_ most: Double, _ color: UInt32) -> some LayoutElement {
            Column { box("a", color) }.maxWidth(.points(most)).id("column")
        }
        #expect(
            try findings(column(900, 0x00BB00), since: column(800, 0x00AA00)) == [
                "`a` changed fill from #0a0 to #0b0", "`column` changed maxWidth from 800 to 900, without effect here",
            ])
    }

    @Test("a wish that moved nothing is not blamed for what another change moved")
    func idleWishBesideMove() throws {
        func column(_ most: Double, _ text: String) -> some LayoutElement {
            Column {
                Text(text).id("text")
                box("a")
            }.maxWidth(.points(most)).id("column")
        }
        let found = try findings(column(900, "one\ntwo"), since: column(800, "one"))
        #expect(
            found == [
                "`text` changed text from \"one\" to \"one two\", wraps into 2 lines, is 19 pt taller",
                "so `a` moved by 0, +19", "`column` changed maxWidth from 800 to 900, without effect here",
            ])
    }

    @Test(
        "a new size explains all pixels, wherever they changed",
        arguments: ["shape: ellipse", "shadow: {inset: true, color: red, radius: 4}", "cornerRadius: 9", "blur: 2"])
    func resizing(paint: String) throws {
        func document(_ width: Double) -> String {
            """
            canvas: {width: 120, height: 60, fill: white}
            layout: {row: {children: [{id: a, fill: black, \(paint), width: \(width), height: 40}]}}
            """
        }
        let found = try QuoinExplanationsTests.findings(document(90), since: document(60))
        #expect(found == ["`a` changed width from 60 to 90, is 30 pt wider"])
    }

    @Test("colors that are others in the dark follow from the appearance")
    func appearance() throws {
        let color = Color(light: RGBA(hex: 0x111111), dark: RGBA(hex: 0xEEEEEE))
        let element = Column { Box().fill(color).preferredSize(20, 20).id("a") }
        func picture(_ appearance: Appearance) throws -> RecordedPicture {
            var canvas = Canvas(width: ExtentRange(exactly: 40))
            canvas.appearance = appearance
            return try Card.renderer().drawRecorded(element, on: canvas)
        }
        let found = try ComparisonRules().compare(picture(.dark), with: picture(.light)).explanation
        #expect(
            found.findings.map(\.description) == [
                "the canvas changed appearance from light to dark"
            ])
        #expect(found.categories == [.paint])
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

    @Test("another canvas is the reason for all that stretched with it")
    func canvas() throws {
        let element = Box(Row { box("a").flexGrow(1) }).fill(.white).id("root")
        let found = try explanation(element, since: element, width: 220)
        #expect(
            found.findings.map(\.description)
                == [
                    "the canvas changed width from 200 to 220", "so `root` and `a` are 20 pt wider",
                ])
        #expect(found.categories == [.layout])
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

    @Test("a card that was put into another row is reported so, whatever its path")
    func movedElsewhere() throws {
        func rows(_ isInFirst: Bool) -> some LayoutElement {
            Column {
                Row {
                    box("a")
                    if isInFirst { box("x", 0xCC0000) }
                }.id("first")
                Row {
                    box("b")
                    if !isInFirst { box("x", 0xCC0000) }
                }.id("second")
            }
        }
        #expect(
            try findings(rows(false), since: rows(true)) == ["`x` changed place in the order, moved by 0, +20"])
    }
}
