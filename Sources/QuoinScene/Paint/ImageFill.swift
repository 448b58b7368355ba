import QuoinLayout

/// An image as a fill (CSS Backgrounds 3, §3).
public struct ImageFill: Hashable, Sendable {
    /// Read when it is painted; ``sizing`` tells what its natural size counts for.
    public var image: ImageResource
    /// How large the image is, or each of its tiles.
    public var sizing: Sizing
    /// Whether the image repeats in both directions to fill the area.
    public var isTiled: Bool
    /// Where the image lies: its own point at these fractions is at the area's; points are from the near edges.
    public var alignment: RelativePoint
    /// A color in place of all of the image's own.
    public var tint: Color?
    /// How the image gets its pixels where it is drawn larger or smaller.
    public var sampling = ImageSampling.smooth

    /// An image in its own size, repeated from the top left corner, unless said otherwise, as CSS paints a background.
    public init(
        _ image: ImageResource, sizing: Sizing = .natural, isTiled: Bool = true,
        alignment: RelativePoint = RelativePoint(0, 0)
    ) {
        (self.image, self.sizing, self.isTiled, self.alignment) = (image, sizing, isTiled, alignment)
    }

    /// How large the image is.
    public enum Sizing: Hashable, Sendable {
        /// Its own size.
        case natural
        /// The area's size, whatever the proportions.
        case stretch
        /// As small as covers the area.
        case cover
        /// As large as fits into the area.
        case contain
        /// Its extents; fractions are of the area's. `auto` keeps the proportions, or is natural if both are.
        case size(LayoutSize)
    }

    func shading(of area: Rect, appearance: Appearance) -> ImageShading {
        ImageShading(
            image, tile: tile(in: area), isTiled: isTiled, tint: tint?.resolved(for: appearance), sampling: sampling)
    }

    /// Where the image, or one of its tiles, lies in an area, in points.
    private func tile(in area: Rect) -> Rect {
        let size = size(in: area.size)
        return Rect(
            area.minX + alignment.x.offset(of: size.width, in: area.size.width),
            area.minY + alignment.y.offset(of: size.height, in: area.size.height), size.width, size.height)
    }

    private func size(in area: Size) -> Size {
        switch sizing {
        case .natural: return image.size
        case .stretch: return area
        case .cover: return ContentMode.fill.size(of: image.size, in: area)
        case .contain: return ContentMode.fit.size(of: image.size, in: area)
        case .size(let wish):
            let width = wish.width.resolved(in: area.width, auto: .nan)
            let height = wish.height.resolved(in: area.height, auto: .nan)
            if width.isNaN, height.isNaN { return image.size }
            return Size(
                width.isNaN ? height * image.size.width / image.size.height : width,
                height.isNaN ? width * image.size.height / image.size.width : height)
        }
    }
}

extension Dimension {
    /// Where something begins: a fraction of the room left, or points.
    fileprivate func offset(of extent: Double, in room: Double) -> Double {
        switch self {
        case .auto: 0
        case .points(let value): value
        case .fraction(let value): (room - extent) * value
        }
    }
}
