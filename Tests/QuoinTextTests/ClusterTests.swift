import QuoinScene
import Testing

@Suite("Letters of several characters")
struct ClusterTests {
    private let mono: MonoText

    init() throws {
        mono = try MonoText()
    }

    /// Words of many scripts. Characters that no font has are boxes, whose lines break alike.
    private static let texts = [
        "กำลังทำน้ำคำเกี่ยวกับ", "ກຳລັງນ້ຳ", "रानीक्षत्रियविश्वविद्यालय", "বিশ্ববিদ্যালয়", "தமிழ்நாட்டின்",
        "ವಿಶ್ವವಿದ್ಯಾಲಯ", "കേരളത്തിന്റെ", "ភាសាខ្មែរកម្ពុជា", "မြန်မာစာသင်္ကေတ", "각나라의말", "e\u{301}o\u{308}\u{323}a\u{30A}",
        "👨‍👩‍👧‍👦🇩🇪🇫🇷👍🏽", "ᄀᆞᆼ한글", "Zürich",
    ]

    /// Whether a text can be divided there: between extended grapheme clusters (UAX 29), and not behind the sign that joins
    /// Khmer and Burmese consonants.
    private func isBoundary(_ count: Int, of text: String) -> Bool {
        let place = text.utf8.index(text.startIndex, offsetBy: count)
        let joiners: [Unicode.Scalar] = ["\u{17D2}", "\u{1039}"]
        return text.indices.contains(place) && !joiners.contains(text[..<place].unicodeScalars.last ?? " ")
    }

    @Test(
        "no line begins within one, however narrow lines are", arguments: texts,
        [ParagraphStyle.WordBreak.normal, .breakAll, .anywhere])
    func lines(text: String, wordBreak: ParagraphStyle.WordBreak) {
        for columns in 1...6 {
            let lines = mono.shape(text, columns: columns) { $0.wordBreak = wordBreak }.strings
            #expect(lines.joined() == text)
            var count = 0
            for line in lines.dropLast() {
                count += line.utf8.count
                #expect(isBoundary(count, of: text), "\(lines)")
            }
        }
    }

    @Test("an ellipsis replaces whole ones", arguments: texts, [ParagraphStyle.Truncation.tail, .head])
    func cut(text: String, truncation: ParagraphStyle.Truncation) {
        for columns in 2...6 {
            let line = mono.shape(text, columns: columns) { ($0.lineLimit, $0.truncation) = (1, truncation) }
                .strings.joined()
            guard line.contains("…") else { continue }
            let kept = line.replacing("…", with: "")
            #expect(truncation == .tail ? text.hasPrefix(kept) : text.hasSuffix(kept))
            let count = truncation == .tail ? kept.utf8.count : text.utf8.count - kept.utf8.count
            #expect(isBoundary(count, of: text) || count == text.utf8.count, "\(line)")
        }
    }

    @Test("space stands between them, not within", arguments: ["ກຳກຳ ນ້ຳ", "ຄຳນຳ"], [6.0, -2, 5.5])
    func spacing(text: String, spacing: Double) {
        var style = TextStyle(families: ["DejaVu Sans"], size: 20)
        func places() -> (inner: [Double], width: Double) {
            let shaped = mono.shape([TextContent.Span(text, style: style)])
            let glyphs = shaped.runs.flatMap(\.glyphs.glyphs)
            return (glyphs.map(\.position.x), shaped.size.width)
        }
        let plain = places()
        style.letterSpacing = spacing
        let spaced = places()
        #expect(plain.inner.count == spaced.inner.count)
        // All moves are multiples of the spacing, one for each letter.
        let moves = zip(plain.inner, spaced.inner).map { ($1 - $0 - (spaced.inner[0] - plain.inner[0])) / spacing }
        #expect(moves.allSatisfy { abs($0 - $0.rounded()) < 0.05 }, "\(moves)")
        #expect(Set(moves.map { Int($0.rounded()) }).count == text.count, "\(moves)")
        #expect(abs(spaced.width - plain.width - spacing * Double(text.count - 1)) < abs(spacing) + 0.1)
        // In its own width, the text has one line.
        let again = mono.shaper.shape(
            TextContent(spans: [TextContent.Span(text, style: style)]), in: Size(spaced.width, .infinity))
        #expect(again.lines.count == 1)
    }
}
