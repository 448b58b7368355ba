import CPangoCairo
import QuoinScene

/// The lines of a paragraph, from any place and at any width. Lines that follow one another at the same width come from
/// one layout.
final class ParagraphLines {
    private(set) var paragraph: ParagraphText
    private let style: ParagraphStyle
    private let fonts: PangoFonts
    private var part: (any ShapedParagraph)?
    private var request: (width: Double, breaks: ParagraphLayout.Breaks) = (.nan, .words)
    /// The line of the part after the last one that was returned, and its start in bytes.
    private var next = 0
    private var position = 0
    /// The end of the part, in bytes.
    private var end = 0

    /// In bytes: longer than most lines.
    private static let shortLength = 512
    /// In bytes: Pango shapes the rest of a layout again for each line, so longer paragraphs are laid out in parts.
    private static let longLength = 8_192
    /// The same for paragraphs of ASCII, in which no letter depends on others far away.
    private static let longLengthOfASCII = 1_024
    /// The approximate number of lines of such a part: with fewer, too many last lines are laid out twice, because they
    /// may continue in the next part.
    private static let linesOfPart = 12
    /// The length of the last line that was returned, in bytes.
    private var lastLength = 0

    /// The bytes up to which a paragraph, or its rest, is laid out as a whole.
    private let wholeLength: Int

    init(_ paragraph: ParagraphText, style: ParagraphStyle, fonts: PangoFonts) {
        (self.paragraph, self.style, self.fonts) = (paragraph, style, fonts)
        // Lines of similar widths need the whole paragraph, and where letters go from left to right in one that goes from
        // right to left, punctuation depends on the line before.
        let isPlain =
            style.wrapping != .balanced && paragraph.direction != .rightToLeft
            && paragraph.bytes.allSatisfy { $0 < 0x80 }
        wholeLength = isPlain ? Self.longLengthOfASCII : Self.longLength
    }

    /// The line that begins at a byte, with the padding of backgrounds that go on there or at its end.
    ///
    /// - Parameters:
    ///   - width: in points, including the indent.
    ///   - isRowStart: whether the line is the first in its row.
    func line(
        from start: Int, width: Double, breaks: ParagraphLayout.Breaks, isRowStart: Bool = true
    ) -> LineFragment? {
        guard hasOtherWidths else {
            return plainLine(from: start, width: width, breaks: breaks, isRowStart: isRowStart)
        }
        let before = paragraph.repeatedPadding(at: start).start
        var extra = mostSurplus
        while true {
            let width = width - before
            let line = plainLine(from: start, width: width + extra, breaks: breaks, isRowStart: isRowStart)
            guard var fragment = line else { return nil }
            let after = paragraph.repeatedPadding(at: fragment.end).end
            let needed = fragment.line.surplus - after
            if fragment.width + after <= width + TextBlockLayout.tolerance || needed >= extra {
                fragment.line.pad(start: before, end: after)
                return fragment
            }
            // Less text has less of a surplus.
            extra = needed
        }
    }

    /// Whether lines may have other widths than Pango breaks them by.
    private lazy var hasOtherWidths =
        mostSurplus > 0 || paragraph.hasSpacedClusters
        || paragraph.spans.contains { $0.style.backgroundBreak == .clone }

    /// The most by which Pango can take a line to be wider than it is, in points.
    private lazy var mostSurplus =
        paragraph.hasSpacedClusters
        ? max(0, paragraph.spans.map(\.style.letterSpacing).max() ?? 0)
            * Double(paragraph.unbreakableClusters.count * 2)
        : 0

    /// The line that begins at a byte.
    ///
    /// - Parameters:
    ///   - width: in points, including the indent.
    ///   - isRowStart: whether the line is the first in its row.
    private func plainLine(
        from start: Int, width: Double, breaks: ParagraphLayout.Breaks, isRowStart: Bool
    ) -> LineFragment? {
        if position != start || part.map({ next < $0.lineCount }) != true || request != (width, breaks) {
            layOut(from: start, width, breaks, length: partLength(from: start, width: width))
        }
        // The last line of a part may continue in the next part.
        while let part, next + 1 == part.lineCount, end < paragraph.bytes.count {
            let length = max((end - start) * 4, partLength(from: start, width: width))
            layOut(from: start, width, breaks, length: length)
        }
        guard let part, next < part.lineCount else { return nil }
        let line = part.line(next)
        let indent = isRowStart ? indent(ofLineAt: start) : 0
        if let short = end(of: line, atStopFrom: start, width: width, breaks: breaks) {
            (next, position, lastLength) = (part.lineCount, start + short.length, short.length)
            return LineFragment(line: short, start: start, reach: short.length, indent: indent, isLast: false)
        }
        // Further parts have the direction of the paragraph, whatever their own letters are.
        if paragraph.direction == .automatic {
            paragraph.direction = line.isRightToLeft ? .rightToLeft : .leftToRight
        }
        next += 1
        position = start + line.length
        lastLength = line.length
        let isLast = next == part.lineCount
        return LineFragment(
            line: line, start: start, reach: line.length + (isLast ? 0 : part.length(ofLine: next)), indent: indent,
            isLast: isLast)
    }

