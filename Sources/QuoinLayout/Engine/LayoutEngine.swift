/// Lays out a tree, any number of times: what was measured before is kept, so a change of the root's range costs only
/// what it changes.
public struct LayoutEngine: ~Copyable {
    public let tree: LayoutTree
    public let environment: LayoutEnvironment
    /// The range of the latest layout.
    private(set) var rootRange: SizeRange?
    private let states: UnsafeMutablePointer<NodeState>
    private let cache: MeasuringCache

    public init(_ tree: LayoutTree, environment: LayoutEnvironment = LayoutEnvironment()) {
        self.init(tree, environment: environment, remembers: true)
    }

    init(_ tree: LayoutTree, environment: LayoutEnvironment, remembers: Bool) {
        self.tree = tree
        self.environment = environment
        states = .allocate(capacity: tree.count)
        states.initialize(repeating: NodeState(), count: tree.count)
        cache = MeasuringCache(count: tree.count, remembers: remembers)
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
        if let index = placement.invalid { throw invalidExtent(of: index) }
        let layout = Layout(
            tree: tree, grid: environment.grid, frames: placement.frames, leftOut: placement.leftOut)
        return tree.unfolding.isEmpty ? layout : try layout.unfolding(in: environment)
    }

    /// The sizes that the parent and the element's own style allowed when it was last laid out, in points; nothing
    /// where the parent did not measure it, or where it came into the layout by unfolding.
    public func range(of index: Int) -> SizeRange? {
        index < tree.count && states[index].isMeasured ? states[index].range : nil
    }

    /// What the parent said its size is when the element was last laid out, in points; NaN where it is unknown, or where
    /// the element came into the layout by unfolding.
    public func parentSize(of index: Int) -> Size { index < tree.count ? states[index].parentSize : .undefined }

    /// How often each element's kind ran so far, by index.
    public var measurementCounts: [Int] {
        (0..<tree.count).map { Int(states[$0].runs) }
    }

    /// The first and last baseline of an element as it was last laid out: from its top edge down, and from its bottom
    /// edge up, in points; 0 where it has none, or where it came into the layout by unfolding.
    public func baselines(of index: Int) -> (ascender: Double, descender: Double) {
        guard index < tree.count else { return (0, 0) }
        return withPass { ($0.ascender(of: index), $0.descender(of: index)) }
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
                tree.kinds.withUnsafeBufferPointer { kinds in
                    withUnsafePointer(to: Surroundings(environment: environment)) { surroundings in
                        body(
                            LayoutPass(
                                nodes: nodes, styles: styles, kinds: kinds, states: states, cache: cache,
                                surroundings: surroundings, grid: environment.grid))
                    }
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
