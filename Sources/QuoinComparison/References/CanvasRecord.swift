import QuoinLayout

/// What a picture's record holds of the canvas.
public struct CanvasRecord: Hashable, Sendable {
    /// In points.
    public var size: Size
    /// Pixels per point, above 0.
    public var scale: Double
    /// How it was asked for, by property: `appearance` is `dark`, `width` is `0...300`, `fill` is `#FFF`.
    public var properties: [String: String]

    public init(size: Size, scale: Double, properties: [String: String] = [:]) {
        (self.size, self.scale, self.properties) = (size, scale, properties)
    }
}
