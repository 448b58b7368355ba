/// A line around an element, outside its bounds (CSS Basic User Interface 4, §3).
public struct Outline: Hashable, Sendable {
    public var line: BorderSide
    /// From the bounds to the line, in points; may be negative.
    public var offset: Double

    public init(width: Double, color: Color = .black, style: LineStyle = .solid, offset: Double = 0) {
        line = BorderSide(width: width, color: color, style: style)
        self.offset = offset
    }
}
