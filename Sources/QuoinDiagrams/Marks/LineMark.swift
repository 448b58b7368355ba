import QuoinLayout
import QuoinScene

/// A straight line of an annotation.
struct LineMark: Hashable, Sendable {
    /// How a line ends.
    enum End: Hashable, Sendable {
        case plain
        /// A short bar across the line.
        case bar
        case arrow
        case dot
    }

    var segment: Segment
    var hue: Hue
    var style = LineStyle.solid
    /// In points.
    var width = 1.0
    var start = End.plain
    var end = End.plain
    /// Whether it is one that no label may stand on; other lines only had better not be covered.
    var isHard = true
    /// The parts that are left out, for the line's own label and for texts, as fractions of its length.
    var gaps: [ClosedRange<Double>] = []

    /// How far an end reaches to the sides of the line, in points.
    static func reach(of end: End) -> Double {
        switch end {
        case .plain: 0
        case .bar: 3
        case .arrow: 3
        case .dot: 2.5
        }
    }

    /// The pieces that are drawn.
    var pieces: [Segment] {
        func point(_ part: Double) -> Point {
            Point(
                segment.start.x + (segment.end.x - segment.start.x) * part,
                segment.start.y + (segment.end.y - segment.start.y) * part)
        }
        var (pieces, start): ([Segment], Double) = ([], 0)
        for gap in gaps.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if gap.lowerBound > start { pieces.append(Segment(point(start), point(gap.lowerBound))) }
            start = max(start, gap.upperBound)
        }
        return start < 1 ? pieces + [Segment(point(start), segment.end)] : pieces
    }

    /// What the line covers.
    var bounds: Rect {
        endBounds.reduce(segment.bounds.grown(by: width / 2)) { $0.union($1) }
    }

    /// The rectangles that the ends take up.
    var endBounds: [Rect] {
        [(segment.start, start), (segment.end, end)].compactMap { point, end in
            let reach = Self.reach(of: end)
            return reach > 0 ? Rect(center: point, size: Size(2 * reach, 2 * reach)) : nil
        }
    }
}
