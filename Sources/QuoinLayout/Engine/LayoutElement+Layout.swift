extension LayoutElement {
    /// Lays the element out once.
    ///
    /// - Parameter range: the sizes it may take, in points; its fractions refer to the maximum.
    /// - Throws: any ``LayoutError``.
    public func layout(
        in range: SizeRange, environment: LayoutEnvironment = LayoutEnvironment()
    ) throws(LayoutError) -> Layout {
        var engine = LayoutEngine(try LayoutTree(self), environment: environment)
        return try engine.layout(in: range)
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
