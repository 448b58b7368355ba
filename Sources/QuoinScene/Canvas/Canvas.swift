import QuoinLayout

/// What a layout is drawn on.
public struct Canvas: Hashable, Sendable {
    /// The sizes that the root may take, in points.
    public var range = SizeRange.unconstrained
    /// Pixels per point, above 0.
    public var scale = 1.0
    /// What lies under everything, the first lowest; nothing is transparent.
    public var fills: [Fill] = []
    /// In which direction the layout runs: from right to left it is the mirror image of itself, node by node (Texture,
    /// §3.6). Texts are read as their paragraphs say.
    public var direction = LayoutDirection.leftToRight
    /// Which values of adaptive colors are drawn.
    public var appearance = Appearance.light
    /// A factor for the lengths of all texts, above 0.
    public var textScale = 1.0

    /// A canvas of any size, one pixel per point, transparent, left to right, in the light appearance.
    public init() {}

    /// A canvas of a range of sizes, transparent, left to right, in the light appearance.
    ///
    /// - Parameters:
    ///   - width: in points; any where absent.
    ///   - height: in points; any where absent.
    ///   - scale: pixels per point, above 0.
    public init(width: ExtentRange = .unconstrained, height: ExtentRange = .unconstrained, scale: Double = 1) {
        range = SizeRange(width: width, height: height)
        self.scale = scale
    }
}
