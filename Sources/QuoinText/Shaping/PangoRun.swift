import CPangoCairo
import QuoinScene

/// A run of glyphs of Pango.
struct PangoRun {
    /// The bytes of the run in the paragraph.
    let range: Range<Int>
    private let item: UnsafeMutablePointer<PangoItem>
    private let run: UnsafeMutablePointer<PangoGlyphItem>
    private let glyphs: UnsafeMutableBufferPointer<PangoGlyphInfo>
    private let paragraph: ParagraphText
    private let fonts: PangoFonts
    private let measuresLetters: Bool
    private let sharedStyle: SharedTextStyle
    private let object: InlineObject?
    private let face: PangoFonts.Face?

    /// `PANGO_GLYPH_EMPTY`.
    static let emptyGlyph: PangoGlyph = 0x0FFF_FFFF
    /// `PANGO_GLYPH_UNKNOWN_FLAG`: no font has the character, which is the rest of the number.
    private static let unknownGlyphFlag: PangoGlyph = 0x1000_0000

    init(_ run: UnsafeMutablePointer<PangoGlyphItem>, of owner: some ShapedParagraph) {
        self.run = run
        (paragraph, fonts, measuresLetters) = (owner.paragraph, owner.fonts, owner.measuresLetters)
        item = run.pointee.item
        let string = run.pointee.glyphs.pointee
        glyphs = UnsafeMutableBufferPointer(start: string.glyphs, count: Int(string.num_glyphs))
        let offset = Int(item.pointee.offset)
        range = offset..<offset + Int(item.pointee.length)
        sharedStyle = paragraph.sharedStyle(at: offset)
        object = paragraph.object(at: offset)
        face = item.pointee.analysis.font.flatMap { owner.fonts.face(of: $0) }
    }

    private var style: TextStyle {
        _read { yield sharedStyle.style }
    }

    /// The advance of the run, in Pango's units.
    var width: Int {
        Int(run.pointee.start_x_offset) + Int(run.pointee.end_x_offset)
            + glyphs.reduce(0) { $0 + Int($1.geometry.width) }
    }

    /// The advance of what belongs to the text from a byte on, in Pango's units.
    func width(from byte: Int) -> Int {
        guard byte < range.upperBound, let starts = run.pointee.glyphs.pointee.log_clusters else { return 0 }
        return glyphs.indices.reduce(0) { sum, index in
            range.lowerBound + Int(starts[index]) < byte ? sum : sum + Int(glyphs[index].geometry.width)
        }
    }

    /// The advance of each character, in Pango's units, in the order of the text.
    func characterWidths(in text: UnsafePointer<CChar>?) -> [Int32] {
        guard let text else { return [] }
        var widths = [Int32](repeating: 0, count: Int(item.pointee.num_chars))
        pango_glyph_item_get_logical_widths(run, text, &widths)
        return widths
    }

    /// The run for a display list; `nil` if it has no font.
    ///
    /// - Parameter x: the start of the run, in Pango's units.
    func shaped(from x: Int) -> ShapedRun? {
        guard let face else { return nil }
        var pen = x + Int(run.pointee.start_x_offset)
        var visible: [GlyphRun.Glyph] = []
        var boxes: [Rect] = []
        for glyph in glyphs {
            if missingCharacter(glyph.glyph) != nil {
                let (top, bottom) = (face.metrics.ascent * 0.75, PangoUnits.points(run.pointee.y_offset))
                boxes.append(Rect(PangoUnits.points(pen), -top - bottom, PangoUnits.points(glyph.geometry.width), top))
            } else if glyph.glyph != PangoRun.emptyGlyph {
                let position = Point(
                    PangoUnits.points(pen + Int(glyph.geometry.x_offset)),
                    PangoUnits.points(Int(glyph.geometry.y_offset) - Int(run.pointee.y_offset)))
                visible.append(GlyphRun.Glyph(id: glyph.glyph, position: position))
            }
            pen += Int(glyph.geometry.width)
        }
        var glyphs = GlyphRun(
            face: face.face, size: style.letterSize, glyphs: visible,
            text: object == nil ? text : "", clusters: object == nil ? clusters : [], isRightToLeft: isRightToLeft)
        (glyphs.features, glyphs.letterSpacing) = (style.features, style.letterSpacing)
        // Backgrounds and lines along letters are those of the style's font, whatever fonts its characters are in.
        let metrics = fonts.metrics(of: style, in: face)
        var shaped = ShapedRun(
            glyphs: glyphs, style: sharedStyle, frame: frame(from: x, metrics), metrics: metrics)
        shaped.boxes = boxes
        shaped.lacksItalic = style.isItalic && !face.isItalic && !fonts.hasNoItalics(text[...])
        if let image = object?.image { shaped.image = ShapedRun.PlacedImage(image, frame: imageFrame(from: x)) }
        return shaped
    }

