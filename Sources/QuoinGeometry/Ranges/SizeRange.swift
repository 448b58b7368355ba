/// The sizes an element may take: on each axis from a minimum to a maximum, in points.
///
/// A range is exact on an axis whose minimum and maximum are equal. The maximum may be infinite. Containers build ranges
/// freely, so a minimum above its maximum does occur; the minimum then wins (Texture, §1.3).
public struct SizeRange: Hashable, Sendable {
    /// The least width and height, 0 or more.
    public var min: Size
    /// The largest width and height; infinite on an axis without a bound.
    public var max: Size

    /// The two are taken as they are, even where the minimum is above the maximum.
    @inlinable
    public init(min: Size, max: Size) {
        self.min = min
        self.max = max
    }

    /// The range that allows one size only.
    @inlinable
    public init(exactly size: Size) {
        self.init(min: size, max: size)
    }

    /// A range from its parts on each axis.
    @inlinable
    public init(width: ExtentRange, height: ExtentRange) {
        self.init(min: Size(width.min, height.min), max: Size(width.max, height.max))
    }

    /// A range from its parts along an axis and across it.
    @inlinable
    public init(main: ExtentRange, cross: ExtentRange, axis: Axis) {
        self = axis == .horizontal ? SizeRange(width: main, height: cross) : SizeRange(width: cross, height: main)
    }

    /// From nothing to infinity on both axes.
    public static let unconstrained = SizeRange(min: .zero, max: .infinity)

    /// The part of the range on one axis.
    @inlinable
    public subscript(axis: Axis) -> ExtentRange {
        get { ExtentRange(min[axis], max[axis]) }
        set {
            min[axis] = newValue.min
            max[axis] = newValue.max
        }
    }

    /// Whether one size only is allowed.
    @inlinable
    public var isExact: Bool { min == max }

    /// The size of the range that is nearest to the given one, axis by axis (Texture, §1.3 `clamp`).
    @inlinable
    public func clamp(_ size: Size) -> Size {
        Size(self[.horizontal].clamp(size.width), self[.vertical].clamp(size.height))
    }

    /// The part that both ranges allow; where they do not meet, the point of this range nearest to the other
    /// (Texture, §1.3 `intersect`).
    @inlinable
    public func intersected(with other: SizeRange) -> SizeRange {
        SizeRange(
            width: self[.horizontal].intersected(with: other[.horizontal]),
            height: self[.vertical].intersected(with: other[.vertical]))
    }
}
