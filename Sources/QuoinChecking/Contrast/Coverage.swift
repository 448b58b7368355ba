import QuoinScene

/// How much of an area is painted.
enum Coverage {
    case none, whole, uncertain
}

extension DisplayOperation {
    /// How much of an area a fill or a line paints.
    func coverage(of area: Rect) -> Coverage {
        switch self {
        case .fill(let shape, _): shape.coverage(of: area)
        case .stroke(let path, let style, _): path.passes(area.grown(by: style.reach + 1)) ? .uncertain : .none
        default: .uncertain
        }
    }
}

extension Shape {
    /// How much of an area is in the shape.
    func coverage(of area: Rect) -> Coverage {
        switch self {
        case .rectangle(let rect): return rect.contains(area) ? .whole : .uncertain
        case .rounded(let rect, let radii, let curve):
            guard rect.contains(area) else { return .uncertain }
            let (left, right) = (area.minX - rect.minX, rect.maxX - area.maxX)
            let (top, bottom) = (area.minY - rect.minY, rect.maxY - area.maxY)
            let corners = [
                (radii.topLeft, left, top), (radii.topRight, right, top), (radii.bottomRight, right, bottom),
                (radii.bottomLeft, left, bottom),
            ]
            // Smooth corners begin farther from the corner than their radius.
            let reach = curve == .circular ? 1.0 : 2
            let isWhole = corners.allSatisfy { radius, across, down in
                let width = radius.x.resolved(in: rect.size.width, auto: 0) * reach
                let height = radius.y.resolved(in: rect.size.height, auto: 0) * reach
                if across >= width || down >= height { return true }
                // Within the quarter of an ellipse, and a point away from its soft edge.
                let (x, y) = ((width - across + 1) / width, (height - down + 1) / height)
                return curve == .circular && x * x + y * y <= 1
            }
            return isWhole ? .whole : .uncertain
        case .path(let path, let rule):
            if path.passes(area.grown(by: 1)) { return .uncertain }
            return path.encloses(Point(area.minX, area.minY), rule) ? .whole : .none
        }
    }
}

extension Path {
    /// A line or a curve from one point to another.
    private struct Segment {
        var start: Point
        var end: Point
        /// Around the control points, too.
        var bounds: Rect
    }

    /// The lines and curves of the path, whose outlines are closed.
    private var segments: [Segment] {
        var segments: [Segment] = []
        var (first, last) = (Point.zero, Point.zero)
        func add(_ points: Point...) {
            let bounds = points.reduce(Rect(origin: last, size: .zero)) { $0.union(Rect(origin: $1, size: .zero)) }
            segments.append(Segment(start: last, end: points[points.count - 1], bounds: bounds))
            last = points[points.count - 1]
        }
        for element in elements {
            switch element {
            case .move(let point):
                if last != first { add(first) }
                (first, last) = (point, point)
            case .line(let point): add(point)
            case .curve(let one, let other, let end): add(one, other, end)
            case .close: if last != first { add(first) }
            }
        }
        if last != first { add(first) }
        return segments
    }

    /// Whether an outline may pass an area.
    fileprivate func passes(_ area: Rect) -> Bool { segments.contains { $0.bounds.overlaps(area) } }

    /// Whether a point is inside, of a path with curves one that no box around a segment contains.
    func encloses(_ point: Point, _ rule: FillRule) -> Bool {
        var (crossings, turns) = (0, 0)
        for segment in segments where segment.bounds.maxX > point.x {
            let (start, way) = (segment.start, segment.end - segment.start)
            let (begins, ends) = (start.y <= point.y, segment.end.y <= point.y)
            if begins == ends || start.x + (point.y - start.y) / way.y * way.x <= point.x { continue }
            crossings += 1
            turns += begins ? 1 : -1
        }
        return rule == .evenOdd ? !crossings.isMultiple(of: 2) : turns != 0
    }
}
