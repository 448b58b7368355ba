import QuoinLayout

extension ImageNode {
    /// How an image is fitted into the bounds of its node (Texture, §11.3).
    public enum ContentMode: String, Hashable, Sendable, CaseIterable {
        /// The smallest size that covers the bounds, in its proportions.
        case fill
        /// The largest size that fits into the bounds, in its proportions.
        case fit
        /// The size of the bounds, even if it changes the proportions.
        case stretch
        /// The same as `stretch`: a picture is drawn once, at one size (Texture, §11.1).
        case redraw
        /// Its own size, in the middle of the bounds.
        case center
        /// Its own size, at an edge or in a corner of the bounds.
        case top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight

        /// The frame of an image in the bounds, both in points.
        ///
        /// - Parameter crop: only for `fill`: the point of the image, in fractions of its size, that lies at the same
        ///   fractions of the bounds.
        func frame(of image: Size, in bounds: Rect, crop: Point = Point(0.5, 0.5)) -> Rect {
            let size = size(of: image, in: bounds.size)
            let place = self == .fill ? crop : alignment
            return Rect(
                bounds.minX + (bounds.size.width - size.width) * place.x,
                bounds.minY + (bounds.size.height - size.height) * place.y, size.width, size.height)
        }

        /// The size of an image in the bounds, both in points.
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

        /// The point of the image, in fractions of its size, that lies at the same fractions of the bounds.
        private var alignment: Point {
            switch self {
            case .fill, .fit, .stretch, .redraw, .center: Point(0.5, 0.5)
            case .top: Point(0.5, 0)
            case .bottom: Point(0.5, 1)
            case .left: Point(0, 0.5)
            case .right: Point(1, 0.5)
            case .topLeft: Point(0, 0)
            case .topRight: Point(1, 0)
            case .bottomLeft: Point(0, 1)
            case .bottomRight: Point(1, 1)
            }
        }
    }
}

extension Size {
    fileprivate func scaled(by factor: Double) -> Size { Size(width * factor, height * factor) }
}