    /// A line up to the tab that leads beyond its end; `nil` if none does. Pango breaks lines before it knows how far a tab leads
    /// to a stop that letters end at, but knows it of stops that they begin at.
    private func end(
        of whole: ParagraphLine, atStopFrom start: Int, width: Double, breaks: ParagraphLayout.Breaks
    ) -> ParagraphLine? {
        guard style.tabStops.contains(where: { $0.alignment != .left }), width < PangoUnits.limit else { return nil }
        let room = width - indent(ofLineAt: start) + TextBlockLayout.tolerance
        guard whole.width - whole.hanging > room else { return nil }
        var plain = style
        for index in plain.tabStops.indices { plain.tabStops[index].alignment = .left }
        func laidOut(_ style: ParagraphStyle, upTo end: Int) -> ParagraphLine {
            ParagraphLine(first: layout(of: paragraph.part(start..<end), from: start, style, width, breaks))
        }
        let length = laidOut(plain, upTo: start + whole.length).length
        return length < whole.length ? laidOut(style, upTo: start + length) : nil
    }

    /// The approximate number of bytes to lay out at once, without the rest of the paragraph.
    private func partLength(from start: Int, width: Double) -> Int {
        if !style.exclusions.isEmpty { return Self.shortLength }
        guard width < PangoUnits.limit, paragraph.bytes.count - start > wholeLength else { return .max }
        return max(lastLength * Self.linesOfPart, lastLength == 0 ? Self.shortLength : 64)
    }

    /// Lays out the paragraph from a byte on.
    ///
    /// - Parameter length: the approximate number of bytes. Beside excluded areas the width changes with each line, so
    ///   that only a few lines of a layout are used.
    private func layOut(from start: Int, _ width: Double, _ breaks: ParagraphLayout.Breaks, length: Int) {
        end = paragraph.boundary(at: length < paragraph.bytes.count - start ? start + length : paragraph.bytes.count)
        let isWhole = start == 0 && end == paragraph.bytes.count
        let text = paragraph.part(start..<end)
        if style.wrapping == .balanced, style.exclusions.isEmpty, isWhole {
            let layout = layout(of: text, from: start, style, width, breaks)
            layout.balance()
            part = layout
        } else {
            let room = room(from: start, width)
            part =
                UniformLines(text, style: style, width: room.width, breaks: breaks, indent: room.indent, fonts: fonts)
                ?? layout(of: text, from: start, style, width, breaks)
        }
        request = (width, breaks)
        next = 0
        position = start
    }

    private func layout(
        of text: ParagraphText, from start: Int, _ style: ParagraphStyle, _ width: Double,
        _ breaks: ParagraphLayout.Breaks
    ) -> ParagraphLayout {
        let (width, indent) = room(from: start, width)
        return ParagraphLayout(text, style: style, width: width, breaks: breaks, indent: indent, fonts: fonts)
    }

    /// The width of lines from a byte on, and the indent of the first of them relative to the others.
    private func room(from start: Int, _ width: Double) -> (width: Double, indent: Double) {
        isFirstLine(start) ? (width, style.firstLineIndent) : (width - max(-style.firstLineIndent, 0), 0)
    }

    private func isFirstLine(_ start: Int) -> Bool { start == 0 && !paragraph.continuesParagraph }

    private func indent(ofLineAt start: Int) -> Double {
        isFirstLine(start) ? max(style.firstLineIndent, 0) : max(-style.firstLineIndent, 0)
    }
}

