import QuoinLayout

/// An area, in points relative to the canvas.
public enum Shape: Hashable, Sendable {
    case rectangle(Rect)
    /// A rectangle with rounded corners, whose radii are in points and fit it.
    case rounded(Rect, CornerRadii, CornerRadii.Curve)
    case path(Path, Path.FillRule)

    /// A rectangle with corners rounded as far as they fit; a plain one if all radii are 0.
    public init(_ rect: Rect, radii: CornerRadii, curve: CornerRadii.Curve = .circular) {
        let sizes = CornerSizes(radii, in: rect.size).fitting(rect.size)
        self = sizes.areSquare ? .rectangle(rect) : .rounded(rect, CornerRadii(sizes), curve)
    }

    /// The smallest rectangle around the area; for a path, around its control points too.
    package var bounds: Rect {
        switch self {
        case .rectangle(let rect), .rounded(let rect, _, _): rect
        case .path(let path, _): path.bounds
        }
    }

    /// The outline, clockwise for a rectangle.
    package var path: Path {
        switch self {
        case .rectangle(let rect): Path(rect)
        case .rounded(let rect, let radii, let curve):
            Path(rect, corners: CornerSizes(radii, in: rect.size), curve: curve)
        case .path(let path, _): path
        }
    }

    /// What is inside ``path``; `nonZero` for rectangles.
    package var fillRule: Path.FillRule {
        if case .path(_, let rule) = self { rule } else { .nonZero }
    }

    /// Whether it is a path with an outline that does not return to its beginning.
    var isOpen: Bool { if case .path(let path, _) = self { path.isOpen } else { false } }

    /// The rectangle, shrunk by a width on all sides, in points, or grown if negative; `nil` for a path, whose offset
    /// curves are not paths of the same kind.
    package func inset(by width: Double) -> Shape? {
        switch self {
        case .rectangle(let rect): .rectangle(rect.shrunk(by: EdgeInsets(width)))
        case .rounded(let rect, let radii, let curve):
            Shape(
                rect.shrunk(by: EdgeInsets(width)),
                radii: CornerRadii(CornerSizes(radii, in: rect.size).inset(by: EdgeInsets(width))), curve: curve)
        case .path: nil
        }
    }

    /// The rectangle with the corners of a shadow that is larger by a width on all sides, in points, or smaller if negative;
    /// `nil` for a path.
    package func spread(by width: Double) -> Shape? {
        guard width > 0, case .rounded(let rect, let radii, let curve) = self else { return inset(by: -width) }
        let corners = CornerSizes(radii, in: rect.size).spread(by: width)
        return Shape(rect.shrunk(by: EdgeInsets(-width)), radii: CornerRadii(corners), curve: curve)
    }

    /// The part outside the area, up to a distance from its bounds, in points.
    func outside(reach: Double) -> Shape {
        Shape.rectangle(bounds.inset(by: EdgeInsets(-reach))).ring(around: self)
    }

    /// The part between this area and another within it.
    package func ring(around inner: Shape) -> Shape {
        var ring = path
        ring.append(inner.path)
        return .path(ring, .evenOdd)
    }
}

extension Rect {
    /// The rectangle within the insets; empty if they leave nothing.
    func shrunk(by insets: EdgeInsets) -> Rect {
        func extent(_ start: Double, _ end: Double, _ near: Double, _ far: Double) -> (start: Double, length: Double) {
            let length = end - start - near - far
            // Insets that do not fit meet where their ratio divides the rectangle.
            return length >= 0 ? (start + near, length) : (start + (end - start) * near / (near + far), 0)
        }
        let across = extent(minX, maxX, insets.left, insets.right)
        let down = extent(minY, maxY, insets.top, insets.bottom)
        return Rect(across.start, down.start, across.length, down.length)
    }
}
