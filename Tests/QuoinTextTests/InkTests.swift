import QuoinText
import Testing

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
