import QuoinLayout

/// How an image is fitted into the bounds of its node (Texture, §11.3).
public enum ContentMode: String, Hashable, Sendable, CaseIterable {
    /// As small as covers the bounds, its middle shown.
    case fill
    /// As large as fits into the bounds, in their middle.
    case fit
    /// The bounds exactly, the proportions lost.
    case stretch
    /// Its own size, in the middle of the bounds.
    case center

    /// Where an image of a size lies, given the bounds; both in points.
    func frame(of image: Size, in bounds: Rect) -> Rect {
        let size = size(of: image, in: bounds.size)
        return Rect(
            origin: bounds.center - Point(size.width / 2, size.height / 2), size: size)
    }

    /// How large an image of a size is, given the bounds; both in points.
    func size(of image: Size, in bounds: Size) -> Size {
        let across = bounds.width / image.width
        let down = bounds.height / image.height
        switch self {
        case .stretch: return bounds
        case .center: return image
        case .fill: return image.scaled(by: max(across, down))
        case .fit: return image.scaled(by: min(across, down))
        }
    }
}

extension Size {
    fileprivate func scaled(by factor: Double) -> Size { Size(width * factor, height * factor) }
}
