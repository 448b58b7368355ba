import CPangoCairo
import QuoinScene

/// The lines of a paragraph, from any place and at any width; laid out anew only where they do not follow one another at
/// the same width.
final class ParagraphLines {
    private(set) var paragraph: ParagraphText
    private let style: ParagraphStyle
    private let fonts: PangoFonts
    private var layout: ParagraphLayout?
    private var request: (width: Double, breaks: ParagraphLayout.Breaks) = (.nan, .words)
    /// The line that follows the latest, and where it begins.
    private var next: UnsafeMutablePointer<GSList>?
    private var position = 0

    init(_ paragraph: ParagraphText, style: ParagraphStyle, fonts: PangoFonts) {
        (self.paragraph, self.style, self.fonts) = (paragraph, style, fonts)
    }

    /// The line that begins at a byte.
    ///
    /// - Parameters:
    ///   - width: in points, with the line's indent.
    ///   - isRowStart: whether the line is the first on its height.
    func line(
        from start: Int, width: Double, breaks: ParagraphLayout.Breaks, isRowStart: Bool = true
    ) -> LineFragment? {
        if position != start || next == nil || request != (width, breaks) { layOut(from: start, width, breaks) }
        guard let node = next, let layout else { return nil }
        let pangoLine = node.pointee.data.assumingMemoryBound(to: PangoLayoutLine.self)
        let line = ParagraphLine(pangoLine, of: layout)
        // From here on the parts of the paragraph have the direction of the whole, whatever their own letters are.
        if paragraph.direction == .automatic {
            paragraph.direction = line.isRightToLeft ? .rightToLeft : .leftToRight
        }
        next = node.pointee.next
        // Pango leaves out what stands between two lines, such as a space; it belongs to the line before.
        let following = next.map { Int(($0.pointee.data.assumingMemoryBound(to: PangoLayoutLine.self)).pointee.length) }
        position = start + line.length
        return LineFragment(
            line: line, start: start, reach: line.length + (following ?? 0),
            indent: isRowStart ? indent(ofLineAt: start) : 0, isLast: next == nil)
    }

    /// Lays out the paragraph from a byte on.
    private func layOut(from start: Int, _ width: Double, _ breaks: ParagraphLayout.Breaks) {
        let isFirst = isFirstLine(start)
        let layout = ParagraphLayout(
            paragraph.part(start..<paragraph.bytes.count),
            width: isFirst ? width : width - max(-style.firstLineIndent, 0), breaks: breaks,
            indent: isFirst ? style.firstLineIndent : 0, fonts: fonts)
        if style.wrapping == .balanced, style.exclusions.isEmpty { layout.balance() }
        self.layout = layout
        request = (width, breaks)
        next = layout.firstLine
        position = start
    }

    private func isFirstLine(_ start: Int) -> Bool { start == 0 && !paragraph.continuesParagraph }

    private func indent(ofLineAt start: Int) -> Double {
        isFirstLine(start) ? max(style.firstLineIndent, 0) : max(-style.firstLineIndent, 0)
    }
}

/// A line with its place in the paragraph.
struct LineFragment {
    var line: ParagraphLine
    /// The byte where it begins.
    var start: Int
    /// The bytes of the line and of the one below, were it laid out at the same width.
    var reach: Int
    /// From where its gap begins, in points.
    var indent: Double
    /// Whether the paragraph, or its part up to a line break, ends with it.
    var isLast: Bool
    /// Where it stands; the whole width where absent.
    var gap: LineGap?

    var end: Int { start + line.length }
    var width: Double { indent + line.width }
}
