/// What measuring knows of one element.
///
/// A state is empty memory until the kind of the element's parent runs for the first time.
struct NodeState {
    /// The range of the latest measuring, with the element's own style applied.
    var range = SizeRange(exactly: .zero)
    var parentSize = Size.undefined
    var size = Size.zero
    /// The place within the parent, as the parent's kind says it.
    var position = Point.zero
    /// The place within the nearest node above, in points, before rounding.
    var placeInOwner = Point.zero
    /// How often the kind ran.
    var runs: Int32 = 0
    /// The latest run's entry in the cache.
    var latestEntry = MeasuringCache.none
    /// The axes along which the size for the current range is not found yet.
    var pendingAxes: AxisSet = []
    /// Whether the parent's latest run measured the element.
    var isMeasured = false
    /// Whether the kind asked for the parent's size, so that its result depends on it.
    var readsParentSize = false
    /// Whether an extent came out invalid and was replaced by zero.
    var isInvalid = false
    /// Whether the latest run is known to be for the current range, so that nothing needs to be compared.
    var isRunForRange = false

    /// Makes a range the current one.
    @inline(__always)
    mutating func take(_ range: SizeRange, parentSize: Size) {
        let isSame = range == self.range && (!readsParentSize || parentSize.isSame(as: self.parentSize))
        isRunForRange = isRunForRange && isSame
        (self.range, self.parentSize) = (range, parentSize)
    }

    /// Makes the element one that its parent's kind did not measure yet.
    @inline(__always)
    mutating func forgetMeasuring() {
        isMeasured = false
        pendingAxes = []
        size = .zero
        position = .zero
    }

    /// Numbers that the parent's kind keeps here while it runs, where the places come afterwards.
    @inline(__always)
    var scratch: SIMD4<Double> {
        get { SIMD4(position.x, position.y, placeInOwner.x, placeInOwner.y) }
        set { (position, placeInOwner) = (Point(newValue.x, newValue.y), Point(newValue.z, newValue.w)) }
    }
}

extension Size {
    /// Equality under which an unknown extent equals an unknown extent.
    @inline(__always)
    func isSame(as other: Size) -> Bool {
        isSameExtent(width, other.width) && isSameExtent(height, other.height)
    }
}

@inline(__always)
func isSameExtent(_ a: Double, _ b: Double) -> Bool { a == b || (a.isNaN && b.isNaN) }
