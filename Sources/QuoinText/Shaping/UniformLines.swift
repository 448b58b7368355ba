import CPangoCairo
import QuoinScene

/// The lines of a text that is shaped once. They are those of Pango, which shapes the text, and then each line again up to all
/// places near its edge where it may end.
final class UniformLines: ShapedParagraph {
    let paragraph: ParagraphText
    let fonts: PangoFonts
    let measuresLetters: Bool
    private let text: UniformText
    private let ends: [UniformText.Place]
    private let string: UnsafeMutablePointer<PangoGlyphString>

    /// - Returns: `nil` if the text is not uniform, or a line ends where its letters change.
    init?(
        _ paragraph: ParagraphText, style: ParagraphStyle, width: Double, breaks: ParagraphLayout.Breaks,
        indent: Double, fonts: PangoFonts
    ) {
        guard width < PangoUnits.limit, style.wordBreak != .breakAll,
            let text = UniformText(paragraph, fonts: fonts),
            let ends = text.lineEnds(
                PangoUnits.units(max(width, 0)), indent: PangoUnits.units(indent), style.wordBreak.wrapMode(breaks)),
            let string = pango_glyph_string_new()
        else { return nil }
        (self.paragraph, self.fonts, self.text, self.ends, self.string) = (paragraph, fonts, text, ends, string)
        measuresLetters = style.measuresLetters
    }

    deinit {
        pango_glyph_string_free(string)
    }

    var lineCount: Int { ends.count }

    func length(ofLine index: Int) -> Int { ends[index].byte - start(ofLine: index).byte }

    func line(_ index: Int) -> ParagraphLine {
        let (start, end) = (start(ofLine: index), ends[index])
        setGlyphs(start, end, isLast: index + 1 == ends.count)
        text.item.pointee.offset = Int32(start.byte)
        text.item.pointee.length = Int32(end.byte - start.byte)
        // All glyphs of a font are as high.
        var height = PangoRectangle()
        pango_font_get_glyph_extents(text.item.pointee.analysis.font, PangoRun.emptyGlyph, nil, &height)
        var run = PangoGlyphItem(item: text.item, glyphs: string, y_offset: 0, start_x_offset: 0, end_x_offset: 0)
        return withUnsafeMutablePointer(to: &run) { run in
            ParagraphLine([PangoRun(run, of: self)], of: paragraph, in: start.byte..<end.byte, height: height)
        }
    }

    private func start(ofLine index: Int) -> UniformText.Place { index == 0 ? UniformText.Place() : ends[index - 1] }

    /// Lets the string have the glyphs of a line. Pango replaces the space at the end of all lines but the last one.
    private func setGlyphs(_ start: UniformText.Place, _ end: UniformText.Place, isLast: Bool) {
        let count = end.glyph - start.glyph
        pango_glyph_string_set_size(string, Int32(count))
        for index in 0..<count {
            let (glyph, position) = (text.glyphs[start.glyph + index], text.positions[start.glyph + index])
            string.pointee.log_clusters[index] = Int32(glyph.cluster) - Int32(start.byte)
            string.pointee.glyphs[index] = PangoGlyphInfo(
                glyph: glyph.codepoint,
                geometry: PangoGlyphGeometry(
                    width: position.x_advance, x_offset: position.x_offset, y_offset: -position.y_offset),
                attr: PangoGlyphVisAttr())
        }
        if !isLast, end.space != nil {
            string.pointee.glyphs[count - 1].glyph = PangoRun.emptyGlyph
            string.pointee.glyphs[count - 1].geometry.width = 0
        }
    }
}

extension UniformText {
    /// The ends of all lines; `nil` if the text cannot be divided at one.
    ///
    /// - Parameters:
    ///   - width: the largest width of a line, in Pango's units.
    ///   - indent: the start of the first line relative to the others, in Pango's units.
    fileprivate func lineEnds(_ width: Int32, indent: Int32, _ wrap: PangoWrapMode) -> [Place]? {
        var ends: [Place] = []
        var start = Place()
        while start.byte < end.byte {
            let room = max(Int(width) - max(Int(ends.isEmpty ? indent : -indent), 0), 0)
            start = lineEnd(from: start, room, wrap)
            guard start.isSafe else { return nil }
            ends.append(start)
        }
        return ends
    }

    private func lineEnd(from start: Place, _ room: Int, _ wrap: PangoWrapMode) -> Place {
        if end.fits(room, from: start) || end.character == start.character + 1 { return end }
        if wrap != PANGO_WRAP_CHAR {
            let found = search(wordEnds, from: start, room)
            if found.fitting != nil || wrap == PANGO_WRAP_WORD { return found.fitting ?? found.next }
        }
        let found = search(letterEnds, from: start, room)
        return found.fitting ?? found.next
    }

    /// The last place that fits into a line, and the first one behind it that does not. An unsafe place may fit.
    private func search(_ places: [Place], from start: Place, _ room: Int) -> (fitting: Place?, next: Place) {
        var (low, high) = (0, places.count)
        while low < high {
            let middle = (low + high) / 2
            if places[middle].byte > start.byte { high = middle } else { low = middle + 1 }
        }
        var fitting: Place?
        for place in places[low...] {
            if place.isSafe, !place.fits(room, from: start) { return (fitting, place) }
            fitting = place
        }
        return (fitting, end)
    }
}

extension UniformText.Place {
    fileprivate func fits(_ room: Int, from start: Self) -> Bool { x - (space ?? 0) - start.x <= room }
}
