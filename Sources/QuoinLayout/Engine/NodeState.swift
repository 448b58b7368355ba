/// What measuring knows of one element: two cache lines.
struct NodeState {
    /// The range of the latest measuring, with the element's own style applied.
    var range = SizeRange(exactly: .zero)
    var parentSize = Size.undefined
    var size = Size.zero
    var position = Point.zero
    /// Numbers that the parent's kind keeps here while it runs, and afterwards the place within the owner.
    var scratch = SIMD4<Double>.zero
    /// How often the kind ran, which is how many measurements were put into the cache.
    var runs: Int32 = 0
    /// The axes along which the size for the current range is not found yet.
    var pendingAxes: AxisSet = []
    /// Whether the parent's latest run measured the element.
    var isMeasured = false
    /// Whether the kind asked for the parent's size, so that its result depends on it.
    var readsParentSize = false
    /// Whether an extent came out invalid and was replaced by zero.
    var isInvalid = false
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
