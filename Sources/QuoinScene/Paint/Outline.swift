/// A line around an element, outside its bounds (CSS Basic User Interface 4, §3).
public struct Outline: Hashable, Sendable {
    /// The same on all sides; its width takes no room in the layout.
    public var line: BorderSide
    /// From the bounds to the line, in points; may be negative.
    /// Without effect around a form that is no rectangle.
    public var offset: Double

    /// A line, its width (0 or more) and offset in points; solid, black and at the bounds unless said otherwise.
    public init(width: Double, color: Color = .black, style: LineStyle = .solid, offset: Double = 0) {
        line = BorderSide(width: width, color: color, style: style)
        self.offset = offset
    }
}