/// A line with its place in the paragraph.
struct LineFragment {
    var line: ParagraphLine
    /// The byte at which it begins.
    var start: Int
    /// The bytes of this line and of the next one at the same width.
    var reach: Int
    /// The distance from the start of its gap, in points.
    var indent: Double
    /// Whether the paragraph, or its part before a line break, ends with the line.
    var isLast: Bool
    /// The part of the row that it occupies; `nil` for the whole width.
    var gap: LineGap?

    var end: Int { start + line.length }
    var width: Double { indent + line.width }
}

/// The last line of a text that does not fit: an ellipsis replaces a part of it.
///
/// The ellipsis may follow a part of a word, as in Texture's newer text node.
struct TruncatedLine {
    /// The text from the start of the line.
    let rest: ParagraphText
    let style: ParagraphStyle
    /// Whether further paragraphs follow. If so, there is an ellipsis even if this one fits.
    let isFollowed: Bool
    /// In points.
    let width: Double
    let fonts: PangoFonts

    /// The numbers of characters that are kept at the start and at the end.
    private struct Kept {
        var head = 0
        var tail = 0
    }

    func line() -> ParagraphLine {
        let characters = measuredCharacters
        let available = width - layOut(ellipsis(after: rest.bytes.count)).width
        var kept = kept(of: characters.map(\.width), in: available)
        var result = line(keeping: kept, of: characters.map(\.end))
        // Kerning against the ellipsis may differ from kerning against the removed text, so the line is measured again.
        while result.width > width + TextBlockLayout.tolerance, kept.head + kept.tail > 0 {
            if kept.head > kept.tail { kept.head -= 1 } else { kept.tail -= 1 }
            result = line(keeping: kept, of: characters.map(\.end))
        }
        return result
    }

    /// The characters that fit beside the ellipsis.
    private func kept(of widths: [Double], in available: Double) -> Kept {
        func fitting(_ widths: some Sequence<Double>, _ available: Double) -> Int {
            var sum = 0.0
            return widths.prefix { width in
                sum += width
                return sum <= available + TextBlockLayout.tolerance
            }.count
        }
        // If the paragraph fits, only the paragraphs after it are left out.
        let fits = widths.reduce(0, +) <= width + TextBlockLayout.tolerance
        switch isFollowed && fits ? .tail : style.truncation {
        case .head: return Kept(tail: fitting(widths.reversed(), available))
        case .tail, .clip: return Kept(head: fitting(widths, available))
        case .middle:
            let head = fitting(widths, available / 2)
            let left = available - widths.prefix(head).reduce(0, +)
            return Kept(head: head, tail: min(fitting(widths.reversed(), left), widths.count - head))
        }
    }

    private func line(keeping kept: Kept, of ends: [Int]) -> ParagraphLine {
        let head = kept.head == 0 ? 0 : ends[kept.head - 1]
        let tail = kept.tail == 0 ? rest.bytes.count : kept.tail == ends.count ? 0 : ends[ends.count - kept.tail - 1]
        // Spaces beside the ellipsis would set it apart from the words that it replaces.
        var text = rest.part(0..<rest.trimmedEnd(of: 0..<head))
        text.append(ellipsis(after: head))
        text.append(rest.part(rest.trimmedStart(of: tail..<rest.bytes.count)..<rest.bytes.count))
        return layOut(text)
    }

    private func ellipsis(after byte: Int) -> ParagraphText {
        var text = ParagraphText()
        text.direction = rest.direction
        text.append(style.ellipsis.string, style: style.ellipsis.style ?? rest.style(at: max(byte - 1, 0)))
        return text
    }

    /// The end of each character, in bytes, and its width, in points.
    private var measuredCharacters: [(end: Int, width: Double)] {
        let layout = ParagraphLayout(rest, style: style, fonts: fonts)
        var widths = [Int32](repeating: 0, count: rest.bytes.count)
        for run in layout.lines.first?.pangoRuns(of: layout) ?? [] {
            let starts = run.range.filter { rest.bytes[$0] & 0xC0 != 0x80 }
            for (start, width) in zip(starts, run.characterWidths(in: layout.text)) { widths[start] = width }
        }
        var start = 0
        return rest.clusterEnds.map { end in
            defer { start = end }
            return (end, PangoUnits.points(widths[start..<end].reduce(0) { $0 + Int($1) }))
        }
    }

    private func layOut(_ text: ParagraphText) -> ParagraphLine {
        let layout = ParagraphLayout(text, style: style, fonts: fonts)
        return ParagraphLine(first: layout)
    }
}
