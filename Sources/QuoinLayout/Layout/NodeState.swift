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
