/// The environment of a layout, the same for every element.
public struct LayoutEnvironment {
    /// The grid that sizes are rounded to.
    public var grid: PixelGrid
    /// The reading direction. The engine mirrors finished nodes by it (Texture, §3.6). Kinds that distinguish leading from
    /// trailing read it while they lay out.
    public var direction: LayoutDirection
    /// The insets that bars and rounded corners cover on the canvas, in points.
    public var safeArea = EdgeInsets.zero
    /// The space between the edges of the safe area and the content, in points.
    public var margins = EdgeInsets.zero
    /// The time and the memory that are left for the picture; `nil` for no limit. Kinds with long loops of their own
    /// check it.
    package var budget: Budget?
    private var values: [ObjectIdentifier: Any] = [:]

    /// - Parameter scale: pixels per point, above 0.
    public init(scale: Double = 1, direction: LayoutDirection = .leftToRight) {
        grid = PixelGrid(scale: scale)
        self.direction = direction
    }

    /// A value that a leaf kind needs for measuring, such as the text shaper.
    public subscript<K: Key>(key: K.Type) -> K.Value? {
        get { (values[ObjectIdentifier(key)] as? Stored<K.Value>)?.value }
        set { values[ObjectIdentifier(key)] = newValue.map { Stored(value: $0) } }
    }

    /// Identifies a value of the environment, and gives its type.
    public protocol Key {
        associatedtype Value
    }

    /// Stores a value with the type that its key gives. Casting to it is faster than casting to a protocol, which looks
    /// up a conformance on every call.
    private struct Stored<Value> {
        var value: Value
    }
}

/// The reading direction. Right to left mirrors every finished node (Texture, §3.6).
public enum LayoutDirection: String, Codable, Hashable, Sendable, CaseIterable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
}
