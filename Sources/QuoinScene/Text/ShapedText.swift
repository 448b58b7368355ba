import QuoinLayout

/// A text broken into lines of glyphs. A value that any backend can draw.
public struct ShapedText: Hashable, Sendable {
    /// The extent of the lines, in points, not rounded.
    public var size: Size
    /// From the top.
    public var lines: [ShapedLine]
    /// Whether text was left out.
    public var isTruncated: Bool
    /// What the fonts lacked.
    public var problems: [TextProblem]

    public init(size: Size, lines: [ShapedLine], isTruncated: Bool = false, problems: [TextProblem] = []) {
        (self.size, self.lines, self.isTruncated, self.problems) = (size, lines, isTruncated, problems)
    }

    /// From the top edge to the first line's baseline, in points.
    public var firstBaseline: Double { lines.first?.baseline ?? 0 }
    /// From the top edge to the last line's baseline, in points.
    public var lastBaseline: Double { lines.last?.baseline ?? 0 }
}

/// A line of a shaped text.
public struct ShapedLine: Hashable, Sendable {
    /// The line's box, in points relative to the text.
    public var frame: Rect
    /// From the text's top edge, in points.
    public var baseline: Double
    /// From left to right.
    public var runs: [ShapedRun]

    public init(frame: Rect, baseline: Double, runs: [ShapedRun]) {
        (self.frame, self.baseline, self.runs) = (frame, baseline, runs)
    }
}

/// A part of a line in one font and one style.
public struct ShapedRun: Hashable, Sendable {
    /// What is drawn, at places relative to the text.
    public var glyphs: GlyphRun
    /// The span's, its lengths multiplied where the text was scaled.
    public var style: TextStyle
    /// From the font's ascent to its descent, in points relative to the text.
    public var frame: Rect
    /// Those of the run's face at its size.
    public var metrics: FontMetrics
    /// The outlines of the glyphs that an underline leaves room for, in points relative to the text; empty where it leaves
    /// none.
    public var ink: [Path] = []

    public init(glyphs: GlyphRun, style: TextStyle, frame: Rect = .zero, metrics: FontMetrics = FontMetrics()) {
        (self.glyphs, self.style, self.frame, self.metrics) = (glyphs, style, frame, metrics)
    }
}
