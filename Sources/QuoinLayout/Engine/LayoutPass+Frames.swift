extension LayoutPass {
    /// Gives every element its frame, each within the nearest node above it (Texture, §3.5 and §3.6).
    ///
    /// Parents stand before their children, so one walk through the arrays suffices; an element whose children were
    /// last measured for another range than the final one is laid out once more on the way.
    func place(direction: LayoutDirection) -> Placement {
        var placement = Placement()
        placement.frames = Array(unsafeUninitializedCapacity: nodes.count) { frames, initialized in
            frames.initializeElement(at: 0, to: Rect(origin: .zero, size: size(of: 0)))
            states[0].placeInOwner = .zero
            if states[0].isInvalid { placement.invalid = 0 }
            for index in nodes.indices where nodes[index].childCount > 0 {
                let isLeftOut = !placement.leftOut.isEmpty && placement.leftOut.contains(index)
                settleChildren(of: index, isLeftOut: isLeftOut)
                frameChildren(of: index, isLeftOut: isLeftOut, in: &placement, frames: frames, direction: direction)
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

    /// Makes the children stand where the element's kind puts them.
    @inline(__always)
    private func settleChildren(of index: Int, isLeftOut: Bool) {
        if !isLeftOut && !states[index].isInvalid {
            placeChildren(of: index)
        } else if states[index].runs == 0 {
            // The kind never ran, so it measured no child.
            forgetChildren(of: index)
        }
    }

    @inline(__always)
    private func frameChildren(
        of index: Int, isLeftOut: Bool, in placement: inout Placement, frames: UnsafeMutableBufferPointer<Rect>,
        direction: LayoutDirection
    ) {
        let node = nodes[index]
        let start = node.isNode ? .zero : states[index].placeInOwner
        let owner = owner(of: node, at: index, frames: frames)
        for child in node.children {
            let state = states + child
            // What is in an element that was left out stands as that element's kind left it for another range.
            let size = isLeftOut ? .zero : size(of: child)
            let place = isLeftOut ? start : start + state.pointee.position
            state.pointee.placeInOwner = place
            var origin = grid.ceil(place)
            if direction == .rightToLeft { origin.x = owner.size.width - size.width - origin.x }
            frames.initializeElement(at: child, to: Rect(origin: owner.origin + origin, size: size))
            if isLeftOut || !state.pointee.isMeasured {
                placement.leftOut.insert(child)
            } else if state.pointee.isInvalid {
                placement.invalid = placement.invalid ?? child
            }
        }
    }

    /// What an element's children are rounded within: the element itself or the nearest node above it, else the canvas.
    @inline(__always)
    private func owner(
        of node: LayoutTree.Node, at index: Int, frames: UnsafeMutableBufferPointer<Rect>
    ) -> Rect {
        if node.isNode { return frames[index] }
        return node.owner >= 0 ? frames[Int(node.owner)] : Rect(origin: .zero, size: states[0].size)
    }
}
