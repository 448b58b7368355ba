import QuoinScene

/// Places rows of lines below one another.
struct TextBlockLayout {
    fileprivate let style: ParagraphStyle
    fileprivate var rows: [Row] = []
    /// The top of the next row, in points.
    private(set) var height = 0.0
    private var problems: [TextContent.Problem] = []
    /// The characters that no font has, each once.
    private(set) var missingCharacters: [Unicode.Scalar] = []
    private var knownMissing: Set<Unicode.Scalar> = []
    /// Whether text was left out.
    var isTruncated = false

    /// An available size that was measured before may have been rounded within the tolerance of the pixel grid.
    static let tolerance = 1.0 / 1024

    fileprivate struct Row {
        var fragments: [LineFragment]
        var top: Double
        var height: Double
    }

    init(_ style: ParagraphStyle) {
        self.style = style
    }

    var count: Int { rows.count }

    /// The height of the last row, in points.
    var lastHeight: Double? { rows.last?.height }

    /// The size of all rows, in points.
    var size: Size {
        let ends = rows.lazy.flatMap(\.fragments).map { ($0.gap?.start ?? 0) + $0.width }
        return Size(ends.max() ?? 0, rows.last.map { $0.top + $0.height } ?? 0)
    }

    /// Adds space above the next row, in points.
    mutating func addSpace(_ space: Double) {
        height += space
    }

    /// The height that a row would have, in points.
    func height(of row: [LineFragment]) -> Double {
        let height =
            switch style.lineHeight {
            case .natural: row.ascent + row.descent
            case .multiple(let factor): factor * (row.map(\.line.fontSize).max() ?? 0)
            case .points(let value): value
            }
        return max(style.minimumLineHeight, min(style.maximumLineHeight, height))
    }

    mutating func append(_ row: [LineFragment]) {
        let height = height(of: row)
        rows.append(Row(fragments: row, top: self.height, height: height))
        self.height += height
        for problem in row.lazy.flatMap(\.line.problems) where !problems.contains(problem) { problems.append(problem) }
        for character in row.lazy.flatMap(\.line.missingCharacters) where knownMissing.insert(character).inserted {
            missingCharacters.append(character)
        }
    }

    /// The number of rows that fit a height, in points.
    func countFitting(_ availableHeight: Double) -> Int {
        rows.prefix { $0.top + $0.height <= availableHeight + TextBlockLayout.tolerance }.count
    }

    /// The text with its lines aligned in a width, in points. In an infinite width, lines begin at the left.
    func aligned(
        _ alignment: ParagraphStyle.Alignment, in availableWidth: Double, problems others: [TextContent.Problem]
    )
        -> ShapedText
    {
        var size = size
        let usual = dominantHeight
        let lines = rows.flatMap { row in
            let baseline = row.baseline(usual)
            return row.fragments.map { fragment in
                let gap = fragment.gap ?? LineGap(start: 0, end: availableWidth)
                let line = alignment.line(of: fragment, in: gap)
                let x = alignment.start(of: line, indent: fragment.indent, in: gap)
                size.width = max(size.width, gap.start + fragment.indent + line.width)
                return ShapedLine(
                    frame: Rect(x, row.top, line.width, row.height), baseline: baseline,
                    runs: line.runs.map { $0.moved(by: Point(x, baseline)) })
            }
        }
        return ShapedText(size: size, lines: lines, isTruncated: isTruncated, problems: others + problems)
    }
}

extension TextBlockLayout.Row {
    /// From the top of the text, in points.
    ///
    /// - Parameter usual: the letters that are centered in the row, whatever letters it contains; `nil` for its own.
    fileprivate func baseline(_ usual: ParagraphLine.LetterHeight?) -> Double {
        let (ascent, descent) = usual.map { ($0.ascent, $0.descent) } ?? (fragments.ascent, fragments.descent)
        return top + (height - ascent - descent) / 2 + ascent
    }
}

extension TextBlockLayout {
    /// The height of most of the letters, if the line height is fixed: baselines then have equal distances, even if a
    /// row has larger or raised letters. `nil` if rows are as high as their letters need.
    fileprivate var dominantHeight: ParagraphLine.LetterHeight? {
        guard case .points = style.lineHeight else { return nil }
        var heights: [ParagraphLine.LetterHeight] = []
        for height in rows.lazy.flatMap(\.fragments).flatMap(\.line.heights) {
            let index = heights.firstIndex { $0.ascent == height.ascent && $0.descent == height.descent }
            if let index { heights[index].width += height.width } else { heights.append(height) }
        }
        return heights.max { $0.width < $1.width }
    }
}

extension [LineFragment] {
    fileprivate var ascent: Double { lazy.map(\.line.ascent).max() ?? 0 }
    fileprivate var descent: Double { lazy.map(\.line.descent).max() ?? 0 }
}

extension ParagraphStyle.Alignment {
    /// The line of a fragment, widened to the gap if it is justified.
    fileprivate func line(of fragment: LineFragment, in gap: LineGap) -> ParagraphLine {
        guard self == .justified, !fragment.isLast, gap.end < PangoUnits.limit else { return fragment.line }
        return fragment.line.justified(to: gap.width - fragment.indent)
    }

    /// The left edge of a line in a gap, in points.
    fileprivate func start(of line: ParagraphLine, indent: Double, in gap: LineGap) -> Double {
        guard gap.end < PangoUnits.limit else { return gap.start + indent }
        // Spaces at the end of the line hang (CSS Text 3, §4.1.3).
        let (before, behind) = line.isRightToLeft ? (line.hanging, 0) : (0, line.hanging)
        let left = gap.start + (line.isRightToLeft ? 0 : indent) - before
        let right = gap.end - (line.isRightToLeft ? indent : 0) - line.width + behind
        switch self {
        case .left: return left
        case .center: return (left + right) / 2
        case .right: return right
        case .start, .justified: return line.isRightToLeft ? right : left
        case .end: return line.isRightToLeft ? left : right
        }
    }
}

extension ShapedRun {
    func moved(by offset: Point) -> ShapedRun {
        var copy = self
        copy.frame.origin = copy.frame.origin + offset
        for index in copy.boxes.indices { copy.boxes[index].origin = copy.boxes[index].origin + offset }
        if let image = image { copy.image?.frame.origin = image.frame.origin + offset }
        for index in copy.glyphs.glyphs.indices {
            copy.glyphs.glyphs[index].position = copy.glyphs.glyphs[index].position + offset
        }
        return copy
    }
}
