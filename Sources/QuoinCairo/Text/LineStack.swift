import QuoinLayout
import QuoinScene

/// Rows of lines that stand below one another.
struct LineStack {
    private let style: ParagraphStyle
    private var rows: [Row] = []
    /// Where the next row begins, in points.
    private(set) var height = 0.0
    private var problems: [TextProblem] = []
    /// The characters that no font has, each once.
    private(set) var missingCharacters: [Unicode.Scalar] = []
    /// Whether text was left out.
    var isTruncated = false

    /// A room that was made from the lines' own size may have been rounded by the pixel grid's tolerance.
    static let tolerance = 1.0 / 1024

    private struct Row {
        var fragments: [LineFragment]
        var top: Double
        var height: Double
        var baseline: Double
    }

    init(_ style: ParagraphStyle) {
        self.style = style
    }

    var count: Int { rows.count }

    /// The height of the latest row, in points.
    var lastHeight: Double? { rows.last?.height }

    /// The extent of all rows, in points.
    var size: Size {
        let ends = rows.lazy.flatMap(\.fragments).map { ($0.gap?.start ?? 0) + $0.width }
        return Size(ends.max() ?? 0, rows.last.map { $0.top + $0.height } ?? 0)
    }

    /// Leaves room before the next row, in points.
    mutating func leave(_ space: Double) {
        height += space
    }

    /// How high a row would be, in points.
    func height(of row: [LineFragment]) -> Double {
        let wish =
            switch style.lineHeight {
            case .natural: row.ascent + row.descent
            case .multiple(let factor): factor * (row.map(\.line.fontSize).max() ?? 0)
            case .points(let value): value
            }
        return max(style.minimumLineHeight, min(style.maximumLineHeight, wish))
    }

    mutating func append(_ row: [LineFragment]) {
        let height = height(of: row)
        let baseline = self.height + (height - row.ascent - row.descent) / 2 + row.ascent
        rows.append(Row(fragments: row, top: self.height, height: height, baseline: baseline))
        self.height += height
        for problem in row.lazy.flatMap(\.line.problems) where !problems.contains(problem) { problems.append(problem) }
        for character in row.lazy.flatMap(\.line.missingCharacters) where !missingCharacters.contains(character) {
            missingCharacters.append(character)
        }
    }

    /// The number of rows that end within a height, in points.
    func countFitting(_ room: Double) -> Int {
        rows.prefix { $0.top + $0.height <= room + LineStack.tolerance }.count
    }

    /// The text, its lines aligned in a width, in points; lines in an infinite width begin at the left.
    func aligned(_ alignment: ParagraphStyle.Alignment, in room: Double, problems others: [TextProblem]) -> ShapedText {
        var size = size
        let lines = rows.flatMap { row in
            row.fragments.map { fragment in
                let gap = fragment.gap ?? LineGap(start: 0, end: room)
                let line = alignment.line(of: fragment, in: gap)
                let x = alignment.start(of: line, indent: fragment.indent, in: gap)
                size.width = max(size.width, gap.start + fragment.indent + line.width)
                return ShapedLine(
                    frame: Rect(x, row.top, line.width, row.height), baseline: row.baseline,
                    runs: line.runs.map { $0.moved(by: Point(x, row.baseline)) })
            }
        }
        return ShapedText(size: size, lines: lines, isTruncated: isTruncated, problems: others + problems)
    }
}

extension [LineFragment] {
    fileprivate var ascent: Double { lazy.map(\.line.ascent).max() ?? 0 }
    fileprivate var descent: Double { lazy.map(\.line.descent).max() ?? 0 }
}

extension ParagraphStyle.Alignment {
    /// A line as it stands in a gap: wider, if it is justified.
    fileprivate func line(of fragment: LineFragment, in gap: LineGap) -> ParagraphLine {
        guard self == .justified, !fragment.isLast, gap.end < PangoUnits.limit else { return fragment.line }
        return fragment.line.justified(to: gap.width - fragment.indent)
    }

    /// Where a line begins in a gap, in points.
    fileprivate func start(of line: ParagraphLine, indent: Double, in gap: LineGap) -> Double {
        guard gap.end < PangoUnits.limit else { return gap.start + indent }
        let left = gap.start + (line.isRightToLeft ? 0 : indent)
        let right = gap.end - (line.isRightToLeft ? indent : 0) - line.width
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
    fileprivate func moved(by offset: Point) -> ShapedRun {
        var copy = self
        copy.frame.origin = copy.frame.origin + offset
        for index in copy.glyphs.glyphs.indices {
            copy.glyphs.glyphs[index].position = copy.glyphs.glyphs[index].position + offset
        }
        return copy
    }
}
