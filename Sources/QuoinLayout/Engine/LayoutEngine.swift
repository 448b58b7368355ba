/// Lays out a tree, any number of times: what was measured before is kept, so a change of the root's range costs only
/// what it changes.
public struct LayoutEngine: ~Copyable {
    /// The tree as it was given. What came by unfolding is in ``Layout/tree`` only.
    public let tree: LayoutTree
    /// The surroundings, the same for every layout that the engine makes.
    public let environment: LayoutEnvironment
    /// Whether anything was laid out yet.
    private var hasRun = false
    let states: UnsafeMutablePointer<NodeState>
    private let cache: MeasuringCache

    /// Measures nothing yet. Without an environment a point is a pixel, and reading goes from left to right.
    public init(_ tree: LayoutTree, environment: LayoutEnvironment = LayoutEnvironment()) {
        self.init(tree, environment: environment, remembers: true)
    }

    init(_ tree: LayoutTree, environment: LayoutEnvironment, remembers: Bool) {
        self.tree = tree
        self.environment = environment
        states = .allocate(capacity: tree.count)
        states.initialize(to: NodeState())
        cache = MeasuringCache(count: tree.count / 2 + 1, remembers: remembers)
    }

    deinit {
        states.deallocate()
        cache.deallocate()
    }

    /// Lays the tree out.
    ///
    /// - Parameter range: the sizes the root may take, in points; its fractions refer to the maximum.
    /// - Throws: any ``LayoutError``.
    public mutating func layout(in range: SizeRange) throws(LayoutError) -> Layout {
        var layout = try measuredLayout(in: range)
        let unfolded = try layout.unfolding(
            in: environment, offered: { states[$0].range },
            layOut: { engine, range throws(LayoutError) in try engine.layout(in: range) })
        for (index, inner) in unfolded { layout.graft(inner, at: index) }
        return layout
    }

    /// The layout without what unfolds.
    mutating func measuredLayout(in range: SizeRange) throws(LayoutError) -> Layout {
        hasRun = true
        let placement = withPass { pass in
            pass.offer(0, range, parent: range.max)
            return pass.place(direction: environment.direction)
        }
        if let index = placement.invalid { throw invalidExtent(of: index) }
        return Layout(tree: tree, grid: environment.grid, frames: placement.frames, leftOut: placement.leftOut)
    }

    /// How often each element's kind ran to measure it so far, by index.
    public var measurementCounts: [Int] {
        (0..<tree.count).map { hasRun ? Int(states[$0].runs) : 0 }
    }

    private func invalidExtent(of index: Int) -> LayoutError {
        let size = withPass { $0.sizeBeforeValidation(of: index) }
        let isWidth = !(size.width >= 0 && size.width < LayoutTree.extentLimit)
        return .invalidExtent(
            tree.reference(to: index), isWidth ? .horizontal : .vertical, value: isWidth ? size.width : size.height,
            limit: LayoutTree.extentLimit)
    }

    func withPass<Result>(_ body: (LayoutPass) -> Result) -> Result {
        tree.nodes.withUnsafeBufferPointer { nodes in
            tree.styles.withUnsafeBufferPointer { styles in
                tree.withStandingKinds { kinds in
                    let surroundings = Surroundings(
                        nodes: nodes, styles: styles, kinds: kinds, states: states, cache: cache,
                        grid: environment.grid, environment: environment)
                    return withUnsafePointer(to: surroundings) { body(LayoutPass(surroundings: $0)) }
                }
            }
        }
    }
}

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
}
