import CPangoCairo
import QuoinLayout
import QuoinScene

/// A line as Pango laid it out: its runs from left to right, with the baseline at 0.
struct ParagraphLine {
    /// In points.
    private(set) var width: Double
    private(set) var ascent: Double
    private(set) var descent: Double
    private(set) var isRightToLeft: Bool
    private(set) var runs: [ShapedRun] = []
    private(set) var problems: [TextProblem] = []

    init(_ line: UnsafeMutablePointer<PangoLayoutLine>, of layout: ParagraphLayout) {
        var logical = PangoRectangle()
        pango_layout_line_get_extents(line, nil, &logical)
        width = PangoUnits.points(logical.width)
        ascent = PangoUnits.points(-logical.y)
        descent = PangoUnits.points(logical.height + logical.y)
        isRightToLeft = pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
        var x: Int32 = 0
        var link = line.pointee.runs
        while let node = link {
            let run = PangoRun(node.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self), of: layout)
            if let shaped = run.shaped(from: x) { runs.append(shaped) }
            for problem in run.problems where !problems.contains(problem) { problems.append(problem) }
            x += run.width
            link = node.pointee.next
        }
    }

    /// The largest font size of the line, in points; nothing where it has no runs.
    var fontSize: Double? { runs.map(\.style.size).max() }
}
