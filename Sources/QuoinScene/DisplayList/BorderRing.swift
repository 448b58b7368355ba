import QuoinLayout

/// The area that a border's lines take up along a rectangle.
struct BorderRing {
    private let widths: EdgeInsets
    private let outer: Rect
    private let outerCorners: CornerSizes
    private let curve: CornerCurve

    /// Nothing for an area that is no rectangle.
    init?(_ border: Border, around shape: Shape) {
        let (rect, radii): (Rect, CornerRadii)
        switch shape {
        case .rectangle(let plain): (rect, radii, curve) = (plain, .zero, .circular)
        case .rounded(let rounded, let corners, let kind): (rect, radii, curve) = (rounded, corners, kind)
        case .path: return nil
        }
        widths = border.widths
        let outset = widths.scaled(by: -border.position.outsidePart)
        outer = rect.inset(by: outset)
        outerCorners = CornerSizes(radii).inset(by: outset)
    }

    var area: Shape { outline(at: 0).ring(around: outline(at: 1)) }

    /// The path in the middle of the lines.
    var middle: Path { outline(at: 0.5).path }

    /// The outline that runs a part of the way from the outer to the inner edge.
    private func outline(at part: Double) -> Shape {
        let insets = widths.scaled(by: part)
        let rect = outer.shrunk(by: insets)
        return .path(Path(rect, corners: outerCorners.inset(by: insets).fitting(rect.size), curve: curve), .nonZero)
    }

    /// The middle of a side's line, from corner to corner.
    func middle(of side: Side) -> Path {
        let (start, end) = ends(of: side)
        let inward = Point(-side.outward.x * width(side) / 2, -side.outward.y * width(side) / 2)
        var path = Path()
        path.move(to: start + inward)
        path.line(to: end + inward)
        return path
    }

    /// Whether no corner is round.
    var isSquare: Bool { outerCorners.areSquare }

    /// The part of the ring that belongs to a side: its edges run from the outer corners through the inner ones, until
    /// they meet those of other sides.
    func part(of side: Side) -> Shape {
        let (start, end) = ends(of: side)
        let (before, after) = neighbors(of: side)
        let depth = min(
            outer.size.width / max(widths.left + widths.right, .leastNormalMagnitude),
            outer.size.height / max(widths.top + widths.bottom, .leastNormalMagnitude))
        func inner(_ corner: Point, _ neighbor: Side) -> Point {
            let x = side.outward.x * width(side) + neighbor.outward.x * width(neighbor)
            let y = side.outward.y * width(side) + neighbor.outward.y * width(neighbor)
            return corner - Point(x * depth, y * depth)
        }
        var path = Path()
        path.move(to: start)
        path.line(to: end)
        path.line(to: inner(end, after))
        path.line(to: inner(start, before))
        path.close()
        return .path(path, .nonZero)
    }

    /// The corners at the ends of a side, clockwise.
    private func ends(of side: Side) -> (Point, Point) {
        let corners: (Corner, Corner) =
            switch side {
            case .top: (.topLeft, .topRight)
            case .right: (.topRight, .bottomRight)
            case .bottom: (.bottomRight, .bottomLeft)
            case .left: (.bottomLeft, .topLeft)
            }
        return (corners.0.place(in: outer), corners.1.place(in: outer))
    }

    /// The sides before and after a side, clockwise.
    private func neighbors(of side: Side) -> (Side, Side) {
        switch side {
        case .top: (.left, .right)
        case .right: (.top, .bottom)
        case .bottom: (.right, .left)
        case .left: (.bottom, .top)
        }
    }

    private func width(_ side: Side) -> Double {
        switch side {
        case .top: widths.top
        case .right: widths.right
        case .bottom: widths.bottom
        case .left: widths.left
        }
    }
}

extension EdgeInsets {
    fileprivate func scaled(by factor: Double) -> EdgeInsets {
        EdgeInsets(top: top * factor, left: left * factor, bottom: bottom * factor, right: right * factor)
    }
}
