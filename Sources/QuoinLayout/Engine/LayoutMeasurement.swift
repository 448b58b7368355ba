/// What measuring an element gave.
public struct LayoutMeasurement: Hashable, Sendable {
    /// In points.
    public var size: Size
    /// What a stack aligns the element by, where its style has no `ascender` or `descender`.
    public var baselines: Baselines

    @inlinable
    public init(size: Size, baselines: Baselines = .none) {
        self.size = size
        self.baselines = baselines
    }
}

/// Where the first and the last baseline of an element are.
public enum Baselines: Hashable, Sendable {
    /// There are none: the first counts as the top edge, the last as the bottom edge.
    case none
    /// The first is `ascender` points below the top edge, the last `descender` points above the bottom edge.
    case at(ascender: Double, descender: Double)
    /// The ascender is that of one child, the descender that of another; they are measured only when asked for.
    case ofChildren(first: Int, last: Int)
}
