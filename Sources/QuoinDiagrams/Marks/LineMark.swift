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
    var role: MarkRole
    var style = Border.LineStyle.solid
    /// In points.
    var width = 1.0
    var start = End.plain
    var end = End.plain
    /// Whether no label may cover the line. Covering other lines only has a cost.
    var isHard = true
    /// How much of its color the line has.
    var opacity = 1.0
    /// The source of the line; `nil` for lines that are added later.
    var source: MarkSource?
    /// The parts that are not drawn, because a label or a text is there, as fractions of the length.
    var gaps: [ClosedRange<Double>] = []

    /// How far an end extends to each side of the line, in points.
    static func extent(of end: End) -> Double {
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

    /// The area of the line with its ends.
    var bounds: Rect {
        endBounds.reduce(segment.bounds.grown(by: width / 2)) { $0.union($1) }
    }

    /// The areas of the ends.
    var endBounds: [Rect] {
        [(segment.start, start), (segment.end, end)].compactMap { point, end in
            let extent = Self.extent(of: end)
            return extent > 0 ? Rect(center: point, size: Size(2 * extent, 2 * extent)) : nil
        }
    }
}
