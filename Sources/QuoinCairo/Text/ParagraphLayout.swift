import CPangoCairo
import QuoinLayout
import QuoinScene

/// A paragraph laid out by Pango.
final class ParagraphLayout {
    let paragraph: ParagraphText
    let fonts: PangoFonts
    private let layout: OpaquePointer

    /// - Parameters:
    ///   - width: where lines break, in points; may be infinite.
    ///   - lineLimit: the most lines, at least 1.
    init(_ paragraph: ParagraphText, style: ParagraphStyle, width: Double, lineLimit: Int?, stack: FontStack) {
        self.paragraph = paragraph
        fonts = stack.pango
        layout = pango_layout_new(stack.pango.context)
        setText()
        setWidth(width, isJustified: style.alignment == .justified)
        if let lineLimit { setLimit(lineLimit, truncation: style.truncation) }
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(layout))
    }

    private func setText() {
        paragraph.bytes.withUnsafeBytes { bytes in
            pango_layout_set_text(layout, bytes.bindMemory(to: CChar.self).baseAddress ?? nil, Int32(bytes.count))
        }
        let attributes = TextAttributes(paragraph)
        pango_layout_set_attributes(layout, attributes.pointer)
        // Where there are no characters, attributes say nothing about the height of the line.
        let description = FontDescription(paragraph.style(at: 0))
        pango_layout_set_font_description(layout, description.pointer)
    }

    private func setWidth(_ width: Double, isJustified: Bool) {
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        guard width < PangoUnits.limit else { return }
        // Pango breaks lines as if they ended with letter spacing, and takes it away from them afterwards. Justified
        // lines it fills up to the width.
        let excess = isJustified ? 0 : paragraph.spans.map(\.style.letterSpacing).max() ?? 0
        pango_layout_set_width(layout, PangoUnits.units(max(width + excess, 0)))
        pango_layout_set_justify(layout, isJustified ? 1 : 0)
    }

    private func setLimit(_ limit: Int, truncation: TextTruncation) {
        let mode: PangoEllipsizeMode
        switch truncation {
        case .clip: return
        case .head: mode = PANGO_ELLIPSIZE_START
        case .middle: mode = PANGO_ELLIPSIZE_MIDDLE
        case .tail: mode = PANGO_ELLIPSIZE_END
        }
        pango_layout_set_ellipsize(layout, mode)
        pango_layout_set_height(layout, -Int32(clamping: limit))
    }

    var lineCount: Int { Int(pango_layout_get_line_count(layout)) }

    /// Whether text was left out.
    var isEllipsized: Bool { pango_layout_is_ellipsized(layout) != 0 }

    /// The lines from the top.
    var lines: [ParagraphLine] {
        (0..<lineCount).compactMap { index in
            pango_layout_get_line_readonly(layout, Int32(index)).map { ParagraphLine($0, of: self) }
        }
    }
}
