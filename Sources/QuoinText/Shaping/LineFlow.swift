import QuoinScene

/// Breaks paragraphs into rows from the top, around excluded areas.
struct LineFlow {
    private let style: ParagraphStyle
    private let availableSize: Size
    private let limit: Int?
    private let breaks: ParagraphLayout.Breaks
    private let areas: ExcludedAreas
    private let fonts: PangoFonts
    private let budget: Budget?
    private(set) var lines: TextBlockLayout

    /// - Parameters:
    ///   - limit: the largest number of rows, at least 1; `nil` if there is none.
    ///   - budget: the remaining limits of the picture. If they are used up, the rows end.
    init(
        _ style: ParagraphStyle, in availableSize: Size, limit: Int?, breaks: ParagraphLayout.Breaks,
        fonts: PangoFonts, budget: Budget? = nil
    ) {
        self.budget = budget
        (self.style, self.availableSize, self.limit, self.breaks, self.fonts) = (
            style, availableSize, limit, breaks, fonts
        )
        areas = ExcludedAreas(style.exclusions)
        lines = TextBlockLayout(style)
    }

    /// Whether no more rows are added: the limit of rows is reached, the last row is too low, or a limit of the picture
    /// is exceeded.
    var isFull: Bool { lines.count == limit || isTooLow || budget?.excess != nil }

    /// Whether the last of several rows exceeds the available height, or the limit for extents. The first row stays
    /// even if it does not fit.
    private var isTooLow: Bool {
        lines.count > 1 && lines.height > min(availableSize.height + TextBlockLayout.tolerance, LayoutTree.extentLimit)
    }

    /// Adds the rows of a paragraph. The last row within the limit is truncated if text remains.
    mutating func add(_ paragraph: ParagraphText, isLast: Bool) {
        if lines.count > 0, !paragraph.continuesParagraph { lines.addSpace(style.paragraphSpacing) }
        let source = ParagraphLines(paragraph, style: style, fonts: fonts)
        var start = 0
        repeat {
            if budget?.isSpent == true { return }
            if lines.count > 0 { lines.addSpace(style.lineSpacing) }
            var row = row(of: source, from: start)
            guard let last = row.last else { return }
            start = last.end
            if lines.count + 1 == limit, start < paragraph.bytes.count || !isLast {
                lines.isTruncated = true
                if style.truncation != .clip {
                    row[row.count - 1] = truncated(last, of: source.paragraph, isFollowed: !isLast)
                }
            }
            lines.append(row)
        } while start < paragraph.bytes.count && !isFull
    }

    private func truncated(
        _ fragment: LineFragment, of paragraph: ParagraphText, isFollowed: Bool
    ) -> LineFragment {
        // Only truncation at the head or in the middle shows text from beyond the next line.
        let end = style.truncation == .tail ? fragment.start + fragment.reach : paragraph.bytes.count
        var result = fragment
        result.isLast = true
        result.line = TruncatedLine(
            rest: paragraph.part(fragment.start..<end), style: style, isFollowed: isFollowed,
            width: (fragment.gap?.width ?? availableSize.width) - fragment.indent, fonts: fonts
        ).line()
        return result
    }

    /// The next row, between the excluded areas.
    private mutating func row(of source: ParagraphLines, from start: Int) -> [LineFragment] {
        guard !areas.isEmpty else {
            return source.line(from: start, width: availableSize.width, breaks: breaks).map { [$0] } ?? []
        }
        var height =
            lines.lastHeight ?? source.line(from: start, width: availableSize.width, breaks: breaks)
            .map { lines.height(of: [$0]) } ?? 0
        while budget?.checkClock() != true {
            let row = row(of: source, from: start, height: height)
            if row.isEmpty {
                lines.addSpace(areas.step(from: lines.height))
                continue
            }
            let needed = lines.height(of: row)
            // A higher row may touch more areas. The loop ends, because the number of fonts limits the height.
            if needed <= height + TextBlockLayout.tolerance { return row }
            height = needed
        }
        return []
    }

    /// The part of a row that fits at the current height; empty if no word does.
    private func row(of source: ParagraphLines, from start: Int, height: Double) -> [LineFragment] {
        let gaps = areas.gaps(from: lines.height, to: lines.height + height, width: availableSize.width)
        guard !gaps.isEmpty || areas.bottom > lines.height else {
            return source.line(from: start, width: availableSize.width, breaks: breaks).map { [$0] } ?? []
        }
        var row: [LineFragment] = []
        for gap in gaps {
            let position = row.last?.end ?? start
            if position == source.paragraph.bytes.count, !row.isEmpty { break }
            let isWhole = gap.width >= availableSize.width
            guard
                var fragment = source.line(
                    from: position, width: gap.width, breaks: isWhole ? breaks : .words, isRowStart: row.isEmpty)
            else { continue }
            if !isWhole, fragment.width > gap.width + TextBlockLayout.tolerance { continue }
            fragment.gap = gap
            row.append(fragment)
        }
        return row
    }
}

/// A free part of a row, in points from the left edge of the text.
struct LineGap: Hashable {
    var start: Double
    var end: Double

    var width: Double { end - start }
}

/// Areas around which text flows. Each blocks a row from its leftmost to its rightmost point within the row's height.
struct ExcludedAreas {
    private let outlines: [FlatOutline]
    /// The bottom of the lowest area, in points.
    let bottom: Double

    init(_ shapes: [Shape]) {
        outlines = shapes.map { FlatOutline($0.path) }
        bottom = outlines.compactMap(\.bottom).max() ?? 0
    }

    var isEmpty: Bool { outlines.isEmpty }

    /// The distance to the next attempt below a height at which nothing fits, in points.
    ///
    /// At least a point; more for huge areas, so that the number of attempts is bounded.
    func step(from height: Double) -> Double { max(1, (bottom - height) / 1_000) }

    /// The free parts of a row, from left to right.
    func gaps(from top: Double, to bottom: Double, width: Double) -> [LineGap] {
        let blocked = outlines.compactMap { $0.extent(from: top, to: bottom) }
            .sorted { $0.start < $1.start }
        var gaps: [LineGap] = []
        var start = 0.0
        for area in blocked {
            if area.start > start { gaps.append(LineGap(start: start, end: min(area.start, width))) }
            start = max(start, area.end)
            if start >= width { return gaps }
        }
        return gaps + [LineGap(start: start, end: width)]
    }
}
