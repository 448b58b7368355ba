import QuoinLayout

/// An image as a backend paints it, in points relative to the canvas.
public struct ImageShading: Hashable, Sendable {
    /// Its pixels are read when it is painted, from the source that has enough of them for the scale.
    public var image: ImageResource
    /// Where the image lies, or its first tile.
    public var tile: Rect
    /// Whether the image repeats in all directions.
    public var isTiled: Bool
    /// Which part of the image fills the tile, in fractions of its extents.
    public var part: Rect
    /// How far the image's rims keep their extents when the rest is stretched, in points of its natural size.
    public var capInsets: EdgeInsets
    /// A color in place of all of the image's own.
    public var tint: RGBA?
    /// How the image gets its pixels where it is drawn larger or smaller.
    public var sampling: ImageSampling

    /// The whole of an image.
    public static let whole = Rect(0, 0, 1, 1)

    /// The whole of an image in its own colors, once, unless said otherwise.
    public init(
        _ image: ImageResource, tile: Rect, isTiled: Bool = false, part: Rect = whole, capInsets: EdgeInsets = .zero,
        tint: RGBA? = nil, sampling: ImageSampling = .smooth
    ) {
        (self.image, self.tile, self.isTiled, self.part) = (image, tile, isTiled, part)
        (self.capInsets, self.tint, self.sampling) = (capInsets, tint, sampling)
    }
}

/// How an image that is drawn larger or smaller gets its pixels.
public enum ImageSampling: String, Hashable, Sendable, CaseIterable {
    /// Every pixel of the image counts, by a curve without steps.
    case smooth
    /// The nearest pixel of the image, so that its pixels become visible squares.
    case pixelated
}
