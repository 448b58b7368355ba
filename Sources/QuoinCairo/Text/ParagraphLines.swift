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
    /// Where the text that is laid out ends.
    private var end = 0

    /// More than most lines have, in bytes.
    private static let shortLength = 512

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
        if position != start || next == nil || request != (width, breaks) {
            layOut(from: start, width, breaks, length: style.exclusions.isEmpty ? .max : Self.shortLength)
        }
        // The last line of a part may go on behind it.
        while let node = next, node.pointee.next == nil, end < paragraph.bytes.count {
            layOut(from: start, width, breaks, length: (end - start) * 4)
        }
        guard let node = next, let layout else { return nil }
        let line = ParagraphLine(node.line, of: layout)
        // From here on the parts of the paragraph have the direction of the whole, whatever their own letters are.
        if paragraph.direction == .automatic {
            paragraph.direction = line.isRightToLeft ? .rightToLeft : .leftToRight
        }
        next = node.pointee.next
        position = start + line.length
        return LineFragment(
            line: line, start: start, reach: line.length + (next.map { Int($0.line.pointee.length) } ?? 0),
            indent: isRowStart ? indent(ofLineAt: start) : 0, isLast: next == nil)
    }

    /// Lays out the paragraph from a byte on.
    ///
    /// - Parameter length: about how many bytes; beside areas most of what follows would be laid out in vain.
    private func layOut(from start: Int, _ width: Double, _ breaks: ParagraphLayout.Breaks, length: Int) {
        end = paragraph.boundary(at: length < paragraph.bytes.count - start ? start + length : paragraph.bytes.count)
        let isFirst = isFirstLine(start)
        let layout = ParagraphLayout(
            paragraph.part(start..<end), width: isFirst ? width : width - max(-style.firstLineIndent, 0),
            breaks: breaks, indent: isFirst ? style.firstLineIndent : 0, fonts: fonts)
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

extension UnsafeMutablePointer<GSList> {
    fileprivate var line: UnsafeMutablePointer<PangoLayoutLine> {
        pointee.data.assumingMemoryBound(to: PangoLayoutLine.self)
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
