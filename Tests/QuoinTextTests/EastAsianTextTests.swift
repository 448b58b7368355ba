import Foundation
import QuoinText
import Testing

/// A font that is too large for the default set.
private enum EastAsianFont {
    static let file = "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"
    static let isInstalled = FileManager.default.fileExists(atPath: file)
}

@Suite("Chinese, Japanese and Korean", .enabled(if: EastAsianFont.isInstalled, "fonts-noto-cjk is not installed"))
struct EastAsianTextTests {
    private let shaper: PangoShaper

    init() throws {
        shaper = PangoShaper(try FontStack(fonts: FontSources(paths: [EastAsianFont.file])))
    }

    private func shape(_ string: String, width: Double = .infinity, language: String? = nil) -> ShapedText {
        var style = TextStyle(families: ["Noto Sans CJK JP", "Noto Sans CJK SC"], size: 10)
        style.language = language
        return shaper.shape(TextContent(string, style: style), in: Size(width, .infinity))
    }

    @Test("every character has a glyph, about as wide as it is high", arguments: ["直骨角", "にほん", "한국어"])
    func squares(string: String) {
        let shaped = shape(string)
        #expect(shaped.problems.isEmpty)
        #expect((27...30.1).contains(shaped.size.width))
    }

    @Test("lines break between characters, but not before a full stop")
    func lineBreaks() {
        #expect(shape("日本語。日本語", width: 31).strings == ["日本", "語。日", "本語"])
    }

    @Test("justification stretches lines between their characters, but for the last one")
    func justified() throws {
        var paragraph = ParagraphStyle()
        paragraph.alignment = .justified
        let style = TextStyle(families: ["Noto Sans CJK JP"], size: 10)
        let shaped = shaper.shape(TextContent("日本語、日本", style: style, paragraph: paragraph), in: Size(45, .infinity))
        #expect(shaped.lines.map(\.frame.size.width) == [45, 20])
        let places = shaped.runs.flatMap(\.glyphs.glyphs).map(\.position.x)
        #expect(abs(places[1] - (10 + 5.0 / 3)) < 0.01 && abs(places[3] - 35) < 0.01)
    }

    @Test("words that are written without spaces are kept whole, unless they are too long")
    func keepAll() {
        func strings(_ wordBreak: ParagraphStyle.WordBreak, width: Double) -> [String] {
            var paragraph = ParagraphStyle()
            paragraph.wordBreak = wordBreak
            let style = TextStyle(families: ["Noto Sans CJK JP"], size: 10)
            return shaper.shape(TextContent("日本 日本語", style: style, paragraph: paragraph), in: Size(width, .infinity))
                .strings.map { $0.replacing("\u{2060}", with: "") }
        }
        #expect(strings(.normal, width: 39) == ["日本 日", "本語"])
        #expect(strings(.keepAll, width: 39) == ["日本 ", "日本語"])
        #expect(strings(.keepAll, width: 22) == ["日本 ", "日本", "語"])
    }

    @Test("a language chooses the form that a character has in its country")
    func language() {
        func face(_ language: String) -> [UInt32] {
            shape("直骨", language: language).runs.flatMap(\.glyphs.glyphs).map(\.id)
        }
        #expect(face("ja") != face("zh-Hans"))
    }
}
