import QuoinValues

/// A shadow that an element casts (Texture, §11.1; CSS Backgrounds 3, §6).
public struct Shadow: Hashable, Sendable {
    /// The color where the shadow is darkest.
    public var color: Color
    /// The standard deviation of its blur, in points, 0 or more: half of the blur radius of CSS.
    public var radius: Double
    /// To the right and down, in points.
    public var offset: Point
    /// How much larger the shadow is than its source on every side, in points; may be negative. It has no effect on a
    /// shadow of the content.
    public var spread: Double
    public var kind: Kind

    /// By default, a black shadow straight behind the element; all lengths are in points.
    public init(
        color: Color = .black, radius: Double = 3, offset: Point = .zero, spread: Double = 0, kind: Kind = .outer
    ) {
        (self.color, self.radius, self.offset, self.spread, self.kind) = (color, radius, offset, spread, kind)
    }

    /// What casts the shadow, and where it falls.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// The element's shape casts it outward. It is not visible through the element.
        case outer
        /// The edge of the element's shape casts it inward, over the fills.
        case inner
        /// Everything that is painted of the element and its children casts it.
        case content
    }
}

extension Shadow {
    /// How far the shadow reaches beyond its source, in points.
    package var reach: Double {
        kind == .inner ? 0 : offset.greatestDistance + BlurReach.visible(radius) + max(spread, 0)
    }

    /// How far a backend may paint the shadow beyond its source, in points.
    var paintedReach: Double { offset.greatestDistance + BlurReach.painted(radius) + max(spread, 0) + 1 }
}

extension TextStyle.Shadow {
    /// How far the shadow reaches beyond the letters, in points.
    var reach: Double { offset.greatestDistance + BlurReach.visible(radius) }
}

extension Point {
    /// The distance from the origin along the axis on which it is greater.
    var greatestDistance: Double { max(abs(x), abs(y)) }
}

extension Shadow {
    /// `{color, radius, offset, spread, inset, of}`.
    static let codec = Codec<Shadow>.structure(properties).named("shadow")

    private static let properties = PropertyTable(
        Shadow(),
        [
            Property("color", \.color, .color, .pixels, "The color where the shadow is darkest."),
            Property(
                "radius", \.radius, .points(0...1_000), .pixels,
                "The standard deviation of the blur, in points: half of the blur radius of CSS."),
            Property("offset", \.offset, .point, .pixels, "How far the shadow is moved, in points."),
            Property(
                "spread", \.spread, .points(-1e6...1e6), .pixels,
                "How much larger than its source the shadow is on every side, in points."),
            Property(
                "inset", \.isInner, .bool, .pixels, also: ["inner"], "Whether the shadow falls inward, over the fills."
            ).named("Shadow.Kind.inner"),
            Property(
                "of", \.isOfContent, .choice([("shape", false), ("content", true)]), .contentPixels,
                "Whether the element's shape casts the shadow, or everything that is painted of it and its children."
            ).named("Shadow.Kind.content"),
        ],
        excluding: [
            Exclusion("inset", .words(["true"]), beside: ofContent, "a shadow of the content falls outward only"),
            Exclusion("spread", beside: ofContent, "a shadow of the content has no spread"),
        ])

    private static let ofContent: [String: ValueShape] = ["of": .words(["content"])]

    fileprivate var isInner: Bool {
        get { kind == .inner }
        set { if kind != .content { kind = newValue ? .inner : .outer } }
    }

    fileprivate var isOfContent: Bool {
        get { kind == .content }
        set { if newValue { kind = .content } }
    }
}

/// The reach of a Gaussian blur, in the unit of its standard deviation.
enum BlurReach {
    /// Beyond this distance the blur is invisible.
    static func visible(_ deviation: Double) -> Double { 3 * deviation }

    /// No backend paints farther than this, except for two pixels of rounding.
    static func painted(_ deviation: Double) -> Double { 4 * deviation }
}
