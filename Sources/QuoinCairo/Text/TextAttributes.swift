import CPangoCairo
import QuoinScene

/// A paragraph's styles as Pango's attributes.
final class TextAttributes {
    let pointer: OpaquePointer

    init(_ paragraph: ParagraphText) {
        pointer = pango_attr_list_new()
        addShaping(of: paragraph.spans)
        addMarks(of: paragraph.spans)
    }

    deinit {
        pango_attr_list_unref(pointer)
    }

    /// What letters are shaped by goes on through neighboring spans that have it in common: letters are kerned and
    /// joined across them.
    private func addShaping(of spans: [(end: Int, style: TextStyle)]) {
        var start = 0
        for (index, span) in spans.enumerated() {
            if index + 1 < spans.count, spans[index + 1].style.isShaped(as: span.style) { continue }
            add(span.style, from: start, to: span.end)
            start = span.end
        }
    }

    /// A color of its own for each span makes Pango end its runs where spans end, without breaking a shape.
    private func addMarks(of spans: [(end: Int, style: TextStyle)]) {
        var start = 0
        for (number, span) in spans.enumerated() {
            let number = UInt32(number)
            insert(
                pango_attr_foreground_new(
                    UInt16(truncatingIfNeeded: number), UInt16(truncatingIfNeeded: number >> 16), 0), start, span.end)
            start = span.end
        }
    }

    private func add(_ style: TextStyle, from start: Int, to end: Int) {
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

extension TextStyle {
    /// Whether letters take the same shapes and places in another style: whether they differ in paint alone.
    fileprivate func isShaped(as other: TextStyle) -> Bool {
        families == other.families && size == other.size && weight == other.weight && width == other.width
            && isItalic == other.isItalic && axes == other.axes && features == other.features
            && language == other.language && letterSpacing == other.letterSpacing
            && baselineOffset == other.baselineOffset
    }
}
