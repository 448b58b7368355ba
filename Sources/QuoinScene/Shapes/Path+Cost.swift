import QuoinLayout

extension Path {
    /// How many crossings take as long to fill as a segment that crosses no other.
    private static let crossingsPerSegment = 8.0

    /// The time that drawing takes, in segments of a path whose lines do not cross. A path of random lines has about a ninth of
    /// their number squared as crossings, and every one is computed.
    package var cost: Int { elements.count + Int(min(crossings / Self.crossingsPerSegment, 1e15)) }

    /// An estimate of how often lines and curves cross: lines that are spread at random over the path's extents cross as often
    /// as the product of their lengths in both directions, in extents. A coast of many short lines has few crossings, whatever
    /// their number.
    private var crossings: Double {
        var (across, down) = (0.0, 0.0)
        var (start, last) = (Point.zero, Point.zero)
        func add(_ points: Point...) {
            for point in points {
                across += abs(point.x - last.x)
                down += abs(point.y - last.y)
                last = point
            }
        }
        for element in elements {
            switch element {
            case .move(let point): (start, last) = (point, point)
            case .line(let end): add(end)
            case .curve(let first, let second, let end): add(first, second, end)
            case .close: add(start)
            }
        }
        let size = bounds.size
        guard size.width > 0, size.height > 0 else { return 0 }
        return across / size.width * (down / size.height)
    }

    /// What passes a limit of segments, in words; `nil` if nothing does.
    ///
    /// - Parameter name: `the path`.
    package func excess(over limit: Int, _ name: String) -> String? {
        if elements.count > limit { return "\(name) has more than \(limit) segments" }
        guard cost > limit else { return nil }
        return "the lines of \(name) cross so often that it takes as long as \(cost) segments"
    }
}
