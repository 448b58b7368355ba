import QuoinLayout

/// How an image is fitted into the bounds of its node (Texture, §11.3).
public enum ContentMode: String, Hashable, Sendable, CaseIterable {
    /// As small as covers the bounds.
    case fill
    /// As large as fits into the bounds.
    case fit
    /// The bounds exactly, the proportions lost.
    case stretch
    /// As `stretch`: what is drawn anew at every size on a screen is drawn once in a picture (Texture, §11.1).
    case redraw
    /// Its own size, in the middle of the bounds.
    case center
    /// Its own size, at an edge or in a corner of the bounds.
    case top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight

    /// Where an image of a size lies, given the bounds; both in points.
    ///
    /// - Parameter crop: which point of the image lies at the same point of the bounds where the image covers them.
    func frame(of image: Size, in bounds: Rect, crop: UnitPoint = .center) -> Rect {
        let size = size(of: image, in: bounds.size)
        let place = self == .fill ? crop : alignment
        return Rect(
            bounds.minX + (bounds.size.width - size.width) * place.x,
            bounds.minY + (bounds.size.height - size.height) * place.y, size.width, size.height)
    }

    /// How large an image of a size is, given the bounds; both in points.
    func size(of image: Size, in bounds: Size) -> Size {
        let across = bounds.width / image.width
        let down = bounds.height / image.height
        switch self {
        case .stretch, .redraw: return bounds
        case .fill: return image.scaled(by: max(across, down))
        case .fit: return image.scaled(by: min(across, down))
        default: return image
        }
    }

    /// Which point of the image lies at the same point of the bounds.
    private var alignment: UnitPoint {
        switch self {
        case .fill, .fit, .stretch, .redraw, .center: .center
        case .top: UnitPoint(0.5, 0)
        case .bottom: UnitPoint(0.5, 1)
        case .left: UnitPoint(0, 0.5)
        case .right: UnitPoint(1, 0.5)
        case .topLeft: UnitPoint(0, 0)
        case .topRight: UnitPoint(1, 0)
        case .bottomLeft: UnitPoint(0, 1)
        case .bottomRight: UnitPoint(1, 1)
        }
    }
}

extension Size {
    fileprivate func scaled(by factor: Double) -> Size { Size(width * factor, height * factor) }
}
