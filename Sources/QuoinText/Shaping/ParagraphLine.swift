import CPangoCairo
import QuoinScene

/// A line of Pango's layout: its runs from left to right, with the baseline at 0.
struct ParagraphLine {
    /// In points.
    private(set) var width = 0.0
    private(set) var ascent = 0.0
    private(set) var descent = 0.0
    private(set) var isRightToLeft = false
    private(set) var runs: [ShapedRun] = []
    /// The places that justification widens, from left to right.
    private(set) var gaps: [Gap] = []
    /// The heights of its letters, and how much of the line each takes.
    private(set) var heights: [LetterHeight] = []
    private(set) var problems: [TextContent.Problem] = []
    /// The characters that no font has.
    private(set) var missingCharacters: [Unicode.Scalar] = []
    /// The largest font size of the line, in points.
    private(set) var fontSize = 0.0
    /// The length of its text in bytes.
    private(set) var length = 0
    /// The width of the spaces at its end, which hang beyond an edge that the line is aligned to.
    private(set) var hanging = 0.0
    /// By how much Pango took the line to be wider, in points.
    private(set) var surplus = 0.0

    /// A place that grows, as the indices of its run and of the glyph in front of it.
    struct Gap {
        var run: Int
        var glyph: Int
    }

    /// How far letters reach above and below their own baseline, and their width, in points.
    struct LetterHeight {
        var ascent: Double
        var descent: Double
        var width: Double
    }

    private init() {}

    init(_ line: UnsafeMutablePointer<PangoLayoutLine>, of layout: ParagraphLayout) {
        let surplus = layout.closeClusters(in: line)
        let runs = line.pangoRuns(of: layout)
        var logical = PangoRectangle()
        pango_layout_line_get_extents(line, nil, &logical)
        let start = Int(line.pointee.start_index)
        self.init(runs, of: layout.paragraph, in: start..<start + Int(line.pointee.length), height: logical)
        // Pango's own sum has 32 bits, which a long line exceeds.
        let sum = runs.reduce(0) { $0 + $1.width }
        if sum <= Int(Int32.max), surplus == 0 { width = PangoUnits.points(logical.width) }
        self.surplus = PangoUnits.points(surplus)
        isRightToLeft = pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
    }

    /// - Parameters:
    ///   - range: the bytes of the line.
    ///   - height: the rectangle that the line is as high as, in Pango's units, with the baseline at 0.
    init(_ pangoRuns: [PangoRun], of paragraph: ParagraphText, in range: Range<Int>, height: PangoRectangle) {
        ascent = -PangoUnits.points(height.y)
        descent = PangoUnits.points(Int(height.height) + Int(height.y))
        length = range.count
        fontSize = paragraph.style(at: range.lowerBound).size
        let end = paragraph.trimmedEnd(of: range)
        if end < range.upperBound { hanging = PangoUnits.points(pangoRuns.reduce(0) { $0 + $1.width(from: end) }) }
        var x = 0
        for run in pangoRuns {
            if let shaped = run.shaped(from: x) {
                fontSize = runs.isEmpty ? shaped.style.size : max(fontSize, shaped.style.size)
                gaps += run.gaps(before: end).map { Gap(run: runs.count, glyph: $0) }
                runs.append(shaped)
                if let height = run.letterHeight { heights.append(height) }
            }
            add(problemsOf: run)
            x += run.width
        }
        width = PangoUnits.points(x)
    }

    /// Runs without glyphs have an arbitrary face, whose differences from the style are not reported.
    private mutating func add(problemsOf run: PangoRun) {
        let missing = run.missingCharacters
        missingCharacters += missing
        guard missing.isEmpty else { return }
        for problem in run.substitutions where !problems.contains(problem) { problems.append(problem) }
    }
}

extension ParagraphLine {
    /// Adds space at the ends of the line, which its first and its last run have.
    mutating func pad(start: Double, end: Double) {
        guard start > 0 || end > 0, !runs.isEmpty else { return }
        let (left, right) = isRightToLeft ? (end, start) : (start, end)
        for index in runs.indices { runs[index] = runs[index].moved(by: Point(left, 0)) }
        runs[0].frame.origin.x -= left
        runs[0].frame.size.width += left
        runs[runs.count - 1].frame.size.width += right
        width += left + right
    }

    /// The line with its gaps widened to a width, in points; unchanged if it has none.
    func justified(to width: Double) -> ParagraphLine {
        guard !gaps.isEmpty, width > self.width else { return self }
        let growth = (width - self.width) / Double(gaps.count)
        var result = self
        var (offset, pending) = (0.0, gaps[...])
        for run in runs.indices {
            result.runs[run].frame.origin.x += offset
            result.runs[run].image?.frame.origin.x += offset
            let start = offset
            for glyph in runs[run].glyphs.glyphs.indices {
                result.runs[run].glyphs.glyphs[glyph].position.x += offset
                if let gap = pending.first, gap.run == run, gap.glyph == glyph {
                    offset += growth
                    pending.removeFirst()
                }
            }
            result.runs[run].frame.size.width += offset - start
        }
        result.width = width
        return result
    }
}

extension UnsafeMutablePointer<PangoLayoutLine> {
    /// The runs from left to right.
    func pangoRuns(of layout: ParagraphLayout) -> [PangoRun] {
        var runs: [PangoRun] = []
        var link = pointee.runs
        while let node = link {
            runs.append(PangoRun(node.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self), of: layout))
            link = node.pointee.next
        }
        return runs
    }
}

extension ParagraphLine {
    /// The first line of a layout. Pango makes one even for an empty text.
    init(first layout: ParagraphLayout) {
        if let line = layout.lines.first {
            self.init(line, of: layout)
        } else {
            self.init()
        }
    }
}
