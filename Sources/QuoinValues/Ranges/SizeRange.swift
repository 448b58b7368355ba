/// The sizes that an element may have: a minimum and a maximum on each axis, in points.
///
/// A range is exact on an axis if minimum and maximum are equal. The maximum may be infinite. A minimum above its maximum
/// is possible; the minimum then wins (Texture, §1.3).
public struct SizeRange: Hashable, Sendable {
    /// The minimum width and height, 0 or more.
    public var min: Size
    /// The maximum width and height; infinite on an axis without a bound.
    public var max: Size

    /// A range from a minimum to a maximum. The two are not checked.
    @inlinable
    public init(min: Size, max: Size) {
        self.min = min
        self.max = max
    }

    /// The range with exactly one size.
    @inlinable
    public init(exactly size: Size) {
        self.init(min: size, max: size)
    }

    /// A range from a range on each axis.
    @inlinable
    public init(width: ExtentRange, height: ExtentRange) {
        self.init(min: Size(width.min, height.min), max: Size(width.max, height.max))
    }

    /// A range from a range along an axis and one across it.
    @inlinable
    public init(main: ExtentRange, cross: ExtentRange, axis: Axis) {
        self = axis == .horizontal ? SizeRange(width: main, height: cross) : SizeRange(width: cross, height: main)
    }

    /// From 0 to infinity on both axes.
    public static let unconstrained = SizeRange(min: .zero, max: .infinity)

    /// The range on one axis.
    @inlinable
    public subscript(axis: Axis) -> ExtentRange {
        get { ExtentRange(min: min[axis], max: max[axis]) }
        set {
            min[axis] = newValue.min
            max[axis] = newValue.max
        }
    }

    /// Whether the range has exactly one size.
    @inlinable
    public var isExact: Bool { min == max }

    /// The nearest size in the range, axis by axis (Texture, §1.3 `clamp`).
    @inlinable
    public func clamp(_ size: Size) -> Size {
        Size(self[.horizontal].clamp(size.width), self[.vertical].clamp(size.height))
    }

    /// The intersection; on an axis on which the ranges do not meet, the end of this one that is nearest to the other
    /// (Texture, §1.3 `intersect`).
    @inlinable
    public func intersected(with other: SizeRange) -> SizeRange {
        SizeRange(
            width: self[.horizontal].intersected(with: other[.horizontal]),
            height: self[.vertical].intersected(with: other[.vertical]))
    }
}

extension SizeRange: CustomStringConvertible {
    /// `300 × 0...inf`
    public var description: String { "\(self[.horizontal]) × \(self[.vertical])" }
}

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
