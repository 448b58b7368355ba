import QuoinLayout
import QuoinScene

extension ShapedText {
    /// The text with the outlines of the glyphs that an underline leaves room for.
    func withInk(from faces: GlyphRasterizer) -> ShapedText {
        var text = self
        for line in text.lines.indices {
            for run in text.lines[line].runs.indices where text.lines[line].runs[run].style.underline?.skipsInk == true
            {
                text.lines[line].runs[run].ink = faces.outlines(of: text.lines[line].runs[run].glyphs)
            }
        }
        return text
    }
}

extension GlyphRasterizer {
    /// The outlines of the glyphs that have one, in points; none where the font's file is gone, which is told when the
    /// glyphs are drawn.
    fileprivate func outlines(of run: GlyphRun) -> [Path] {
        guard let face = try? face(run.face) else { return [] }
        let scale = run.size / face.unitsPerEm
        return run.glyphs.compactMap { glyph in
            let outline = face.outline(of: glyph.id)
            guard !outline.elements.isEmpty else { return nil }
            return outline.map { Point(glyph.position.x + $0.x * scale, glyph.position.y - $0.y * scale) }
        }
    }
}
