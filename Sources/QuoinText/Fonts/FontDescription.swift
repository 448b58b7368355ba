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
