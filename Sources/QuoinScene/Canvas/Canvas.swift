import QuoinLayout

/// What a layout is drawn on.
public struct Canvas: Hashable, Sendable {
    /// The sizes that the root may take, in points.
    public var range = SizeRange.unconstrained
    /// Pixels per point, above 0.
    public var scale = 1.0
    /// What lies under everything, the first lowest; nothing is transparent.
    public var fills: [Fill] = []
    public var direction = LayoutDirection.leftToRight
    /// Which values of adaptive colors are drawn.
    public var appearance = Appearance.light
    /// A factor for the lengths of all texts, above 0.
    public var textScale = 1.0

    public init() {}

    public init(width: ExtentRange = .unconstrained, height: ExtentRange = .unconstrained, scale: Double = 1) {
        range = SizeRange(width: width, height: height)
        self.scale = scale
    }
}
