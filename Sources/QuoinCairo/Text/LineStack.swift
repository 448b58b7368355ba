import QuoinLayout
import QuoinScene

/// Lines that stand below one another.
struct LineStack {
    private let lineHeight: LineHeight
    private var lines: [(line: ParagraphLine, top: Double, height: Double)] = []
    private var height = 0.0
    private var problems: [TextProblem] = []
    /// Whether text was left out.
    var isTruncated = false

    init(lineHeight: LineHeight) {
        self.lineHeight = lineHeight
    }

    var count: Int { lines.count }

    /// Adds the lines of a paragraph, at most so many.
    mutating func append(_ layout: ParagraphLayout, limit: Int?) {
        let all = layout.lines
        let kept = all.prefix(limit ?? all.count)
        if kept.count < all.count || layout.isEllipsized { isTruncated = true }
        for line in kept { append(line, fontSize: line.fontSize ?? layout.paragraph.style(at: 0).size) }
    }

    private mutating func append(_ line: ParagraphLine, fontSize: Double) {
        let height =
            switch lineHeight {
            case .natural: line.ascent + line.descent
            case .multiple(let factor): factor * fontSize
            case .points(let value): value
            }
        lines.append((line, self.height, height))
        self.height += height
        for problem in line.problems where !problems.contains(problem) { problems.append(problem) }
    }

    /// The number of lines that end within a height, in points.
    func countFitting(_ room: Double) -> Int {
        // A room that was made from the lines' own height may have been rounded by the pixel grid's tolerance.
        let tolerance = 1.0 / 1024
        return lines.prefix { $0.top + $0.height <= room + tolerance }.count
    }

    /// The text, its lines aligned in a width, in points; lines in an infinite width begin at the left.
    func aligned(_ alignment: TextAlignment, in room: Double, problems families: [TextProblem]) -> ShapedText {
        let shaped = lines.map { entry in
            let line = entry.line
            let x = room < PangoUnits.limit ? alignment.offset(of: line, in: room) : 0
            let baseline = entry.top + (entry.height - line.ascent - line.descent) / 2 + line.ascent
            return ShapedLine(
                frame: Rect(x, entry.top, line.width, entry.height), baseline: baseline,
                runs: line.runs.map { $0.moved(by: Point(x, baseline)) })
        }
        let width = lines.map(\.line.width).max() ?? 0
        return ShapedText(
            size: Size(width, height), lines: shaped, isTruncated: isTruncated, problems: families + problems)
    }
}

extension TextAlignment {
    /// Where a line begins in a width, in points.
    fileprivate func offset(of line: ParagraphLine, in room: Double) -> Double {
        switch self {
        case .left: 0
        case .center: (room - line.width) / 2
        case .right: room - line.width
        case .start, .justified: line.isRightToLeft ? room - line.width : 0
        }
    }
}

extension ShapedRun {
    fileprivate func moved(by offset: Point) -> ShapedRun {
        var copy = self
        for index in copy.glyphs.glyphs.indices {
            copy.glyphs.glyphs[index].position = copy.glyphs.glyphs[index].position + offset
        }
        return copy
    }
}
