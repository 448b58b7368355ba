/// What is known of one element while a layout is measured.
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
    /// Whether the latest run is known to be for the current range, so that ranges need not be compared.
    var isRunForRange = false

    /// Makes a range the current one.
    @inline(__always)
    mutating func setRange(_ range: SizeRange, parentSize: Size) {
        let isSame = range == self.range && (!readsParentSize || parentSize.isSame(as: self.parentSize))
        isRunForRange = isRunForRange && isSame
        (self.range, self.parentSize) = (range, parentSize)
    }

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
