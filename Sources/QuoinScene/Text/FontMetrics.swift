/// Where a font has its lines at one size, in points.
public struct FontMetrics: Hashable, Sendable {
    /// From the baseline up to the top of the highest letters.
    public var ascent: Double = 0
    /// From the baseline down to the bottom of the lowest letters.
    public var descent: Double = 0
    /// Where a line below the letters runs.
    public var underline = Line()
    /// Where a line through the letters runs.
    public var strikethrough = Line()

    /// Metrics that are all 0.
    public init() {}

    /// A line along the text.
    public struct Line: Hashable, Sendable {
        /// From the baseline up to the line's upper edge; negative below the baseline.
        public var position: Double
        /// In points; painted in whole pixels, at least one.
        public var thickness: Double

        public init(position: Double = 0, thickness: Double = 0) {
            (self.position, self.thickness) = (position, thickness)
        }
    }
}
