/// The memory of a ``LayoutEngine``: the measured state of each element, the cached measurements, and, while a pass
/// runs, the nodes of the tree.
///
/// Beside it only ``Scratch`` and the places in ``LayoutTree`` are memory that is managed by hand. A storage is one
/// pointer, so that ``LayoutScope`` and ``LayoutScope.Child`` fit into registers and are copied without counting
/// references. Its buffers check indices in debug builds.
struct PassStorage {
    private let contents: UnsafeMutablePointer<Contents>

    private struct Contents {
        var nodes = UnsafeBufferPointer<LayoutTree.Node>(start: nil, count: 0)
        var ownRanges = UnsafeBufferPointer<SizeRange>(start: nil, count: 0)
        let states: UnsafeMutableBufferPointer<NodeState>
        var scratch: Scratch
        var measurements: UnsafeMutableBufferPointer<CachedMeasurement>
        var measurementCount = 0
        var roundedOff: [Int: Size] = [:]
        var memories: [Int: AnyObject] = [:]
        let keepsMeasurements: Bool
        let grid: PixelGrid
        let environment: LayoutEnvironment
        /// The environment's budget; the environment keeps it alive.
        unowned(unsafe) let budget: Budget?
        var recording: Recording?
    }

    /// - Parameters:
    ///   - count: the number of elements.
    ///   - keepsMeasurements: whether measurements are cached; a test measures everything each time.
    init(count: Int, environment: LayoutEnvironment, keepsMeasurements: Bool) {
        let states = UnsafeMutableBufferPointer<NodeState>.allocate(capacity: count)
        states.initializeElement(at: 0, to: NodeState())
        let scratch = Scratch(count: count)
        contents = .allocate(capacity: 1)
        contents.initialize(
            to: Contents(
                states: states, scratch: scratch, measurements: .allocate(capacity: count / 8 + 1),
                keepsMeasurements: keepsMeasurements,
                grid: environment.grid, environment: environment, budget: environment.budget))
    }

    func deallocate() {
        states.deallocate()
        scratch.deallocate()
        measurements.deallocate()
        contents.deinitialize(count: 1)
        contents.deallocate()
    }

    /// Runs a pass over the nodes of a tree, which are available while the closure runs.
    func withPass<Result>(over tree: LayoutTree, _ body: (LayoutPass) -> Result) -> Result {
        tree.nodes.withUnsafeBufferPointer { nodes in
            tree.ownRanges.withUnsafeBufferPointer { ranges in
                contents.pointee.nodes = nodes
                contents.pointee.ownRanges = ranges
                return body(LayoutPass(storage: self))
            }
        }
    }

    // MARK: - The tree

    var nodes: UnsafeBufferPointer<LayoutTree.Node> { contents.pointee.nodes }
    var ownRanges: UnsafeBufferPointer<SizeRange> { contents.pointee.ownRanges }
    var grid: PixelGrid { contents.pointee.grid }
    var environment: LayoutEnvironment { contents.pointee.environment }

    /// Whether a limit of the picture is exceeded, so that measuring has to end.
    @inline(__always)
    var isSpent: Bool { contents.pointee.budget?.isSpent ?? false }

    // MARK: - Measured state

    /// By element. Except for the root's, a state is uninitialized until the kind of the element's parent runs for the
    /// first time.
    var states: UnsafeMutableBufferPointer<NodeState> { contents.pointee.states }

    /// The numbers of the running kinds for their children.
    @inline(__always)
    var scratch: Scratch {
        get { contents.pointee.scratch }
        nonmutating _modify { yield &contents.pointee.scratch }
    }

    /// The measurements of all elements, in the order of the runs, so that elements whose kinds never run need none.
    var measurements: UnsafeMutableBufferPointer<CachedMeasurement> { contents.pointee.measurements }

    /// What kinds that round the sizes of their children themselves took from these, in points; negative where they added.
    var roundedOff: [Int: Size] {
        get { contents.pointee.roundedOff }
        nonmutating _modify { yield &contents.pointee.roundedOff }
    }

    /// What kinds keep for their next run.
    var memories: [Int: AnyObject] {
        get { contents.pointee.memories }
        nonmutating _modify { yield &contents.pointee.memories }
    }

    var keepsMeasurements: Bool { contents.pointee.keepsMeasurements }

    /// Adds an uninitialized measurement, and returns its number.
    @inline(__always)
    func addMeasurement() -> Int32 {
        if contents.pointee.measurementCount == measurements.count { growMeasurements() }
        contents.pointee.measurementCount += 1
        return Int32(contents.pointee.measurementCount - 1)
    }

    @inline(never)
    private func growMeasurements() {
        let old = measurements
        contents.pointee.measurements = .allocate(capacity: 2 * old.count)
        _ = measurements.moveInitialize(fromContentsOf: old)
        old.deallocate()
    }

    // MARK: - Recording

