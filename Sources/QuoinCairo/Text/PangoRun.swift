import CPangoCairo
import QuoinLayout
import QuoinScene

/// One run of a line as Pango has it.
struct PangoRun {
    /// The place of the run's text in the paragraph, by bytes.
    let range: Range<Int>
    private let item: UnsafeMutablePointer<PangoItem>
    private let run: UnsafeMutablePointer<PangoGlyphItem>
    private let glyphs: UnsafeMutableBufferPointer<PangoGlyphInfo>
    private let layout: ParagraphLayout
    private let style: TextStyle
    private let face: PangoFonts.Face?

    /// Pango's mark of a glyph that shows nothing.
    private static let emptyGlyph: PangoGlyph = 0x0FFF_FFFF
    /// Pango's mark of a character that no font has; the rest of the number is the character.
    private static let unknownGlyphFlag: PangoGlyph = 0x1000_0000

    init(_ run: UnsafeMutablePointer<PangoGlyphItem>, of layout: ParagraphLayout) {
        self.run = run
        self.layout = layout
        item = run.pointee.item
        let string = run.pointee.glyphs.pointee
        glyphs = UnsafeMutableBufferPointer(start: string.glyphs, count: Int(string.num_glyphs))
        let offset = Int(item.pointee.offset)
        range = offset..<offset + Int(item.pointee.length)
        style = layout.paragraph.style(at: offset)
        face = item.pointee.analysis.font.flatMap { layout.fonts.face(of: $0) }
    }

    /// How far the run moves along the line, in Pango's units.
    var width: Int32 {
        run.pointee.start_x_offset + run.pointee.end_x_offset + glyphs.reduce(0) { $0 + $1.geometry.width }
    }

    /// How far each character moves along the line, in Pango's units, in the order of the text.
    var characterWidths: [Int32] {
        guard let text = layout.text else { return [] }
        var widths = [Int32](repeating: 0, count: Int(item.pointee.num_chars))
        pango_glyph_item_get_logical_widths(run, text, &widths)
        return widths
    }

    /// The run for a display list; nothing where it shows nothing.
    ///
    /// - Parameter x: where it begins, in Pango's units.
    func shaped(from x: Int32) -> ShapedRun? {
        guard let face else { return nil }
        var pen = x + run.pointee.start_x_offset
        var visible: [GlyphRun.Glyph] = []
        for glyph in glyphs {
            if glyph.glyph != PangoRun.emptyGlyph, glyph.glyph & PangoRun.unknownGlyphFlag == 0 {
                let position = Point(
                    PangoUnits.points(pen + glyph.geometry.x_offset),
                    PangoUnits.points(glyph.geometry.y_offset - run.pointee.y_offset))
                visible.append(GlyphRun.Glyph(id: glyph.glyph, position: position))
            }
            pen += glyph.geometry.width
        }
        let glyphs = GlyphRun(
            face: face.face, size: style.size, glyphs: visible,
            text: text, clusters: clusters,
            isRightToLeft: isRightToLeft)
        return ShapedRun(glyphs: glyphs, style: style, frame: frame(from: x, face.metrics), metrics: face.metrics)
    }

    /// Where the line may grow: behind those of the glyphs of the shaped run that are spaces.
    ///
    /// - Parameter end: the byte of the line's text from which on spaces do not count.
    func spaces(before end: Int) -> [Int] {
        guard let starts = run.pointee.glyphs.pointee.log_clusters else { return [] }
        var spaces: [Int] = []
        var visibleCount = 0
        for index in glyphs.indices {
            let glyph = glyphs[index].glyph
            guard glyph != PangoRun.emptyGlyph, glyph & PangoRun.unknownGlyphFlag == 0 else { continue }
            let byte = range.lowerBound + Int(starts[index])
            if byte < end, layout.paragraph.isSpace(at: byte) { spaces.append(visibleCount) }
            visibleCount += 1
        }
        return spaces
    }

    private func frame(from x: Int32, _ metrics: FontMetrics) -> Rect {
        Rect(
            PangoUnits.points(x), PangoUnits.points(-run.pointee.y_offset) - metrics.ascent, PangoUnits.points(width),
            metrics.ascent + metrics.descent)
    }

    private var isRightToLeft: Bool { item.pointee.analysis.level % 2 == 1 }

    /// The clusters in the order of the text; glyphs that show nothing do not count.
    private var clusters: [GlyphRun.Cluster] {
        guard let starts = run.pointee.glyphs.pointee.log_clusters else { return [] }
        let order = isRightToLeft ? Array(glyphs.indices.reversed()) : Array(glyphs.indices)
        var clusters: [(start: Int, glyphCount: Int)] = []
        for index in order {
            let isVisible = glyphs[index].glyph != PangoRun.emptyGlyph
            if clusters.last?.start != Int(starts[index]) { clusters.append((Int(starts[index]), 0)) }
            if isVisible { clusters[clusters.count - 1].glyphCount += 1 }
        }
        let ends = clusters.dropFirst().map(\.start) + [range.count]
        return zip(clusters, ends).map { GlyphRun.Cluster(byteCount: $1 - $0.start, glyphCount: $0.glyphCount) }
    }

    /// In what the run's face differs from the one that was asked for.
    var substitutions: [TextProblem] {
        face.map { layout.fonts.substitutions(in: $0, for: style, of: text[...]) } ?? []
    }

    /// The characters that no font has.
    var missingCharacters: [Unicode.Scalar] { glyphs.compactMap { missingCharacter($0.glyph) } }

    private var text: String { String(decoding: layout.paragraph.bytes[range], as: UTF8.self) }

    private func missingCharacter(_ glyph: PangoGlyph) -> Unicode.Scalar? {
        guard glyph != PangoRun.emptyGlyph, glyph & PangoRun.unknownGlyphFlag != 0 else { return nil }
        return Unicode.Scalar(glyph & ~PangoRun.unknownGlyphFlag) ?? "\u{FFFD}"
    }
}
