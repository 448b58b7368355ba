import QuoinScene
import Testing

@Suite("Paragraphs")
struct ParagraphTests {
    private let mono: MonoText

    init() throws {
        mono = try MonoText()
    }

    @Test("a first line begins later, and holds less; a line after a line break is no first line")
    func indent() {
        let shaped = mono.shape("aa bb cc\nd\u{2028}e", columns: 8) { $0.firstLineIndent = 3 * MonoText.advance }
        #expect(shaped.strings == ["aa bb ", "cc", "d", "e"])
        #expect(shaped.columns == [3, 0, 3, 0])
        #expect(abs(shaped.size.width - 8 * MonoText.advance) < 0.1)
    }

    @Test("a negative indent lets all lines but the first begin later")
    func hangingIndent() {
        let shaped = mono.shape("aa bb cc dd", columns: 5) { $0.firstLineIndent = -2 * MonoText.advance }
        #expect(shaped.strings == ["aa bb ", "cc ", "dd"])
        #expect(shaped.columns == [0, 2, 2])
    }

    @Test("an indent is on the right where lines begin there")
    func rightIndent() {
        let shaped = mono.shape("aa", columns: 8) {
            ($0.firstLineIndent, $0.direction) = (2 * MonoText.advance, .rightToLeft)
        }
        #expect(shaped.columns == [4])
    }

    @Test("spacing stands between paragraphs, not between lines and not at the ends")
    func spacing() {
        let shaped = mono.shape("a\nb\u{2028}c\nd") { $0.paragraphSpacing = 5 }
        let height = MonoText.height
        #expect(shaped.lines.map(\.frame.minY) == [0, height + 5, 2 * height + 5, 3 * height + 10])
        #expect(shaped.size.height == 4 * height + 10)
    }

    @Test("line spacing stands between all lines, beside what stands between paragraphs")
    func lineSpacing() {
        let shaped = mono.shape("a\nb\u{2028}c") { ($0.lineSpacing, $0.paragraphSpacing) = (3, 5) }
        let height = MonoText.height
        #expect(shaped.lines.map(\.frame.minY) == [0, height + 8, 2 * height + 11])
        #expect(shaped.size.height == 3 * height + 11)
    }

