import CPangoCairo
import QuoinLayout
import QuoinScene

/// A line as Pango laid it out: its runs from left to right, with the baseline at 0.
struct ParagraphLine {
    /// In points.
    private(set) var width = 0.0
    private(set) var ascent = 0.0
    private(set) var descent = 0.0
    private(set) var isRightToLeft = false
    private(set) var runs: [ShapedRun] = []
    /// Where the line may grow to be justified, from left to right.
    private(set) var spaces: [Space] = []
    private(set) var problems: [TextProblem] = []
    /// The characters that no font has.
    private(set) var missingCharacters: [Unicode.Scalar] = []
    /// The largest font size of the line, in points.
    private(set) var fontSize = 0.0
    /// How many bytes of the text it has.
    private(set) var length = 0

    /// A space within the line, by the numbers of its run and of its glyph.
    struct Space {
        var run: Int
        var glyph: Int
    }

    private init() {}

    init(_ line: UnsafeMutablePointer<PangoLayoutLine>, of layout: ParagraphLayout) {
        var logical = PangoRectangle()
        pango_layout_line_get_extents(line, nil, &logical)
        width = PangoUnits.points(logical.width)
        ascent = PangoUnits.points(-logical.y)
        descent = PangoUnits.points(logical.height + logical.y)
        isRightToLeft = pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
        length = Int(line.pointee.length)
        fontSize = layout.paragraph.style(at: Int(line.pointee.start_index)).size
        let start = Int(line.pointee.start_index)
        let end = layout.paragraph.trimmedEnd(of: start..<start + length)
        var x: Int32 = 0
        for run in line.pangoRuns(of: layout) {
            if let shaped = run.shaped(from: x) {
                fontSize = runs.isEmpty ? shaped.style.size : max(fontSize, shaped.style.size)
                spaces += run.spaces(before: end).map { Space(run: runs.count, glyph: $0) }
                runs.append(shaped)
            }
            add(problemsOf: run)
            x += run.width
        }
    }

    /// A run whose characters no font has has a face all the same, of which nothing is to be told.
    private mutating func add(problemsOf run: PangoRun) {
        let missing = run.missingCharacters
        missingCharacters += missing
        guard missing.isEmpty else { return }
        for problem in run.substitutions where !problems.contains(problem) { problems.append(problem) }
    }
}

extension ParagraphLine {
    /// The line with its spaces grown to a width, in points; as it is where it has none.
    func justified(to width: Double) -> ParagraphLine {
        guard !spaces.isEmpty, width > self.width else { return self }
        let growth = (width - self.width) / Double(spaces.count)
        var result = self
        var (offset, pending) = (0.0, spaces[...])
        for run in runs.indices {
            result.runs[run].frame.origin.x += offset
            let start = offset
            for glyph in runs[run].glyphs.glyphs.indices {
                result.runs[run].glyphs.glyphs[glyph].position.x += offset
                if let space = pending.first, space.run == run, space.glyph == glyph {
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
    /// The first line of a layout; Pango gives even an empty text one.
    init(first layout: ParagraphLayout) {
        if let line = layout.firstLine?.pointee.data {
            self.init(line.assumingMemoryBound(to: PangoLayoutLine.self), of: layout)
        } else {
            self.init()
        }
    }
}
