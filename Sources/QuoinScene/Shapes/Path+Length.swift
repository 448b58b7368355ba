import QuoinLayout

extension Path {
    /// The length of all lines, in points; curves are measured as sixteen straight segments.
    var length: Double { pieces.reduce(0) { $0 + $1.length } }

    /// What lies between two parts of the length, each from 0 to 1.
    package func part(from start: Double, to end: Double) -> Path {
        let pieces = pieces
        let total = pieces.reduce(0) { $0 + $1.length }
        var (part, passed) = (Path(), 0.0)
        var last: Point?
        for piece in pieces where piece.length > 0 {
            let (first, second) = (start * total - passed, end * total - passed)
            passed += piece.length
            guard second > 0, first < piece.length else { continue }
            let ends = (piece.parameter(at: first), piece.parameter(at: second))
            let from = piece.point(ends.0)
            if last != piece.start || first > 0 { part.move(to: from) }
            let third = (ends.1 - ends.0) / 3
            let (leaving, arriving) = (piece.speed(ends.0), piece.speed(ends.1))
            let to = piece.point(ends.1)
            part.curve(
                to: to, Point(from.x + leaving.x * third, from.y + leaving.y * third),
                Point(to.x - arriving.x * third, to.y - arriving.y * third))
            last = to
        }
        return part
    }

    /// The path of straight lines alone: curves become sixteen.
    package var straightened: Path {
        var (path, last) = (Path(), Point?.none)
        for piece in pieces where piece.length > 0 {
            if piece.start != last { path.move(to: piece.start) }
            let steps = piece.isStraight ? 1 : 16
            for step in 1...steps { path.line(to: piece.point(Double(step) / Double(steps))) }
            last = piece.end
        }
        return path
    }

    /// The closed outlines, moved to their inside by a distance, in points: curves become sixteen straight lines.
    func inset(by distance: Double) -> Path {
        var outlines: [[Point]] = []
        var last: Point?
        for piece in pieces where piece.length > 0 {
            if piece.start != last { outlines.append([]) }
            let steps = piece.isStraight ? 1 : 16
            outlines[outlines.count - 1] += (0..<steps).map { piece.point(Double($0) / Double(steps)) }
            last = piece.end
        }
        let isClockwise = outlines.reduce(0) { $0 + $1.area } >= 0
        var inset = Path()
        for outline in outlines {
            for (index, point) in outline.moved(to: isClockwise ? distance : -distance).enumerated() {
                if index == 0 { inset.move(to: point) } else { inset.line(to: point) }
            }
            inset.close()
        }
        return inset
    }

    /// The lines and curves, all as curves.
    private var pieces: [Piece] {
        var (pieces, start, current) = ([Piece](), Point.zero, Point.zero)
        for element in elements {
            switch element {
            case .move(let point): (start, current) = (point, point)
            case .line(let point):
                pieces.append(Piece(from: current, to: point))
                current = point
            case .curve(let first, let second, let end):
                pieces.append(Piece(start: current, first: first, second: second, end: end))
                current = end
            case .close:
                pieces.append(Piece(from: current, to: start))
                current = start
            }
        }
        return pieces
    }

    /// A cubic Bézier curve.
    private struct Piece {
        var start, first, second, end: Point

        init(start: Point, first: Point, second: Point, end: Point) {
            (self.start, self.first, self.second, self.end) = (start, first, second, end)
        }

        init(from start: Point, to end: Point) {
            let third = Point((end.x - start.x) / 3, (end.y - start.y) / 3)
            self.init(start: start, first: start + third, second: end - third, end: end)
        }

        var isStraight: Bool {
            [first, second].allSatisfy { control in
                let area = (control.x - start.x) * (end.y - start.y) - (control.y - start.y) * (end.x - start.x)
                return abs(area) < 1e-9
            }
        }

        func point(_ parameter: Double) -> Point { .onCurve(from: start, first, second, end, at: parameter) }

        /// How fast the point moves with the parameter.
        func speed(_ parameter: Double) -> Point {
            let rest = 1 - parameter
            let (a, b, c) = (3 * rest * rest, 6 * rest * parameter, 3 * parameter * parameter)
            let (ab, bc, cd) = (first - start, second - first, end - second)
            return Point(ab.x * a + bc.x * b + cd.x * c, ab.y * a + bc.y * b + cd.y * c)
        }

        private static let steps = 16

        var length: Double {
            (1...Self.steps).reduce(0) { sum, step in sum + length(ofStep: step) }
        }