    @Test("lines are no lower than the minimum and no higher than the maximum, which yields")
    func lineHeightLimits() {
        func heights(_ change: (inout ParagraphStyle) -> Void) -> [Double] {
            mono.shape("a\nb", change).lines.map(\.frame.size.height)
        }
        #expect(heights { $0.minimumLineHeight = 15 } == [15, 15])
        #expect(heights { $0.maximumLineHeight = 10 } == [10, 10])
        #expect(heights { ($0.lineHeight, $0.maximumLineHeight) = (.multiple(3), 20) } == [20, 20])
        #expect(heights { ($0.lineHeight, $0.minimumLineHeight) = (.points(5), 8) } == [8, 8])
        #expect(heights { ($0.minimumLineHeight, $0.maximumLineHeight) = (15, 10) } == [15, 15])
        #expect(
            heights { ($0.minimumLineHeight, $0.maximumLineHeight) = (5, 30) } == [MonoText.height, MonoText.height])
    }

    @Test("text that ends at the end stands where its direction ends")
    func end() {
        let shaped = mono.shape("ab", columns: 8) { $0.alignment = .end }
        #expect(shaped.columns == [6])
        let mirrored = mono.shape("ab", columns: 8) { ($0.alignment, $0.direction) = (.end, .rightToLeft) }
        #expect(mirrored.columns == [0])
    }

    @Test("justified lines grow at their spaces alone, and those that end a paragraph do not")
    func justified() {
        let shaped = mono.shape("a b c ddd eee\nf g", columns: 8) { $0.alignment = .justified }
        #expect(shaped.strings == ["a b c ", "ddd eee", "f g"])
        #expect(abs(shaped.lines[0].frame.size.width - (8 * MonoText.advance + 1)) < 0.01)
        let places = shaped.lines[0].runs[0].glyphs.glyphs.map(\.position.x)
        // Five characters and the space at the end: two spaces share three characters and a point.
        #expect(abs(places[2] - (3.5 * MonoText.advance + 0.5)) < 0.02)
        #expect(abs(places[4] - (7 * MonoText.advance + 1)) < 0.02)
        #expect(shaped.lines[2].frame.size.width < 20)
    }

    @Test("a justified line without a space keeps its letters together")
    func justifiedWord() {
        let shaped = mono.shape("abcdef gh", columns: 8) { $0.alignment = .justified }
        #expect(abs(shaped.lines[0].frame.size.width - 6 * MonoText.advance) < 0.1)
    }

    @Test("a balanced text that is cut shows as much as a greedy one")
    func balancedAndCut() {
        let string = "a very long headline that cannot fit into two lines of this width"
        func strings(_ wrapping: ParagraphStyle.Wrapping) -> [String] {
            mono.shape(string, columns: 22) { ($0.lineLimit, $0.wrapping) = (2, wrapping) }.strings
        }
        #expect(strings(.balanced) == strings(.greedy))
    }

    @Test("spaces at the end of a line hang beyond the edge that it is aligned to")
    func hangingSpaces() {
        for alignment in [ParagraphStyle.Alignment.left, .center, .right, .start, .end] {
            func place(_ string: String) -> Double {
                mono.shape(string, columns: 10) { $0.alignment = alignment }.lines[0].frame.minX
            }
            #expect(place("ab   ") == place("ab"))
        }
        let hebrew = mono.shape("אב   ", columns: 10) { $0.alignment = .center }
        let letters = hebrew.runs.flatMap { run in run.glyphs.glyphs.map(\.position.x) }.sorted().suffix(2)
        #expect(abs((letters.first ?? 0) + MonoText.advance - (10 * MonoText.advance + 1) / 2) < 0.5)
    }

    @Test("balanced lines are even, and as many as greedy ones")
    func balanced() {
        let string = "aaaa bbbb cccc dddd eeee"
        #expect(mono.shape(string, columns: 19).strings == ["aaaa bbbb cccc dddd ", "eeee"])
        let balanced = mono.shape(string, columns: 19) { $0.wrapping = .balanced }
        #expect(balanced.strings == ["aaaa bbbb cccc ", "dddd eeee"])
        #expect(abs(balanced.size.width - 14 * MonoText.advance) < 0.5)
    }

    @Test("balancing breaks no word, and leaves text with a word that is too wide as it is")
    func balancedWords() {
        func strings(_ wrapping: ParagraphStyle.Wrapping, _ string: String) -> [String] {
            mono.shape(string, columns: 8) { $0.wrapping = wrapping }.strings
        }
        #expect(strings(.balanced, "abcdefgh i") == ["abcdefgh ", "i"])
        #expect(strings(.balanced, "abcdefghij k") == strings(.greedy, "abcdefghij k"))
    }

    @Test("a soft hyphen shows a hyphen where a line ends, and nothing elsewhere")
    func softHyphens() {
        let broken = mono.shape("abcd\u{AD}efgh", columns: 6)
        #expect(broken.lines.count == 2)
        #expect(abs(broken.lines[0].frame.size.width - 5 * MonoText.advance) < 0.1)
        #expect(broken.lines[0].runs[0].glyphs.glyphs.count == 5)
        let whole = mono.shape("abcd\u{AD}efgh")
        #expect(whole.runs.flatMap(\.glyphs.glyphs).count == 8)
        #expect(abs(whole.size.width - 8 * MonoText.advance) < 0.1)
    }

    @Test("the first letter gives a paragraph its direction, unless it is said")
    func direction() {
        #expect(mono.shape("abc", columns: 10).columns == [0])
        #expect(mono.shape("abc", columns: 10) { $0.direction = .rightToLeft }.columns == [7])
        let hebrew = TextStyle(families: ["DejaVu Sans"], size: 10)
        let mixed = mono.shape([TextContent.Span("שלום abc\nabc שלום", style: hebrew)], columns: 20)
        #expect(mixed.lines[0].frame.minX > 50)
        #expect(mixed.lines[1].frame.minX == 0)
        #expect(mixed.lines[0].runs.map(\.glyphs.isRightToLeft) == [false, true])
    }

    @Test("the last line of a right-to-left text stays so where it is shortened to left-to-right letters")
    func shortenedDirection() {
        let style = TextStyle(families: ["DejaVu Sans"], size: 10)
        var paragraph = ParagraphStyle()
        paragraph.lineLimit = 2
        let shaped = mono.shape(
            [TextContent.Span("שלום שלום abc def ghi jkl", style: style)], columns: 10, paragraph: paragraph)
        #expect(shaped.isTruncated)
        #expect(abs(shaped.lines[1].frame.maxX - (10 * MonoText.advance + 1)) < 0.01)
    }
}

@Suite("Where words break")
struct WordBreakTests {
    private let mono: MonoText

    init() throws {
        mono = try MonoText()
    }

    private func strings(_ string: String, columns: Int, _ wordBreak: ParagraphStyle.WordBreak) -> [String] {
        mono.shape(string, columns: columns) { $0.wordBreak = wordBreak }.strings
    }

    @Test(
        "a word that is too long fills its lines, and gets no hyphens",
        arguments: ["aaaaaaaaaaaa", "9f86d081884c", "héllowörldxx", "AbcDefGhiJkl"])
    func longWords(word: String) {
        let shaped = mono.shape(word, columns: 5)
        #expect(shaped.lines.map { $0.runs.flatMap(\.glyphs.glyphs).count } == [5, 5, 2])
        #expect(shaped.strings.joined() == word)
    }

    @Test("a soft hyphen beside a word that is too long still shows")
    func softHyphen() {
        let shaped = mono.shape("abcd\u{AD}efghijkl", columns: 5)
        #expect(shaped.lines.map { $0.runs.flatMap(\.glyphs.glyphs).count } == [5, 5, 3])
    }

    @Test("words break between any letters, but not before punctuation")
    func breakAll() {
        #expect(strings("ab cdefgh", columns: 5, .normal) == ["ab ", "cdefg", "h"])
        #expect(strings("ab cdefgh", columns: 5, .breakAll) == ["ab cd", "efgh"])
        #expect(strings("abcde, fg", columns: 5, .breakAll) == ["abcd", "e, fg"])
        #expect(strings("abcde, fg", columns: 5, .anywhere) == ["abcde", ", fg"])
    }
}
