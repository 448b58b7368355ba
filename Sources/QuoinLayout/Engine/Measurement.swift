/// What measuring an element gave, in points.
public struct Measurement: Hashable, Sendable {
    public var size: Size
    /// From the top edge to the first baseline; 0 where there is none.
    public var ascender: Double
    /// From the last baseline to the bottom edge, positive downward; 0 where there is none.
    public var descender: Double

    @inlinable
    public init(size: Size, ascender: Double = 0, descender: Double = 0) {
        self.size = size
        self.ascender = ascender
        self.descender = descender
    }
}
