import QuoinLayout

/// An area, in points relative to the canvas.
public enum Shape: Hashable, Sendable {
    case rectangle(Rect)
    /// A rectangle with rounded corners, whose radii fit it.
    case rounded(Rect, CornerRadii)

    /// A rectangle with corners rounded as far as they fit; a plain one where none is.
    public init(_ rect: Rect, radii: CornerRadii) {
        let fitting = radii.fitting(rect.size)
        self = fitting == .zero ? .rectangle(rect) : .rounded(rect, fitting)
    }

    /// The smallest rectangle around the area.
    public var bounds: Rect {
        switch self {
        case .rectangle(let rect), .rounded(let rect, _): rect
        }
    }

    /// The area without a rim of the same width everywhere, in points.
    public func inset(by width: Double) -> Shape {
        switch self {
        case .rectangle(let rect): .rectangle(rect.shrunk(by: width))
        case .rounded(let rect, let radii): Shape(rect.shrunk(by: width), radii: radii.inset(by: width))
        }
    }
}

extension Rect {
    /// The rectangle without a rim of one width; empty, in its middle, where the rim takes all.
    fileprivate func shrunk(by width: Double) -> Rect {
        let horizontal = min(width, size.width / 2)
        let vertical = min(width, size.height / 2)
        return inset(by: EdgeInsets(horizontal: horizontal, vertical: vertical))
    }
}
