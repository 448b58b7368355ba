/// A range of widths or heights, in points.
public struct ExtentRange: Hashable, Sendable {
    /// The minimum, 0 or more. It wins over a smaller maximum.
    public var min: Double
    /// The maximum; infinite if there is no bound.
    public var max: Double

    /// A range from a minimum to a maximum. The two are not checked.
    @inlinable
    public init(min: Double, max: Double) {
        self.min = min
        self.max = max
    }

    /// The range with exactly one extent.
    @inlinable
    public init(exactly extent: Double) {
        self.init(min: extent, max: extent)
    }

    /// From 0 to infinity.
    public static let unconstrained = ExtentRange(min: 0, max: .infinity)

    /// Whether the range has exactly one extent.
    @inlinable
    public var isExact: Bool { min == max }

    /// The nearest extent in the range. The minimum wins over a smaller maximum, and replaces NaN.
    @inlinable
    public func clamp(_ extent: Double) -> Double {
        let upper = max < extent ? max : extent
        return min > upper ? min : (upper.isNaN ? min : upper)
    }

    /// The intersection; if the ranges do not meet, the end of this one that is nearest to the other.
    @inlinable
    public func intersected(with other: ExtentRange) -> ExtentRange {
        let lower = min > other.min ? min : other.min
        let upper = max < other.max ? max : other.max
        if lower <= upper { return ExtentRange(min: lower, max: upper) }
        return ExtentRange(exactly: min < other.min ? max : min)
    }

    /// How far a sum of extents is outside the range: positive below the minimum, negative above the maximum
    /// (Texture, §4.2 `violation`).
    @inlinable
    public func violation(of sum: Double) -> Double {
        if sum < min { return min - sum }
        if sum > max { return max - sum }
        return 0
    }
}

extension ExtentRange: CustomStringConvertible {
    /// `50` if it has one extent, also because the minimum wins, else `0...inf`.
    public var description: String {
        max <= min ? shortDescription(min) : "\(shortDescription(min))...\(shortDescription(max))"
    }
}
