/// Lays out a tree, any number of times: what was measured before is kept, so a change of the root's range costs only
/// what it changes.
public struct LayoutEngine: ~Copyable {
    /// The tree as it was given. What came by unfolding is in ``Layout/tree`` only.
    public let tree: LayoutTree
    /// The surroundings, the same for every layout that the engine makes.
    public let environment: LayoutEnvironment
    /// The range of the latest layout.
    private(set) var rootRange: SizeRange?
    /// The elements that have no size in the latest layout.
    private var leftOut: Set<Int> = []
    private let states: UnsafeMutablePointer<NodeState>
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
        rootRange = range
        let placement = withPass { pass in
            pass.offer(0, range, parent: range.max)
            return pass.place(direction: environment.direction)
        }
        leftOut = placement.leftOut
        if let index = placement.invalid { throw invalidExtent(of: index) }
        let layout = Layout(
            tree: tree, grid: environment.grid, frames: placement.frames, leftOut: placement.leftOut)
        return tree.unfolding.isEmpty ? layout : try layout.unfolding(in: environment)
    }

    /// The sizes that the parent and the element's own style allowed when it was last laid out, in points; nothing
    /// where the parent did not measure it, or where it came into the layout by unfolding.
    public func range(of index: Int) -> SizeRange? { isLaidOut(index) ? states[index].range : nil }

    /// What the parent said its size is when the element was last laid out, in points; NaN where it is unknown, or where
    /// the element came into the layout by unfolding.
    public func parentSize(of index: Int) -> Size { isLaidOut(index) ? states[index].parentSize : .undefined }

    /// How often each element's kind ran so far, by index.
    public var measurementCounts: [Int] {
        (0..<tree.count).map { rootRange == nil ? 0 : Int(states[$0].runs) }
    }

    /// The first and last baseline of an element as it was last laid out: from its top edge down, and from its bottom
    /// edge up, in points; 0 where it has none, or where it came into the layout by unfolding.
    public func baselines(of index: Int) -> (ascender: Double, descender: Double) {
        guard isLaidOut(index) else { return (0, 0) }
        return withPass { ($0.ascender(of: index), $0.descender(of: index)) }
    }

    private func isLaidOut(_ index: Int) -> Bool {
        rootRange != nil && index < tree.count && !leftOut.contains(index)
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
