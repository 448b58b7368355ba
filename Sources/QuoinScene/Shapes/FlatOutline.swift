import QuoinLayout

/// A path's outline as straight pieces, its lines closed, to find what it takes of a row.
///
/// Level pieces are left out, for their ends are those of others.
public struct FlatOutline: Hashable, Sendable {
    private var pieces: [Piece] = []

    private struct Piece: Hashable {
        /// The end that is higher up.
        var upper: Point
        var lower: Point

        /// Where the piece is at a height within its own.
        func x(at y: Double) -> Double {
            upper.x + (lower.x - upper.x) * (y - upper.y) / (lower.y - upper.y)
        }
    }

    /// The outline of a path; each curve becomes sixteen pieces.
    public init(_ path: Path) {
        var (start, current) = (Point.zero, Point.zero)
        for element in path.elements {
            switch element {
            case .move(let point):
                add(from: &current, to: start)
                (start, current) = (point, point)
            case .line(let point): add(from: &current, to: point)
            case .curve(let first, let second, let end):
                let origin = current
                for piece in 1...16 {
                    add(from: &current, to: .onCurve(from: origin, first, second, end, at: Double(piece) / 16))
                }
            case .close: add(from: &current, to: start)
            }
        }
        add(from: &current, to: start)
    }

    private mutating func add(from current: inout Point, to end: Point) {
        if end.y != current.y {
            pieces.append(end.y > current.y ? Piece(upper: current, lower: end) : Piece(upper: end, lower: current))
        }
        current = end
    }

    /// The lowest point's height; nothing for an outline without any height.
    public var bottom: Double? { pieces.lazy.map(\.lower.y).max() }

    /// From the leftmost to the rightmost point of a row; nothing where the outline does not reach into it.
    public func extent(from top: Double, to bottom: Double) -> (start: Double, end: Double)? {
        var extent: (start: Double, end: Double)?
        for piece in pieces where piece.lower.y > top && piece.upper.y < bottom {
            let (first, last) = (piece.x(at: max(top, piece.upper.y)), piece.x(at: min(bottom, piece.lower.y)))
            let (left, right) = (min(first, last), max(first, last))
            extent = (min(extent?.start ?? left, left), max(extent?.end ?? right, right))
        }
        return extent
    }
}
