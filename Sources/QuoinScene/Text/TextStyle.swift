/// How letters look.
public struct TextStyle: Hashable, Sendable {
    /// Font families, the first that has a character is used; `sans-serif`, `serif` and `monospace` are understood.
    public var families: [String]
    /// In points, above 0.
    public var size: Double
    public var weight: FontWeight
    public var isItalic = false
    public var color: Color
    /// Added between characters, in points; may be negative.
    public var letterSpacing: Double = 0

    public init(
        families: [String] = ["Inter"], size: Double = 16, weight: FontWeight = .regular, color: Color = .black
    ) {
        (self.families, self.size, self.weight, self.color) = (families, size, weight, color)
    }
}
