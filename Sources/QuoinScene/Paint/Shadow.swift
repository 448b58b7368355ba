import QuoinLayout

/// A shadow that an element casts (Texture, §11.1; CSS Backgrounds 3, §6).
public struct Shadow: Hashable, Sendable {
    /// Its alpha is the opacity of the shadow where it is darkest.
    public var color: Color
    /// The standard deviation of its blur, in points, 0 or more: half of what CSS calls the blur radius.
    public var radius: Double
    /// To the right and down, in points.
    public var offset: Point
    /// How much larger than its source it is on every side, in points; may be negative. Without effect on a shadow of the
    /// content.
    public var spread: Double
    /// The form of the element casts it, outward, by default.
    public var kind: Kind

    /// A black shadow straight behind the element, unless said otherwise; all lengths are in points.
    public init(
        color: Color = .black, radius: Double = 3, offset: Point = .zero, spread: Double = 0, kind: Kind = .outer
    ) {
        (self.color, self.radius, self.offset, self.spread, self.kind) = (color, radius, offset, spread, kind)
    }

    /// What casts the shadow, and where it falls.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// The element's form, outward; it is not seen through the element.
        case outer
        /// The rim of the element's form, inward, over its fills.
        case inner
        /// All that is painted of the element and its children.
        case content
    }
}
