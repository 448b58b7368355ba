import CPangoCairo
import QuoinScene

/// A paragraph's styles as Pango's attributes.
final class TextAttributes {
    let pointer: OpaquePointer

    init(_ paragraph: ParagraphText) {
        pointer = pango_attr_list_new()
        var start = 0
        for (index, span) in paragraph.spans.enumerated() {
            add(span.style, from: start, to: span.end, number: index)
            start = span.end
        }
    }

    deinit {
        pango_attr_list_unref(pointer)
    }

    private func add(_ style: TextStyle, from start: Int, to end: Int, number: Int) {
        let font = FontDescription(style)
        insert(pango_attr_font_desc_new(font.pointer), start, end)
        if style.letterSpacing != 0 {
            insert(pango_attr_letter_spacing_new(PangoUnits.units(style.letterSpacing)), start, end)
        }
        if style.baselineOffset != 0 {
            insert(pango_attr_rise_new(PangoUnits.units(style.baselineOffset)), start, end)
        }
        if !style.features.isEmpty { insert(pango_attr_font_features_new(features(of: style)), start, end) }
        if let language = style.language {
            insert(pango_attr_language_new(pango_language_from_string(language)), start, end)
        }
        // A color of its own for each span makes Pango end its runs where spans end, without breaking a shape.
        let number = UInt32(number)
        insert(
            pango_attr_foreground_new(
                UInt16(truncatingIfNeeded: number), UInt16(truncatingIfNeeded: number >> 16), 0), start, end)
    }

    private func features(of style: TextStyle) -> String {
        style.features.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ",")
    }

    private func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ start: Int, _ end: Int) {
        guard let attribute else { return }
        attribute.pointee.start_index = UInt32(start)
        attribute.pointee.end_index = UInt32(end)
        pango_attr_list_insert(pointer, attribute)
    }
}
