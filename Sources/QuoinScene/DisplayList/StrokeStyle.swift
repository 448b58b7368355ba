/// How a line is drawn along a path.
public struct StrokeStyle: Hashable, Sendable {
    /// In points.
    public var width: Double
    /// How the line ends, and every dash; an outline that is closed and without gaps has no end.
    public var cap: Cap
    /// Dashes and gaps by turns, in points; empty for a line without gaps.
    public var dash: [Double]
    /// Where in the dashes the line begins, in points.
    public var phase: Double

    /// A line whose width is in points: without gaps and with nothing beyond its ends, unless said otherwise.
    public init(width: Double, cap: Cap = .butt, dash: [Double] = [], phase: Double = 0) {
        (self.width, self.cap, self.dash, self.phase) = (width, cap, dash, phase)
    }

    /// How a line or dash ends.
    public enum Cap: String, Hashable, Sendable, CaseIterable {
        case butt
        /// With a half circle beyond the end.
        case round
    }
}
