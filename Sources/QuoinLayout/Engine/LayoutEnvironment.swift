/// What a layout takes from its surroundings, the same for every element.
public struct LayoutEnvironment {
    /// The grid that sizes are rounded to.
    public var grid: PixelGrid
    /// By it the engine mirrors finished nodes (Texture, §3.6); kinds that tell leading from trailing read it while
    /// they lay out.
    public var direction: LayoutDirection
    private var values: [ObjectIdentifier: Any] = [:]

    /// - Parameter scale: pixels per point, above 0.
    public init(scale: Double = 1, direction: LayoutDirection = .leftToRight) {
        grid = PixelGrid(scale: scale)
        self.direction = direction
    }

    /// A value that a leaf kind needs for measuring, such as something that measures text.
    public subscript<Key: LayoutEnvironmentKey>(key: Key.Type) -> Key.Value? {
        get { (values[ObjectIdentifier(key)] as? Held<Key.Value>)?.value }
        set { values[ObjectIdentifier(key)] = newValue.map { Held(value: $0) } }
    }
}

/// Tells a value's type as its key says it: whether any value is of a protocol takes a search each time it is asked.
private struct Held<Value> {
    var value: Value
}

/// Names a value of the environment and its type.
public protocol LayoutEnvironmentKey {
    /// What the environment has for the key.
    associatedtype Value
}
