/// The extents that are allowed on one axis, in points.
public struct ExtentRange: Hashable, Sendable {
    /// The least extent, 0 or more; it wins over a maximum below it.
    public var min: Double
    /// The largest extent; infinite where there is no bound.
    public var max: Double

    /// From a minimum to a maximum, taken as they are even where the minimum is above the maximum.
    @inlinable
    public init(_ min: Double, _ max: Double) {
        self.min = min
        self.max = max
    }

    /// The range that allows one extent only.
    @inlinable
    public init(exactly extent: Double) {
        self.init(extent, extent)
    }

    /// From nothing to infinity.
    public static let unconstrained = ExtentRange(0, .infinity)

    /// Whether one extent only is allowed.
    @inlinable
    public var isExact: Bool { min == max }

    /// The nearest extent of the range; the minimum wins over the maximum, and over a value that is not a number.
    @inlinable
    public func clamp(_ extent: Double) -> Double {
        let upper = max < extent ? max : extent
        return min > upper ? min : (upper.isNaN ? min : upper)
    }

    /// The part that both ranges allow; where they do not meet, the point of this one nearest to the other.
    @inlinable
    public func intersected(with other: ExtentRange) -> ExtentRange {
        let lower = min > other.min ? min : other.min
        let upper = max < other.max ? max : other.max
        if lower <= upper { return ExtentRange(lower, upper) }
        return ExtentRange(exactly: min < other.min ? max : min)
    }

    /// How far a sum of extents lies outside the range: positive where room is left below the minimum, negative where
    /// the sum passes the maximum (Texture, §4.2 `violation`).
    @inlinable
    public func violation(of sum: Double) -> Double {
        if sum < min { return min - sum }
        if sum > max { return max - sum }
        return 0
    }
}
