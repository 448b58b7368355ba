import QuoinLayout

/// What is painted as one picture, and how it is laid over what is behind.
public struct PaintGroup: Hashable, Sendable {
    /// From 0 to 1.
    public var opacity: Double
    /// How the group as a whole mixes with what is behind it.
    public var blendMode: BlendMode
    /// The standard deviation of a blur, in points.
    public var blur: Double
    /// Shadows of the group's coverage, the first uppermost.
    public var shadows: [ShadowCast]
    /// What the group is seen through, blurred and with its shadows as it is then.
    public var mask: GroupMask?

    /// A group that looks as its parts do, but for what is given.
    public init(
        opacity: Double = 1, blendMode: BlendMode = .normal, blur: Double = 0, shadows: [ShadowCast] = [],
        mask: GroupMask? = nil
    ) {
        (self.opacity, self.blendMode, self.blur) = (opacity, blendMode, blur)
        (self.shadows, self.mask) = (shadows, mask)
    }

    /// Whether painting the group is the same as painting its parts.
    var isPlain: Bool {
        opacity == 1 && blendMode == .normal && blur == 0 && shadows.isEmpty && mask == nil
    }
}

/// A shadow without what casts it.
public struct ShadowCast: Hashable, Sendable {
    /// The color where what casts the shadow covers wholly; elsewhere its alpha is less.
    public var color: RGBA
    /// The standard deviation of the blur, in points.
    public var radius: Double
    /// To the right and down, in points.
    public var offset: Point

    public init(color: RGBA, radius: Double, offset: Point) {
        (self.color, self.radius, self.offset) = (color, radius, offset)
    }
}
