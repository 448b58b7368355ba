import CPangoCairo
import QuoinScene

/// Pango's description of the font that a style asks for.
final class FontDescription {
    let pointer: OpaquePointer

    init(_ style: TextStyle) {
        pointer = pango_font_description_new()
        pango_font_description_set_family(pointer, style.families.joined(separator: ","))
        pango_font_description_set_absolute_size(pointer, style.size * Double(PANGO_SCALE))
        pango_font_description_set_weight(pointer, PangoWeight(rawValue: UInt32(min(max(style.weight.value, 1), 1000))))
        pango_font_description_set_style(pointer, style.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    }

    deinit {
        pango_font_description_free(pointer)
    }
}
