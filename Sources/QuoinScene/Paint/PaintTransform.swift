/// A transform of what is painted of an element and its children; the layout does not move.
public struct PaintTransform: Hashable, Sendable {
    /// Applied with the anchor as its origin; moves are in points.
    public var transform: AffineTransform
    /// The point of the frame that stays where it is, but for a translation.
    public var anchor: RelativePoint

    /// A transform around the middle of the frame, unless said otherwise.
    public init(_ transform: AffineTransform, anchor: RelativePoint = .center) {
        self.transform = transform
        self.anchor = anchor
    }
}
