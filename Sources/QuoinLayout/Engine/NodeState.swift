/// What measuring knows of one node.
struct NodeState {
    /// The range of the latest measuring, with the node's own style applied.
    var range = SizeRange(exactly: .zero)
    var parentSize = Size.undefined
    var size = Size.zero
    var position = Point.zero
    var baselines = Baselines.none
    var scratch = SIMD4<Double>.zero
    /// The range for which the children stand where they are.
    var placedRange = SizeRange(exactly: Size(-1, -1))
    var placedParentSize = Size.undefined
    /// How often the kind ran.
    var runs: Int32 = 0
    /// How many measurements were put into the cache.
    var cached: Int32 = 0
    /// Whether the parent's latest run measured the node.
    var isMeasured = false
    var knowsBaselines = false
    /// Whether the kind asked for the parent's size, so that its result depends on it.
    var readsParentSize = false
    /// Whether the size came out invalid and was replaced by zero.
    var isInvalid = false

    var isPlacedForCurrentRange: Bool {
        placedRange == range && (!readsParentSize || placedParentSize.isSame(as: parentSize))
    }
}

extension Size {
    /// Equality under which an unknown extent equals an unknown extent.
    @inline(__always)
    func isSame(as other: Size) -> Bool {
        (width == other.width || (width.isNaN && other.width.isNaN))
            && (height == other.height || (height.isNaN && other.height.isNaN))
    }
}
