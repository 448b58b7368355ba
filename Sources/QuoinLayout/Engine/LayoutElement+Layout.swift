extension LayoutElement {
    /// Lays the element out once.
    ///
    /// - Parameters:
    ///   - range: the sizes it may take, in points.
    ///   - parentSize: the size that its fractions refer to, in points, as in Texture's `layoutThatFits:parentSize:`; by
    ///     default the maximum of the range.
    /// - Throws: any ``LayoutError``.
    public func layout(
        in range: SizeRange, parentSize: Size? = nil, environment: LayoutEnvironment = LayoutEnvironment()
    ) throws(LayoutError) -> Layout {
        var engine = LayoutEngine(try LayoutTree(self), environment: environment)
        return try engine.layout(in: range, parentSize: parentSize)
    }

    /// Lays the element out once, and records how the frames came about.
    ///
    /// - Parameter range: the sizes it may take, in points; its fractions refer to the maximum.
    /// - Throws: any ``LayoutError``.
    public func trace(
        in range: SizeRange, environment: LayoutEnvironment = LayoutEnvironment(), _ detail: LayoutTrace.Detail = .all
    ) throws(LayoutError) -> LayoutTrace {
        var engine = LayoutEngine(try LayoutTree(self), environment: environment)
        return try engine.trace(in: range, detail)
    }
}
