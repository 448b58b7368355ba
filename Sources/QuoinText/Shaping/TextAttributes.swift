import CPangoCairo
import QuoinScene

/// The styles of a paragraph as Pango's attributes.
final class TextAttributes {
    let pointer: OpaquePointer

    init(_ paragraph: ParagraphText) {
        pointer = pango_attr_list_new()
        addShaping(of: paragraph.spans)
        addSpacing(of: paragraph)
        addMarks(of: paragraph.spans)
        for hyphenless in paragraph.partsWithoutHyphens {
            insert(pango_attr_insert_hyphens_new(0), hyphenless.lowerBound, hyphenless.upperBound)
        }
    }

    deinit {
        pango_attr_list_unref(pointer)
    }

    /// Adds the attributes that affect shaping, once for neighboring spans with equal attributes, so that letters are
    /// kerned and joined across these spans.
    private func addShaping(of spans: [ParagraphText.Span]) {
        var start = 0
        for (index, span) in spans.enumerated() {
            if index + 1 < spans.count, spans[index + 1].style.isShaped(as: span.style) { continue }
            add(span.style, from: start, to: span.end)
            start = span.end
        }
    }

    /// Marks the spans, so that Pango ends its runs where spans end, without affecting the shaping.
    private func addMarks(of spans: [ParagraphText.Span]) {
        var start = 0
        for (index, span) in spans.enumerated() {
            insert(SpanMark(index: index).attribute, start, span.end)
            if let object = span.object { insert(object.attribute, start, span.end) }
            start = span.end
        }
    }

    /// Adds letter spacing and word spacing.
    private func addSpacing(of paragraph: ParagraphText) {
        guard paragraph.spans.contains(where: { $0.style.letterSpacing != 0 || $0.style.wordSpacing != 0 }) else {
            return
        }
        for part in paragraph.spacedParts {
            insert(
                pango_attr_letter_spacing_new(PangoUnits.units(part.spacing)), part.range.lowerBound,
                part.range.upperBound)
        }
    }

    /// Keeps lines from breaking within parts, in bytes.
    func forbidBreaks(in parts: [Range<Int>]) {
        for part in parts { insert(pango_attr_allow_breaks_new(0), part.lowerBound, part.upperBound) }
    }

    private func add(_ style: TextStyle, from start: Int, to end: Int) {
        let font = FontDescription(style)
        insert(pango_attr_font_desc_new(font.pointer), start, end)
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

/// A foreground color that differs for each span. It is never painted.
private struct SpanMark {
    var index: Int

    /// The index in the 32 bits of red and green.
    var attribute: UnsafeMutablePointer<PangoAttribute>? {
        pango_attr_foreground_new(UInt16(truncatingIfNeeded: index), UInt16(truncatingIfNeeded: index >> 16), 0)
    }
}

extension TextStyle {
    /// Whether letters are shaped the same in another style, which differs in paint alone.
    fileprivate func isShaped(as other: TextStyle) -> Bool {
        families == other.families && letterSize == other.letterSize && weight == other.weight && width == other.width
            && isItalic == other.isItalic && axes == other.axes && features == other.features
            && language == other.language && baselineOffset == other.baselineOffset
    }
}
