import QuoinDeclarations

/// The environment of a layout, the same for every element.
public struct LayoutEnvironment {
    /// The grid that sizes are rounded to.
    public var grid: PixelGrid
    /// The reading direction. The engine mirrors finished nodes by it (Texture, §3.6). Kinds that distinguish leading from
    /// trailing read it while they lay out.
    public var direction: LayoutDirection
    /// What bars and rounded corners cover at the edges of the canvas, in points.
    public var safeArea = EdgeInsets.zero
    /// The space that content keeps from the edges of the safe area, in points.
    public var margins = EdgeInsets.zero
    /// The time and the memory that are left for the picture; `nil` for any. Kinds with long loops of their own check it.
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

    /// Has the value's type as the key gives it. Casting to it is faster than casting to a protocol, which looks up a
    /// conformance on every call.
    private struct Stored<Value> {
        var value: Value
    }
}

/// The reading direction. Right to left mirrors every finished node (Texture, §3.6).
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
}
