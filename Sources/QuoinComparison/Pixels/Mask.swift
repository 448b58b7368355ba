import QuoinLayout

/// Pixels that do not count in a comparison.
public enum Mask: Hashable, Sendable {
    case pixels(PixelRect)
    /// A rectangle in points, relative to the canvas; every pixel that it touches is left out.
    case points(Rect)
    /// All that the element with an id takes up, in the reference and in the new picture.
    case element(String)
}
