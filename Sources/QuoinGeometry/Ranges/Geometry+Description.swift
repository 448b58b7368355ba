extension Size: CustomStringConvertible {
    /// `300 × 65`
    public var description: String { "\(shortDescription(width)) × \(shortDescription(height))" }
}

extension Point: CustomStringConvertible {
    /// `10, 20`
    public var description: String { "\(shortDescription(x)), \(shortDescription(y))" }
}

extension Rect: CustomStringConvertible {
    /// `300 × 65 at 10, 20`
    public var description: String { "\(size) at \(origin)" }
}

extension ExtentRange: CustomStringConvertible {
    /// `50` if it is exact, else `0...inf`
    public var description: String {
        isExact ? shortDescription(min) : "\(shortDescription(min))...\(shortDescription(max))"
    }
}

extension SizeRange: CustomStringConvertible {
    /// `300 × 0...inf`
    public var description: String { "\(self[.horizontal]) × \(self[.vertical])" }
}

extension EdgeInsets: CustomStringConvertible {
    /// Top, left, bottom, right: `10, 20, 10, 20`
    public var description: String { [top, left, bottom, right].map(shortDescription).joined(separator: ", ") }
}