        private func length(ofStep step: Int) -> Double {
            let parts = (Double(step - 1) / Double(Self.steps), Double(step) / Double(Self.steps))
            return point(parts.0).distance(to: point(parts.1))
        }

        /// The parameter of the point that is so far from the start.
        func parameter(at distance: Double) -> Double {
            var rest = max(0, distance)
            for step in 1...Self.steps {
                let length = length(ofStep: step)
                if rest < length { return (Double(step - 1) + rest / length) / Double(Self.steps) }
                rest -= length
            }
            return 1
        }
    }
}

extension [Point] {
    /// The area within the outline through these points; negative if it is counterclockwise.
    fileprivate var area: Double {
        indices.reduce(0) { sum, index in
            let (point, next) = (self[index], self[(index + 1) % count])
            return sum + (point.x * next.y - point.y * next.x) / 2
        }
    }

    /// The corners of an outline whose lines are moved to the right of their direction.
    fileprivate func moved(to right: Double) -> [Point] {
        func normal(from start: Point, to end: Point) -> Point {
            let length = Swift.max(start.distance(to: end), .leastNormalMagnitude)
            return Point((start.y - end.y) / length, (end.x - start.x) / length)
        }
        return indices.map { index in
            let (point, before, after) = (self[index], self[(index + count - 1) % count], self[(index + 1) % count])
            let (first, second) = (normal(from: before, to: point), normal(from: point, to: after))
            // Where the two lines meet; nearer where they almost turn back.
            let reach = right / Swift.max(1 + first.x * second.x + first.y * second.y, 0.2)
            return Point(point.x + (first.x + second.x) * reach, point.y + (first.y + second.y) * reach)
        }
    }
}

extension Point {
    func distance(to other: Point) -> Double {
        let distance = other - self
        return (distance.x * distance.x + distance.y * distance.y).squareRoot()
    }

    /// The point of a cubic Bézier curve at a parameter from 0 to 1.
    static func onCurve(
        from start: Point, _ first: Point, _ second: Point, _ end: Point, at part: Double
    ) -> Point {
        let rest = 1 - part
        let weights = (rest * rest * rest, 3 * rest * rest * part, 3 * rest * part * part, part * part * part)
        return Point(
            start.x * weights.0 + first.x * weights.1 + second.x * weights.2 + end.x * weights.3,
            start.y * weights.0 + first.y * weights.1 + second.y * weights.2 + end.y * weights.3)
    }
}

/// A path's closed outline as straight segments, to find its extent in a row.
///
/// Horizontal segments are left out: their ends belong to other segments, too.
package struct FlatOutline: Hashable, Sendable {
    private var segments: [Segment] = []

    private struct Segment: Hashable {
        /// The end with the smaller y.
        var upper: Point
        var lower: Point

        /// The x of the segment at a y between its ends.
        func x(at y: Double) -> Double {
            upper.x + (lower.x - upper.x) * (y - upper.y) / (lower.y - upper.y)
        }
    }

    /// Each curve becomes sixteen segments.
    package init(_ path: Path) {
        var (start, current) = (Point.zero, Point.zero)
        for element in path.elements {
            switch element {
            case .move(let point):
                add(from: &current, to: start)
                (start, current) = (point, point)
            case .line(let point): add(from: &current, to: point)
            case .curve(let first, let second, let end):
                let origin = current
                for step in 1...16 {
                    add(from: &current, to: .onCurve(from: origin, first, second, end, at: Double(step) / 16))
                }
            case .close: add(from: &current, to: start)
            }
        }
        add(from: &current, to: start)
    }

    private mutating func add(from current: inout Point, to end: Point) {
        if end.y != current.y {
            segments.append(
                end.y > current.y ? Segment(upper: current, lower: end) : Segment(upper: end, lower: current))
        }
        current = end
    }

    /// The greatest y; `nil` for an outline without any height.
    package var bottom: Double? { segments.lazy.map(\.lower.y).max() }

    /// From the leftmost to the rightmost point of a row; `nil` if the outline does not reach into it.
    package func extent(from top: Double, to bottom: Double) -> (start: Double, end: Double)? {
        var extent: (start: Double, end: Double)?
        for segment in segments where segment.lower.y > top && segment.upper.y < bottom {
            let (first, last) = (
                segment.x(at: max(top, segment.upper.y)), segment.x(at: min(bottom, segment.lower.y))
            )
            let (left, right) = (min(first, last), max(first, last))
            extent = (min(extent?.start ?? left, left), max(extent?.end ?? right, right))
        }
        return extent
    }
}
