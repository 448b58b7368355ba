import CPangoCairo
import QuoinScene

/// Pango's description of the font of a style.
final class FontDescription {
    let pointer: OpaquePointer

    init(_ style: TextStyle) {
        pointer = pango_font_description_new()
        pango_font_description_set_family(pointer, style.families.joined(separator: ","))
        pango_font_description_set_absolute_size(pointer, style.letterSize * Double(PANGO_SCALE))
        pango_font_description_set_weight(pointer, PangoWeight(rawValue: UInt32(min(max(style.weight.value, 1), 1000))))
        pango_font_description_set_style(pointer, style.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        pango_font_description_set_stretch(pointer, style.width.stretch)
        let axes = style.axes.merging(style.width.axes) { own, _ in own }
        if !axes.isEmpty { pango_font_description_set_variations(pointer, FontVariations(axes).text) }
    }

    deinit {
        pango_font_description_free(pointer)
    }
}

extension TextStyle.FontWidth {
    /// Fontconfig keeps widths as whole percents, and Pango as fractions since its version 1.58. The pictures are the same if
    /// the axis is set in whole percents.
    fileprivate var axes: [String: Double] {
        switch self {
        case .semiCondensed: ["wdth": 87]
        case .semiExpanded: ["wdth": 113]
        default: [:]
        }
    }

    fileprivate var stretch: PangoStretch {
        switch self {
        case .ultraCondensed: PANGO_STRETCH_ULTRA_CONDENSED
        case .extraCondensed: PANGO_STRETCH_EXTRA_CONDENSED
        case .condensed: PANGO_STRETCH_CONDENSED
        case .semiCondensed: PANGO_STRETCH_SEMI_CONDENSED
        case .normal: PANGO_STRETCH_NORMAL
        case .semiExpanded: PANGO_STRETCH_SEMI_EXPANDED
        case .expanded: PANGO_STRETCH_EXPANDED
        case .extraExpanded: PANGO_STRETCH_EXTRA_EXPANDED
        case .ultraExpanded: PANGO_STRETCH_ULTRA_EXPANDED
        }
    }
}

/// Coordinates on the axes of a variable font.
struct FontVariations {
    private var values: [UInt32: Double] = [:]

    /// Reads fontconfig's notation: `wght=650,opsz=14`.
    init(parsing text: String) {
        for part in text.split(separator: ",") {
            let sides = part.split(separator: "=")
            guard sides.count == 2, let value = Double(sides[1]), let tag = Self.number(of: sides[0]) else { continue }
            values[tag] = value
        }
    }

    /// Coordinates by four-letter tags; other tags are left out.
    init(_ axes: [String: Double]) {
        for (tag, value) in axes {
            if let tag = Self.number(of: tag) { values[tag] = value }
        }
    }

    /// The value of an axis, by its four-letter tag as a number.
    subscript(tag: UInt32) -> Double? { values[tag] }

    /// Fontconfig's notation, sorted by tag.
    var text: String {
        values.sorted { $0.key < $1.key }.map { "\(Self.tag(of: $0.key))=\($0.value)" }.joined(separator: ",")
    }

    private static func number(of tag: some StringProtocol) -> UInt32? {
        guard tag.utf8.count == 4, tag.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
        return tag.utf8.reduce(0) { $0 << 8 | UInt32($1) }
    }

    /// A tag from its number.
    static func tag(of number: UInt32) -> String {
        String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }, as: UTF8.self)
    }
}

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

/// Pango's unit of length: 1/1,024 of a point.
enum PangoUnits {
    /// Larger widths, in points, count as unbounded, because Pango has 32-bit lengths.
    static let limit = 1_000_000.0

    static func units(_ points: Double) -> Int32 {
        Int32((min(max(points, -limit), limit) * Double(PANGO_SCALE)).rounded())
    }

    static func points(_ units: some BinaryInteger) -> Double {
        Double(units) / Double(PANGO_SCALE)
    }
}
