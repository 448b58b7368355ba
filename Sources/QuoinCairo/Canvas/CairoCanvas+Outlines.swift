import CPangoCairo
import QuoinScene

extension CairoCanvas {
    /// Draws a line with round corners along the path, which consists of closed lines, and clears the path.
    ///
    /// The line's area is filled, because Cairo's versions draw lines along curves differently, by single pixels.
    func strokeClosedPath(width: Double, with shading: Shading) throws(QuoinError) {
        guard let path = cairo_copy_path_flat(cairo) else { return }
        defer { cairo_path_destroy(path) }
        cairo_new_path(cairo)
        let line = OutlineLine(cairo, radius: width / 2, tolerance: cairo_get_tolerance(cairo) / pixelsPerPoint)
        var points: [Point] = []
        var index = 0
        while index < Int(path.pointee.num_data), let data = path.pointee.data {
            let header = data[index].header
            if header.type == CAIRO_PATH_MOVE_TO || header.type == CAIRO_PATH_CLOSE_PATH {
                line.add(points)
                points.removeAll(keepingCapacity: true)
            }
            if header.length > 1 {
                let point = data[index + 1].point
                points.append(Point(point.x, point.y))
            }
            index += max(Int(header.length), 1)
        }
        line.add(points)
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
        try fill(with: shading)
    }
}

/// Adds the area of a line along closed lines to a path: a polygon for each straight part, and one for each corner. All turn
/// in the same direction, so that the area covers what any of them covers.
private struct OutlineLine {
    private let cairo: OpaquePointer
    private let radius: Double
    /// The smallest cosine of half the angle between two points of a round corner.
    private let smallestCosine: Double

    /// - Parameter tolerance: how far a round corner may be from a circle.
    init(_ cairo: OpaquePointer, radius: Double, tolerance: Double) {
        (self.cairo, self.radius) = (cairo, radius)
        smallestCosine = radius > tolerance ? min(1 - tolerance / radius, Self.largestCosine) : 0
    }

    /// The cosine beyond which no more points are added, so that a line of any width has some hundred for a turn.
    private static let largestCosine = 0.99999

    /// Adds the area along a closed line.
    func add(_ points: [Point]) {
        let corners = points.enumerated().filter { $1 != points[($0 + points.count - 1) % points.count] }.map(\.element)
        guard corners.count > 1 else { return }
        let directions = corners.indices.map { direction(from: corners[$0], to: corners[($0 + 1) % corners.count]) }
        for index in corners.indices {
            let (start, end) = (corners[index], corners[(index + 1) % corners.count])
            let side = turned(directions[index])
            addPolygon([place(start, opposite(side)), place(end, opposite(side)), place(end, side), place(start, side)])
            addCorner(at: end, directions[index], directions[(index + 1) % corners.count])
        }
    }

    /// Adds the sector outside of a corner.
    private func addCorner(at corner: Point, _ before: Point, _ after: Point) {
        let turn = before.x * after.y - before.y * after.x
        var (start, end) = (opposite(turned(before)), opposite(turned(after)))
        if turn < 0 { (start, end) = (turned(after), turned(before)) }
        var sector = [corner, place(corner, start)]
        addArc(from: start, to: end, around: corner, to: &sector)
        sector.append(place(corner, end))
        addPolygon(sector)
    }

    /// Adds the points between two directions, at most half a turn apart.
    private func addArc(from start: Point, to end: Point, around center: Point, to sector: inout [Point]) {
        let cosine = start.x * end.x + start.y * end.y
        guard max((1 + cosine) / 2, 0).squareRoot() < smallestCosine else { return }
        let middle = cosine < -0.9 ? turned(start) : direction(from: opposite(start), to: end)
        addArc(from: start, to: middle, around: center, to: &sector)
        sector.append(place(center, middle))
        addArc(from: middle, to: end, around: center, to: &sector)
    }

    private func addPolygon(_ points: [Point]) {
        cairo_move_to(cairo, points[0].x, points[0].y)
        for point in points.dropFirst() { cairo_line_to(cairo, point.x, point.y) }
        cairo_close_path(cairo)
    }

    private func place(_ point: Point, _ direction: Point) -> Point {
        Point(point.x + direction.x * radius, point.y + direction.y * radius)
    }

    /// The direction from one point to another, of length 1.
    private func direction(from start: Point, to end: Point) -> Point {
        let (x, y) = (end.x - start.x, end.y - start.y)
        let length = (x * x + y * y).squareRoot()
        return Point(x / length, y / length)
    }

    /// A direction after a quarter of a turn.
    private func turned(_ direction: Point) -> Point { Point(-direction.y, direction.x) }

    private func opposite(_ direction: Point) -> Point { Point(-direction.x, -direction.y) }
}
