import QuoinScene
import QuoinText
import Testing

@Suite("Long texts")
struct LongTextTests {
    private let mono: MonoText

    init() throws {
        mono = try MonoText()
    }

    @Test("a long paragraph has the lines that its beginning and its end have on their own")
    func parts() {
        let words = (0..<4_000).map { "w\($0 * 7_919 % 1_000)" }.joined(separator: " ")
        let long = mono.shape(words, columns: 40).strings
        let short = mono.shape(String(words.prefix(4_000)), columns: 40).strings
        #expect(words.utf8.count > 16_000 && long.joined() == words)
        #expect(Array(long.prefix(short.count - 1)) == short.dropLast())
        #expect(long.allSatisfy { $0.count <= 41 })
    }

    @Test("a paragraph that is laid out in parts has the lines of one that is laid out as a whole")
    func sameLines() {
        let words = (0..<500).map { "(w\($0 * 7_919 % 1_000)), a-b " }.joined()
        for columns in [9, 40, 170] {
            let parts = mono.shape(words + "e", columns: columns).strings
            let whole = mono.shape(words + "é", columns: columns).strings
            #expect(words.utf8.count > 4_000 && parts.dropLast() == whole.dropLast())
        }
    }

    @Test("a long paragraph from right to left has its punctuation where it is in a short one")
    func rightToLeft() {
        let text = String(repeating: "(one) two, (three) four. ", count: 100)
        func places(_ text: String) -> [[Double]] {
            let shaped = mono.shape(text, columns: 14) { $0.direction = .rightToLeft }
            return shaped.lines.map { $0.runs.map(\.frame.minX) }
        }
        #expect(places(text).prefix(20) == places(String(text.prefix(500))).prefix(20))
    }

    @Test("a balanced paragraph is balanced also if it is long")
    func balanced() {
        let text = String(repeating: "word ", count: 250) + "end"
        let lines = mono.shape(text, columns: 600) { $0.wrapping = .balanced }.strings
        #expect(lines.count == 3 && (lines.map(\.count).max() ?? 0) - (lines.map(\.count).min() ?? 0) < 10)
    }

    @Test("a long word is broken into lines of equal lengths")
    func longWord() {
        let lines = mono.shape(String(repeating: "a", count: 200_000), columns: 200).strings
        #expect(lines.count == 1_000 && lines.allSatisfy { $0.count == 200 })
    }

    @Test("a line longer than 32 bits of Pango's units has the width of its letters")
    func longLine() {
        let count = 400_000
        let shaped = mono.shape(String(repeating: "a", count: count))
        #expect(abs(shaped.size.width / Double(count) - MonoText.advance) < 0.01)
        #expect(shaped.lines[0].runs[0].glyphs.glyphs.last.map { $0.position.x > 2_400_000 } == true)
    }

    @Test("of many lines only those are laid out that fit the height")
    func manyLines() {
        let shaped = mono.shape(String(repeating: "a\n", count: 200_000), height: 10 * MonoText.height)
        #expect(shaped.lines.count == 10 && shaped.isTruncated)
    }

    @Test("many styles in one text keep their letters")
    func manySpans() {
        let spans = (0..<5_000).map { index in
            var style = MonoText.style
            style.weight = index % 2 == 0 ? .regular : .bold
            return TextContent.Span("ab ", style: style)
        }
        #expect(mono.shape(spans, columns: 60).strings.joined() == String(repeating: "ab ", count: 5_000))
    }
}

@Suite("Texts that were shaped before")
struct KeptTextTests {
    private static let words = "one two three four five six seven"

    /// Texts whose lines depend on the available size in different ways.
    private static let texts: [TextContent] = [
        content { _ in }, content { $0.alignment = .center }, content { $0.alignment = .justified },
        content { $0.lineLimit = 2 }, content { ($0.lineLimit, $0.truncation) = (2, .middle) },
        content { ($0.lineLimit, $0.truncation) = (1, .head) }, content { $0.wrapping = .balanced },
        content { $0.firstLineIndent = 9 }, content { ($0.lineLimit, $0.minimumScale) = (1, 0.3) },
        content { $0.exclusions = [.rectangle(Rect(20, 0, 20, 15))] },
    ]

    private static func content(_ change: (inout ParagraphStyle) -> Void) -> TextContent {
        var paragraph = ParagraphStyle()
        change(&paragraph)
        return TextContent(words, style: MonoText.style, paragraph: paragraph)
    }

    @Test("a shaper that has measured a text gives for its frame what a new one gives", arguments: texts.indices)
    func transparent(index: Int) throws {
        let text = Self.texts[index]
        let stack = try FontStack()
        for width in stride(from: 40.0, to: 220, by: 21.5) {
            let shaper = PangoShaper(stack)
            let measured = shaper.shape(text, in: Size(width, .infinity)).size
            for room in [measured, Size(measured.width + 0.5, measured.height + 3), Size(width, measured.height - 5)] {
                #expect(shaper.shape(text, in: room) == PangoShaper(stack).shape(text, in: room))
            }
        }
    }
}

@Suite("The outlines that an underline leaves room for")
struct InkTests {
    private func ink(_ string: String, skipsInk: Bool = true, width: Double = .infinity) throws -> [Path] {
        var style = TextStyle(size: 20)
        style.underline = TextStyle.Decoration(skipsInk: skipsInk)
        let shaper = PangoShaper(try FontStack())
        var paragraph = ParagraphStyle()
        paragraph.alignment = .right
        let text = TextContent(string, style: style, paragraph: paragraph)
        return shaper.shape(text, in: Size(width, .infinity)).runs.flatMap(\.ink)
    }

    @Test("each letter has its outline, where the text stands, as large as the letters")
    func outlines() throws {
        let letters = try ink("ip")
        #expect(letters.count == 2)
        // Inter's ascent at 20 points is 19.4; the stem of a p extends about 4 points below the baseline.
        #expect(letters[0].bounds.maxY < 20 && letters[1].bounds.maxY > 22)
        let moved = try ink("ip", width: 100)
        #expect(moved[1].bounds.minX > 80 && moved[1].bounds.maxX < 100)
    }

    @Test("spaces and emoji have none, and no letter where the line goes through")
    func none() throws {
        #expect(try ink("a 👍").count == 1)
        #expect(try ink("p", skipsInk: false).isEmpty)
    }
}
