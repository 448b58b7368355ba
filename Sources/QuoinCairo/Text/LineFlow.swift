import QuoinLayout
import QuoinScene

/// Breaks paragraphs into rows, from the top, through what areas to flow around leave free.
struct LineFlow {
    private let style: ParagraphStyle
    private let room: Size
    private let limit: Int?
    private let breaks: ParagraphLayout.Breaks
    private let areas: ExcludedAreas
    private let fonts: PangoFonts
    private(set) var lines: LineStack

    /// - Parameter limit: the most rows, at least 1.
    init(
        _ style: ParagraphStyle, in room: Size, limit: Int?, breaks: ParagraphLayout.Breaks, fonts: PangoFonts
    ) {
        (self.style, self.room, self.limit, self.breaks, self.fonts) = (style, room, limit, breaks, fonts)
        areas = ExcludedAreas(style.exclusions)
        lines = LineStack(style)
    }

    /// Whether there are as many rows as may be.
    var isFull: Bool { lines.count == limit }

    /// Adds the rows of a paragraph; the last of all may be shortened.
    mutating func add(_ paragraph: ParagraphText, isLast: Bool) {
        if lines.count > 0, !paragraph.continuesParagraph { lines.leave(style.paragraphSpacing) }
        let source = ParagraphLines(paragraph, style: style, fonts: fonts)
        var start = 0
        repeat {
            if lines.count > 0 { lines.leave(style.lineSpacing) }
            var row = row(of: source, from: start)
            guard let last = row.last else { return }
            start = last.end
            if lines.count + 1 == limit, start < paragraph.bytes.count || !isLast {
                lines.isTruncated = true
                if style.truncation != .clip {
                    row[row.count - 1] = shortened(last, of: source.paragraph, isFollowed: !isLast)
                }
            }
            lines.append(row)
        } while start < paragraph.bytes.count && !isFull
    }

    private func shortened(
        _ fragment: LineFragment, of paragraph: ParagraphText, isFollowed: Bool
    ) -> LineFragment {
        // What lies beyond the next line is needed only where the text's end is shown.
        let end = style.truncation == .tail ? fragment.start + fragment.reach : paragraph.bytes.count
        var result = fragment
        result.isLast = true
        result.line = ShortenedLine(
            rest: paragraph.part(fragment.start..<end), style: style, isFollowed: isFollowed,
            width: (fragment.gap?.width ?? room.width) - fragment.indent, fonts: fonts
        ).line()
        return result
    }

    /// The next row, beside the areas.
    private mutating func row(of source: ParagraphLines, from start: Int) -> [LineFragment] {
        guard !areas.isEmpty else {
            return source.line(from: start, width: room.width, breaks: breaks).map { [$0] } ?? []
        }
        var height =
            lines.lastHeight ?? source.line(from: start, width: room.width, breaks: breaks)
            .map { lines.height(of: [$0]) } ?? 0
        while true {
            let row = row(of: source, from: start, height: height)
            if row.isEmpty {
                lines.leave(areas.step(from: lines.height))
                continue
            }
            let needed = lines.height(of: row)
            // A row that became higher may meet more areas. Its height cannot grow for ever: there are only so many fonts.
            if needed <= height + LineStack.tolerance { return row }
            height = needed
        }
    }

    /// What of a row fits at the current height; nothing where no word does.
    private func row(of source: ParagraphLines, from start: Int, height: Double) -> [LineFragment] {
        let gaps = areas.gaps(from: lines.height, to: lines.height + height, width: room.width)
        guard !gaps.isEmpty || areas.bottom > lines.height else {
            return source.line(from: start, width: room.width, breaks: breaks).map { [$0] } ?? []
        }
        var row: [LineFragment] = []
        for gap in gaps {
            let position = row.last?.end ?? start
            if position == source.paragraph.bytes.count, !row.isEmpty { break }
            let isWhole = gap.width >= room.width
            guard
                var fragment = source.line(
                    from: position, width: gap.width, breaks: isWhole ? breaks : .words, isRowStart: row.isEmpty)
            else { continue }
            if !isWhole, fragment.width > gap.width + LineStack.tolerance { continue }
            fragment.gap = gap
            row.append(fragment)
        }
        return row
    }
}
