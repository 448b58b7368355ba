/// A line along the inside of an element's bounds, over its content and children (Texture, §11.1).
public struct Border: Hashable, Sendable {
    /// In points, 0 or more.
    public var width: Double
    public var color: Color

    public init(width: Double, color: Color = .black) {
        self.width = width
        self.color = color
    }
}
