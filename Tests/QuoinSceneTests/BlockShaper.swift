import QuoinScene

/// Shapes every span as one run of letters ten points wide and ten high, with the baseline at eight; a line for each
/// line break.
struct BlockShaper: TextShaper {
    func minimumWidth(of text: TextContent) -> Double { shape(text, in: .zero).size.width }

    func shape(_ text: TextContent, in room: Size) -> ShapedText {
        var lines = [ShapedLine(frame: .zero, baseline: 8, runs: [])]
        for span in text.spans {
            for (index, part) in span.string.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                let top = Double(lines.count - 1) * 10
                if index > 0 { lines.append(ShapedLine(frame: .zero, baseline: top + 18, runs: [])) }
                let last = lines.count - 1
                let run = run(
                    String(part), span.style, x: lines[last].runs.last?.frame.maxX ?? 0, top: Double(last) * 10)
                lines[last].runs.append(run)
            }
        }
        let width = lines.flatMap(\.runs).map(\.frame.maxX).max() ?? 0
        return ShapedText(size: Size(width, Double(lines.count) * 10), lines: lines)
    }

    private func run(_ string: String, _ style: TextStyle, x: Double, top: Double) -> ShapedRun {
        var metrics = FontMetrics()
        (metrics.ascent, metrics.descent) = (8, 2)
        metrics.underline = FontMetrics.Line(position: -style.size / 16, thickness: style.size / 16)
        metrics.strikethrough = FontMetrics.Line(position: 3, thickness: 1)
        let glyphs = GlyphRun(
            face: FontFace(path: "", family: "", style: ""), size: 10,
            glyphs: string.indices.map { _ in GlyphRun.Glyph(id: 1, position: .zero) }, text: string, clusters: [])
        let frame = Rect(x, top, Double(string.count) * 10, 10)
        var run = ShapedRun(glyphs: glyphs, style: SharedTextStyle(style), frame: frame, metrics: metrics)
        // A letter that is called g has a stem four points wide, which reaches down to the end of the line.
        run.ink = string.enumerated().filter { $0.element == "g" }.map { index, _ in
            Path(Rect(x + Double(index) * 10 + 3, top + 2, 4, 8))
        }
        return run
    }
}
