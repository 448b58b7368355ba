import QuoinLayout

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
