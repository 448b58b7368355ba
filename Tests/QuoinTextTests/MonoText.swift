import QuoinText

/// Texts of DejaVu Sans Mono at 10 points, every character of which is equally wide.
struct MonoText {
    /// The width of a character: 1,233 of 2,048 units.
    static let advance = 6.02
    /// The height of a line.
    static let height = 11.640625
    static let style = TextStyle(families: ["DejaVu Sans Mono"], size: 10)

    let shaper: PangoShaper

    init() throws {
        shaper = PangoShaper(try FontStack())
    }

    /// Shapes a text in the width of some characters, and a little more.
    func shape(
        _ string: String, columns: Int? = nil, height: Double = .infinity,
        _ change: (inout ParagraphStyle) -> Void = { _ in }
    ) -> ShapedText {
        var paragraph = ParagraphStyle()
        change(&paragraph)
        return shape(
            [TextContent.Span(string, style: Self.style)], columns: columns, height: height, paragraph: paragraph)
    }

    func shape(
        _ spans: [TextContent.Span], columns: Int? = nil, height: Double = .infinity,
        paragraph: ParagraphStyle = ParagraphStyle()
    ) -> ShapedText {
        let width = columns.map { Double($0) * Self.advance + 1 } ?? .infinity
        return shaper.shape(TextContent(spans: spans, paragraph: paragraph), in: Size(width, height))
    }
}

extension ShapedText {
    /// The text of each line.
    var strings: [String] { lines.map { $0.runs.map(\.glyphs.text).joined() } }

    /// Where each line begins, in columns of DejaVu Sans Mono at 10 points.
    var columns: [Int] { lines.map { Int(($0.frame.minX / MonoText.advance).rounded()) } }

    var runs: [ShapedRun] { lines.flatMap(\.runs) }
}
