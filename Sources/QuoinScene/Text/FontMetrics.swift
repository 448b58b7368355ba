/// Where a font has its lines at one size, in points.
public struct FontMetrics: Hashable, Sendable {
    /// From the baseline up to the top of the highest letters.
    public var ascent: Double = 0
    /// From the baseline down to the bottom of the lowest letters.
    public var descent: Double = 0
    public var underline = Line()
    public var strikethrough = Line()

    public init() {}

    /// A line along the text.
    public struct Line: Hashable, Sendable {
        /// From the baseline up to the line's upper edge; negative below the baseline.
        public var position: Double
        public var thickness: Double

        public init(position: Double = 0, thickness: Double = 0) {
            (self.position, self.thickness) = (position, thickness)
        }
    }
}