    /// Where to record what kinds do; `nil` unless the layout is traced.
    var recording: Recording? {
        get { contents.pointee.recording }
        nonmutating set { contents.pointee.recording = newValue }
    }

    /// Whether there is a recording. This check counts no references.
    @inline(__always)
    var isRecording: Bool { contents.pointee.recording != nil }
}

/// Numbers that kinds store for their children while they run, four for each child.
///
/// A kind runs while the kinds around it run, so the numbers are a stack: those of a kind follow those of the kind that
/// measures it. A large tree needs memory for the children along one path only.
struct Scratch {
    private let numbers: UnsafeMutableBufferPointer<SIMD4<Double>>
    /// The place after the numbers of the running kinds.
    private var end = 0
    /// The distance from the index of a child of the innermost running kind to the place of its numbers.
    private var offset = 0

    /// - Parameter count: the number of elements of the tree. Memory that is not used is not touched.
    init(count: Int) {
        numbers = .allocate(capacity: count)
    }

    func deallocate() { numbers.deallocate() }

    /// Begins a run of a kind with these children.
    ///
    /// - Returns: what ``end(_:)`` needs.
    @inline(__always)
    mutating func begin(_ children: Range<Int>) -> (end: Int, offset: Int) {
        let outer = (end, offset)
        offset = end - children.lowerBound
        end += children.count
        return outer
    }

    /// Ends the innermost run.
    @inline(__always)
    mutating func end(_ outer: (end: Int, offset: Int)) {
        (end, offset) = outer
    }

    /// The numbers for a child of the innermost running kind. They are undefined before they are set.
    subscript(child: Int) -> SIMD4<Double> {
        @inline(__always) get { numbers[child + offset] }
        @inline(__always) nonmutating set { numbers[child + offset] = newValue }
    }
}

/// The state of one element while a layout is measured.
struct NodeState {
    /// The range of the latest measuring, with the element's own style applied.
    var range = SizeRange(exactly: .zero)
    var parentSize = Size.undefined
    var size = Size.zero
    /// The position in the parent, as the parent's kind gave it.
    var position = Point.zero
    /// Of an element that is no node: the position in the nearest node above, in points, before rounding.
    var positionInNode: Point {
        get { placed }
        set { placed = newValue }
    }
    /// Of a node whose edges are rounded: what rounding took away from its position, in points.
    var roundingRest: Point {
        get { placed }
        set { placed = newValue }
    }
    /// An element has only one of the two, so that the state of large trees takes less memory.
    private var placed = Point.zero
    /// The number of runs of the kind.
    var runs: Int32 = 0
    /// The number of the latest run's measurement in the cache.
    var latestMeasurement = CachedMeasurement.none
    /// The axes along which the size for the current range is not known yet.
    var pendingAxes: AxisSet = []
    /// Whether the parent's latest run measured the element.
    var isMeasured = false
    /// Whether the kind read the parent's size, so that its result depends on it.
    var readsParentSize = false
    /// Whether an extent came out invalid and was replaced by zero.
    var isInvalid = false
    var latestRun = LatestRun.other

    /// The state of the latest run of the kind.
    enum LatestRun: UInt8 {
        /// It may be for another range than the current one. Its measurement, if there is one, is in the cache.
        case other
        /// It is for the current range, and its measurement is in the cache.
        case current
        /// It is for the current range, and its measurement goes to the cache when the range changes: the state has its
        /// size, and it has no baselines. Most elements are measured for one range only, so they need no cache.
        case kept
        /// The same with the baselines of the first and the last child.
        case keptWithBaselines

        /// - Returns: `nil` if the state has no place for a measurement's baselines.
        @inline(__always)
        init?(keeping baselines: LayoutMeasurement.Baselines, childCount: Int32) {
            switch baselines {
            case .none: self = .kept
            case .ofChildren(0, Int(childCount) - 1): self = .keptWithBaselines
            default: return nil
            }
        }
    }

    /// Whether a range is the current one, as far as the kind can tell.
    @inline(__always)
    func isCurrent(_ range: SizeRange, parentSize: Size) -> Bool {
        range == self.range && (!readsParentSize || parentSize.isSame(as: self.parentSize))
    }

    /// Whether the size is that of the latest run, and nothing else has it.
    @inline(__always)
    var hasKeptSize: Bool { latestRun == .kept || latestRun == .keptWithBaselines }

    /// Marks the element as not measured by its parent's kind.
    @inline(__always)
    mutating func invalidate() {
        isMeasured = false
        pendingAxes = []
        size = .zero
        position = .zero
    }
}

extension Size {
    /// Whether two sizes are equal; an unknown extent equals an unknown extent.
    @inline(__always)
    func isSame(as other: Size) -> Bool {
        isSameExtent(width, other.width) && isSameExtent(height, other.height)
    }
}

@inline(__always)
func isSameExtent(_ a: Double, _ b: Double) -> Bool { a == b || (a.isNaN && b.isNaN) }
