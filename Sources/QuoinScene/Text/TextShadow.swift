import QuoinLayout

/// A shadow of letters. It takes no room (Texture, §11.4: as the newer text node has it).
public struct TextShadow: Hashable, Sendable {
    /// Its alpha is the opacity of the shadow where it is darkest.
    public var color: Color
    /// The standard deviation of its blur, in points, 0 or more: half of what CSS calls the blur radius.
    public var radius: Double
    /// To the right and down, in points.
    public var offset: Point

    /// A black shadow, its lengths in points; without radius and offset it lies hidden behind the letters.
    public init(color: Color = .black, radius: Double = 0, offset: Point = .zero) {
        (self.color, self.radius, self.offset) = (color, radius, offset)
    }
}
