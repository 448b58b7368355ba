/// Lays out a tree, any number of times. Measurements are kept, so after a change of the root's range only what the change
/// affects is measured.
package struct LayoutEngine: ~Copyable {
    /// The tree as it was given. The elements that come from unfolding are only in ``Layout/tree``.
    private let tree: LayoutTree
    private let environment: LayoutEnvironment
    private var hasRun = false
    private let storage: PassStorage

    /// - Parameter keepsMeasurements: whether measurements are cached; a test measures everything each time.
    package init(
        _ tree: LayoutTree, environment: LayoutEnvironment = LayoutEnvironment(), keepsMeasurements: Bool = true
    ) {
        (self.tree, self.environment) = (tree, environment)
        storage = PassStorage(count: tree.count, environment: environment, keepsMeasurements: keepsMeasurements)
    }

    deinit {
        storage.deallocate()
    }

    /// Lays the tree out.
    ///
    /// - Parameters:
    ///   - range: the sizes the root may take, in points.
    ///   - parentSize: the size that its fractions refer to, in points; `nil` is the maximum of the range.
    /// - Throws: a ``QuoinError``.
    package mutating func layout(in range: SizeRange, parentSize: Size? = nil) throws(QuoinError) -> Layout {
        var layout = try measuredLayout(in: range, parentSize: parentSize)
        let unfolded = try layout.unfolding(
            in: environment, offered: { storage.states[$0].range },
            layOut: { engine, range throws(QuoinError) in try engine.layout(in: range) })
        for (index, inner) in unfolded { layout.graft(inner, at: index) }
        return layout
    }

    /// Lays the tree out as ``layout(in:)`` does, and then runs each layout's kind again with its final range, to record
    /// what it does with its children.
    ///
    /// - Throws: a ``QuoinError``.
    package mutating func trace(
        in range: SizeRange, _ detail: Layout.Trace.Detail = .all
    ) throws(QuoinError) -> Layout.Trace {
        let layout = try measuredLayout(in: range)
        let records = storage.withPass(over: tree) { $0.records(of: layout, in: range, detail) }
        var trace = Layout.Trace(layout: layout, records: records, unfoldedStart: tree.count)
        let unfolded = try layout.unfolding(
            in: environment, offered: { storage.states[$0].range },
            layOut: { engine, range throws(QuoinError) in try engine.trace(in: range, detail) })
        for (index, inner) in unfolded { trace.graft(inner, at: index) }
        return trace
    }

    /// Lays the tree out without the content of unfolding elements.
    private mutating func measuredLayout(
        in range: SizeRange, parentSize: Size? = nil
    ) throws(QuoinError) -> Layout {
        hasRun = true
        let placement = storage.withPass(over: tree) { pass in
            pass.offer(0, range, parent: parentSize ?? range.max)
            return pass.place(direction: environment.direction)
        }
        if let excess = environment.budget?.excess { throw .limitPassed(excess, at: tree.reference(to: 0)) }
        if let index = placement.invalid { throw invalidExtent(of: index) }
        return Layout(
            tree: tree, grid: environment.grid, direction: environment.direction, frames: placement.frames,
            leftOut: placement.leftOut, roundedOff: placement.roundedOff)
    }

    /// Measures the root, without the content of unfolding elements.
    func measurement(in range: SizeRange) -> LayoutMeasurement {
        storage.withPass(over: tree) { pass in
            pass.offer(0, range, parent: range.max)
            let size = pass.size(of: 0)
            let (ascender, descender) = (pass.ascender(of: 0), pass.descender(of: 0))
            let hasBaselines = ascender != 0 || descender != 0
            return LayoutMeasurement(
                size: size, baselines: hasBaselines ? .at(ascender: ascender, descender: descender) : .none)
        }
    }

    /// The number of times that each element's kind ran, by index.
    package var measurementCounts: [Int] {
        (0..<tree.count).map { hasRun ? Int(storage.states[$0].runs) : 0 }
    }

    private func invalidExtent(of index: Int) -> QuoinError {
        let size = storage.withPass(over: tree) { $0.sizeBeforeValidation(of: index) }
        let isWidth = !(size.width >= 0 && size.width < LayoutTree.extentLimit)
        let (axis, value): (Axis, _) = isWidth ? (.horizontal, size.width) : (.vertical, size.height)
        let advice =
            value.isFinite
            ? "fewer than \(shortDescription(LayoutTree.extentLimit)) are possible"
            : "give the element or the canvas a bound on this axis"
        // An unbounded extent is no limit.
        return QuoinError(
            "the \(axis.extentName) came out as \(shortDescription(value)) points; \(advice)",
            value.isFinite ? .limitPassed : .wrongInput, at: tree.reference(to: index))
    }
}

extension LayoutElement {
    /// Lays the element out once.
    ///
    /// - Parameters:
    ///   - range: the sizes it may take, in points.
    ///   - parentSize: the size that its fractions refer to, in points, as in Texture's `layoutThatFits:parentSize:`; by
    ///     default the maximum of the range.
    /// - Throws: a ``QuoinError``.
    public func layout(
        in range: SizeRange, parentSize: Size? = nil, environment: LayoutEnvironment = LayoutEnvironment()
    ) throws(QuoinError) -> Layout {
        var engine = LayoutEngine(try LayoutTree(self), environment: environment)
        return try engine.layout(in: range, parentSize: parentSize)
    }

    /// Lays the element out once, and records how the frames came about.
    ///
    /// - Parameter range: the sizes it may take, in points; its fractions refer to the maximum.
    /// - Throws: a ``QuoinError``.
    public func trace(
        in range: SizeRange, environment: LayoutEnvironment = LayoutEnvironment(), _ detail: Layout.Trace.Detail = .all
    ) throws(QuoinError) -> Layout.Trace {
        var engine = LayoutEngine(try LayoutTree(self), environment: environment)
        return try engine.trace(in: range, detail)
    }
}
