import QuoinLayout

/// Which part of an image is shown (Texture, §11.3, `cropRect`).
public enum ImageCrop: Hashable, Sendable {
    /// Where the image covers more than the bounds, its point at these fractions lies at the bounds'.
    case alignment(UnitPoint)
    /// The part of the image within a rectangle fills the bounds, whatever the content mode; in fractions of the
    /// image's extents, from 0 to 1.
    case part(Rect)

    /// As much is cut off on either side.
    public static let center = ImageCrop.alignment(.center)
}

/// A place in a rectangle, in fractions of its extents from the top left corner.
public struct UnitPoint: Hashable, Sendable {
    /// From 0, the left edge, to 1, the right one.
    public var x: Double
    /// From 0, the top edge, to 1, the bottom one.
    public var y: Double

    public init(_ x: Double, _ y: Double) {
        (self.x, self.y) = (x, y)
    }

    public static let center = UnitPoint(0.5, 0.5)
}
