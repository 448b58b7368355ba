import QuoinLayout

/// The ring between the outer and the inner edge of a border around a rectangle.
struct BorderRing {
    private let widths: EdgeInsets
    /// The rectangle around the outer edge.
    let outer: Rect
    private let outerCorners: CornerSizes
    private let curve: CornerRadii.Curve

    /// `nil` for a path.
    init?(_ border: Border, around shape: Shape) {
        let (rect, radii): (Rect, CornerRadii)
        switch shape {
        case .rectangle(let plain): (rect, radii, curve) = (plain, .zero, .circular)
        case .rounded(let rounded, let corners, let kind): (rect, radii, curve) = (rounded, corners, kind)
        case .path: return nil
        }
        widths = border.widths
        let outset = widths.scaled(by: -border.position(along: shape).outsidePart)
        outer = rect.inset(by: outset)
        outerCorners = CornerSizes(radii, in: rect.size).inset(by: outset)
    }

    var area: Shape { outline(at: 0).ring(around: outline(at: 1)) }

    /// The lines of a style without gaps: the ring, or its outer and its inner part.
    func stripes(_ style: Border.LineStyle, on grid: PixelGrid) -> [Shape] {
        let stripes = EdgeInsets(
            top: style.stripe(of: widths.top, on: grid) ?? 0, left: style.stripe(of: widths.left, on: grid) ?? 0,
            bottom: style.stripe(of: widths.bottom, on: grid) ?? 0, right: style.stripe(of: widths.right, on: grid) ?? 0
        )
        guard stripes != .zero else { return [area] }
        let inner = EdgeInsets(
            top: widths.top - stripes.top, left: widths.left - stripes.left, bottom: widths.bottom - stripes.bottom,
            right: widths.right - stripes.right)
        return [
            outline(at: 0).ring(around: outline(within: stripes)),
            outline(within: inner).ring(around: outline(at: 1)),
        ]
    }

    /// The path in the middle of the lines.
    var middle: Path { outline(at: 0.5).path }

    /// The outline at a part of the way from the outer to the inner edge.
    private func outline(at part: Double) -> Shape {
        outline(within: widths.scaled(by: part))
    }

    private func outline(within insets: EdgeInsets) -> Shape {
        let (rect, corners) = edge(within: insets)
        return .path(Path(rect, corners: corners, curve: curve), .nonZero)
    }

    private func edge(within insets: EdgeInsets) -> (rect: Rect, corners: CornerSizes) {
        let rect = outer.shrunk(by: insets)
        return (rect, outerCorners.inset(by: insets).fitting(rect.size))
    }

    /// The middle of a side's line, from corner to corner: from the middle of a round one, or the end of a square one.
    func middle(of side: Side) -> Path {
        let (rect, corners) = edge(within: widths.scaled(by: 0.5))
        let (first, last) = side.corners
        let inward = Point(-side.outward.x * width(side) / 2, -side.outward.y * width(side) / 2)
        var path = Path()
        if !path.addEnd(of: first, of: rect, corners, curve) { path.move(to: first.place(in: outer) + inward) }
        if !path.addBeginning(of: last, of: rect, corners, curve) { path.line(to: last.place(in: outer) + inward) }
        return path
    }

    /// Whether no corner is round.
    var isSquare: Bool { outerCorners.areSquare }

    /// The part of the ring that belongs to a side. Its edges run from the outer corners through the inner ones, until
    /// they meet those of other sides.
    ///
    /// - Parameters:
    ///   - others: sides that are painted later; the part continues below them.
    ///   - overlap: how far it continues, in points.
    func part(of side: Side, below others: Set<Side> = [], overlap: Double = 0) -> Shape {
        let (before, after) = neighbors(of: side)
        let onward = Point(after.outward.x * overlap, after.outward.y * overlap)
        let start = side.corners.first.place(in: outer) - (others.contains(before) ? onward : .zero)
        let end = side.corners.last.place(in: outer) + (others.contains(after) ? onward : .zero)
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
