/// How letters look.
public struct TextStyle: Hashable, Sendable {
    /// Font families, the first that has a character is used; `sans-serif`, `serif` and `monospace` are understood.
    public var families: [String]
    /// In points, above 0.
    public var size: Double
    /// How heavy letters are; a family without a face of exactly this weight is an error:
    /// ``TextProblem/missingWeight(family:_:nearest:)``.
    public var weight: FontWeight
    /// How wide letters are.
    public var width = FontWidth.normal
    /// Whether letters are italic or oblique; no upright face is slanted for it:
    /// ``TextProblem/missingStyle(family:isItalic:)``.
    public var isItalic = false
    /// The places on the axes of a variable font, by their four-letter tags: `opsz`, `GRAD`.
    public var axes: [String: Double] = [:]
    /// OpenType features by their four-letter tags: 0 is off, 1 is on, more chooses among alternates.
    public var features: [String: Int] = [:]
    /// The language of the text as BCP 47 writes it: chooses among the forms that a character has in different countries,
    /// and among the rules for line breaks.
    public var language: String?
    /// Of the letters and of lines along them that have no color of their own, unless there is a ``fill``.
    public var color: Color
    /// Painted in place of the color; it extends over all letters that have it.
    public var fill: Fill?
    /// Added between characters, in points; may be negative.
    public var letterSpacing: Double = 0
    /// How far the letters are raised above the baseline, in points; lowered where negative.
    public var baselineOffset: Double = 0
    /// A line below the letters, painted before them; none where absent.
    public var underline: TextDecoration?
    /// A line through the letters, painted over them; none where absent.
    public var strikethrough: TextDecoration?
    /// Painted behind the letters, from their font's ascent to its descent.
    public var background: Fill?
    /// Behind the letters, the first on top. A shadow moves nothing.
    public var shadows: [TextShadow] = []
    /// A line along the outlines of the letters, which takes no room; none where absent.
    public var stroke: TextStroke?
    /// Where the text leads to.
    public var link: String?

    /// Upright letters of normal width: Inter of 16 points, regular and black, unless said otherwise.
    public init(
        families: [String] = ["Inter"], size: Double = 16, weight: FontWeight = .regular, color: Color = .black
    ) {
        (self.families, self.size, self.weight, self.color) = (families, size, weight, color)
    }
}