    /// The height of the letters in their own font; `nil` for other glyphs, and if the height has no effect.
    var letterHeight: ParagraphLine.LetterHeight? {
        guard object == nil, measuresLetters else { return nil }
        var logical = PangoRectangle()
        pango_glyph_string_extents(run.pointee.glyphs, item.pointee.analysis.font, nil, &logical)
        return ParagraphLine.LetterHeight(
            ascent: PangoUnits.points(-logical.y), descent: PangoUnits.points(logical.height + logical.y),
            width: PangoUnits.points(width))
    }

    /// The glyphs of the shaped run after which justification adds space: spaces, and ideographs and their neighbors
    /// (CSS Text 3, §6.4.1), as indices.
    ///
    /// - Parameter end: the byte from which no gap grows.
    func gaps(before end: Int) -> [Int] {
        guard let starts = run.pointee.glyphs.pointee.log_clusters else { return [] }
        var gaps: [Int] = []
        var visibleCount = 0
        for index in glyphs.indices {
            let glyph = glyphs[index].glyph
            guard glyph != PangoRun.emptyGlyph, glyph & PangoRun.unknownGlyphFlag == 0 else { continue }
            let byte = range.lowerBound + Int(starts[index])
            let isClusterEnd = index + 1 == glyphs.count || starts[index + 1] != starts[index]
            if byte < end, isClusterEnd, paragraph.grows(behind: byte, before: end, isRightToLeft) {
                gaps.append(visibleCount)
            }
            visibleCount += 1
        }
        return gaps
    }

    /// From the baseline up.
    private func imageFrame(from x: Int) -> Rect {
        let size = object?.size ?? .zero
        return Rect(
            PangoUnits.points(x), -PangoUnits.points(run.pointee.y_offset) - size.height, size.width, size.height)
    }

    private func frame(from x: Int, _ metrics: FontMetrics) -> Rect {
        Rect(
            PangoUnits.points(x), -PangoUnits.points(run.pointee.y_offset) - metrics.ascent, PangoUnits.points(width),
            metrics.ascent + metrics.descent)
    }

    private var isRightToLeft: Bool { item.pointee.analysis.level % 2 == 1 }

    /// The clusters in the order of the text, without empty glyphs.
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

    /// The differences of the face from the style.
    var substitutions: [TextContent.Problem] {
        guard object == nil else { return [] }
        return face.map { fonts.substitutions(in: $0, for: style, of: text[...]) } ?? []
    }

    /// The characters that no font has.
    var missingCharacters: [Unicode.Scalar] { glyphs.compactMap { missingCharacter($0.glyph) } }

    private var text: String { String(decoding: paragraph.bytes[range], as: UTF8.self) }

    private func missingCharacter(_ glyph: PangoGlyph) -> Unicode.Scalar? {
        guard glyph != PangoRun.emptyGlyph, glyph & PangoRun.unknownGlyphFlag != 0 else { return nil }
        return Unicode.Scalar(glyph & ~PangoRun.unknownGlyphFlag) ?? "\u{FFFD}"
    }
}
