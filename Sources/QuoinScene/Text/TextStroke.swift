/// A line along the outlines of letters.
public struct TextStroke: Hashable, Sendable {
    /// In points; half of it lies inside the outline.
    public var width: Double
    /// Of the line all along, whatever the letters are filled with.
    public var color: Color
    /// Whether the line is painted after the letters or before them.
    public var order: Order

    public init(width: Double, color: Color, order: Order = .over) {
        (self.width, self.color, self.order) = (width, color, order)
    }

    /// Whether the line hides the letters' rim, or only what shows around them.
    public enum Order: String, Hashable, Sendable, CaseIterable {
        case over
        case behind
    }
}
