import CPangoCairo
import QuoinScene

extension FontMetrics {
    /// The metrics of a font, as Pango computes them from HarfBuzz.
    ///
    /// `pango_font_get_metrics` also shapes a sample text to find the mean width of characters, for which it searches
    /// fonts in two more threads.
    ///
    /// - Parameter pattern: the pattern of the font.
    init(_ font: UnsafeMutablePointer<PangoFont>, pattern: FontPattern) {
        self.init()
        guard let font = pango_font_get_hb_font(font) else { return }
        var extents = hb_font_extents_t()
        hb_font_get_extents_for_direction(font, HB_DIRECTION_LTR, &extents)
        // Whole units as in Pango, but as doubles, because those of a huge bitmap font exceed its integers.
        let ascender = (Double(extents.ascender) * pattern.verticalScale).rounded(.towardZero)
        let descender = (Double(extents.descender) * pattern.verticalScale).rounded(.towardZero)
        let unit = Double(PANGO_SCALE)
        (ascent, descent) = (ascender / unit, 0 - descender / unit)
        underline = Line(
            position: FontMetrics.length(HB_OT_METRICS_TAG_UNDERLINE_OFFSET, of: font) ?? -1,
            thickness: FontMetrics.length(HB_OT_METRICS_TAG_UNDERLINE_SIZE, of: font) ?? 1)
        strikethrough = Line(
            position: FontMetrics.length(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET, of: font)
                ?? (ascender / 2).rounded(.towardZero) / unit,
            thickness: FontMetrics.length(HB_OT_METRICS_TAG_STRIKEOUT_SIZE, of: font) ?? 1)
    }

    /// A length in the tables of the font, in points; `nil` if they lack it.
    private static func length(_ tag: hb_ot_metrics_tag_t, of font: OpaquePointer) -> Double? {
        var length: hb_position_t = 0
        return hb_ot_metrics_get_position(font, tag, &length) == 0 ? nil : PangoUnits.points(length)
    }
}
