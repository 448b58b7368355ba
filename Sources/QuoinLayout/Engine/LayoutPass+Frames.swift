extension LayoutPass {
    /// Gives every element its frame, each within the nearest node above it (Texture, §3.5 and §3.6).
    ///
    /// Parents stand before their children, so one walk through the arrays suffices; an element whose children were
    /// last measured for another range than the final one is laid out once more on the way.
    func place(direction: LayoutDirection) -> Placement {
        var placement = Placement()
        placement.frames = Array(unsafeUninitializedCapacity: nodes.count) { frames, initialized in
            for index in nodes.indices {
                frames.initializeElement(at: index, to: frame(of: index, among: frames, direction: direction))
                if !states[index].isMeasured {
                    placement.leftOut.insert(index)
                } else if states[index].isInvalid {
                    placement.invalid = placement.invalid ?? index
                } else if nodes[index].childCount > 0 {
                    placeChildren(of: index)
                }
            }
            initialized = nodes.count
        }
        return placement
    }

    /// What placing found.
    struct Placement {
        var frames: [Rect] = []
        /// The elements that their parents did not measure.
        var leftOut: Set<Int> = []
        /// The first element whose size is not possible.
        var invalid: Int?
    }

    private func frame(
        of index: Int, among frames: UnsafeMutableBufferPointer<Rect>, direction: LayoutDirection
    ) -> Rect {
        let node = nodes[index]
        let state = states + index
        guard node.parent >= 0 else {
            state.pointee.placeInOwner = .zero
            return Rect(origin: .zero, size: size(of: index))
        }
        let parent = states + Int(node.parent)
        if !parent.pointee.isMeasured { state.pointee.leaveOut() }
        let size = size(of: index)
        let place =
            node.parent == node.owner
            ? state.pointee.position : parent.pointee.placeInOwner + state.pointee.position
        state.pointee.placeInOwner = place
        let owner = node.owner >= 0 ? frames[Int(node.owner)] : Rect(origin: .zero, size: states[0].size)
        var origin = grid.ceil(place)
        if direction == .rightToLeft { origin.x = owner.size.width - size.width - origin.x }
        return Rect(origin: owner.origin + origin, size: size)
    }
}

extension NodeState {
    /// The place within the nearest node above, in points, before rounding. The scratch numbers are free for it, since
    /// the parent's kind does not run any more.
    fileprivate var placeInOwner: Point {
        get { Point(scratch.x, scratch.y) }
        set { scratch = SIMD4(newValue.x, newValue.y, 0, 0) }
    }

    /// Makes the element one that its parent did not measure, since the parent itself was not.
    fileprivate mutating func leaveOut() {
        isMeasured = false
        pendingAxes = []
        size = .zero
        position = .zero
    }
}
