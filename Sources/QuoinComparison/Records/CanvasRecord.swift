import QuoinLayout

/// What a picture's record holds of the canvas.
public struct CanvasRecord: Hashable, Sendable {
    /// In points.
    public var size: Size
    /// Pixels per point, above 0.
    public var scale: Double
    /// What was asked for and is not as usual, by key: `appearance` is `dark`, `width` is `0...300`.
    public var properties: [String: PropertyValue]

    package init(size: Size, scale: Double, properties: [String: PropertyValue] = [:]) {
        (self.size, self.scale, self.properties) = (size, scale, properties)
    }
}
