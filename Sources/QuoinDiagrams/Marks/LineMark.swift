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

/// A part of a layout that is shown enlarged beside it, because a distance in it is too small to be seen.
struct Lens: Hashable, Sendable {
    /// The axis along which the distance is measured.
    var axis: Axis
    /// The length of the distance, in points of the figure.
    var length: Double
    /// The middle of the shown part, in points of the figure.
    var center: Point
    /// The size of the enlarged part.
    var size: Size

    /// How much the part is enlarged.
    var factor: Double {
        let (least, most) = (DiagramStyle.lens.factors.lowerBound, DiagramStyle.lens.factors.upperBound)
        return min(max(size.height * DiagramStyle.lens.share / length, least), most)
    }

    /// The distance from the enlarged part to the line of the measure, and from there to its label, in points.
    private static let distance = 6.0

    /// The size of the enlarged part together with the measure, whose label is behind it or above.
    func size(with label: Size) -> Size {
        switch axis {
        case .vertical: Size(size.width + 2 * Self.distance + label.width, max(size.height, label.height))
        case .horizontal: Size(max(size.width, label.width), size.height + 2 * Self.distance + label.height)
        }
    }

    /// The enlarged part in the frame of all.
    func glass(in frame: Rect) -> Rect {
        switch axis {
        case .vertical: Rect(frame.minX, frame.center.y - size.height / 2, size.width, size.height)
        case .horizontal: Rect(frame.center.x - size.width / 2, frame.maxY - size.height, size.width, size.height)
        }
    }

    /// The label in the frame of all.
    func label(in frame: Rect) -> Rect {
        let used = glass(in: frame)
        switch axis {
        case .vertical:
            let start = used.maxX + 2 * Self.distance
            return Rect(start, frame.minY, frame.maxX - start, frame.size.height)
        case .horizontal:
            return Rect(frame.minX, frame.minY, frame.size.width, used.minY - 2 * Self.distance - frame.minY)
        }
    }

    /// The line of the measure in the frame of all.
    func measure(in frame: Rect) -> Segment {
        let glass = glass(in: frame)
        let (middle, half) = (glass.center[axis], length * factor / 2)
        return Segment(
            (middle - half)...(middle + half),
            at: axis == .vertical ? glass.maxX + Self.distance : glass.minY - Self.distance, axis: axis)
    }
}
