extension LayoutPass {
    /// The result of placing.
    struct Placement {
        var frames: [Rect]
        /// The elements that their parents did not measure.
        var leftOut: Set<Int> = []
        /// The first element whose size is invalid.
        var invalid: Int?
    }

    /// Computes the frame of every element, relative to the canvas. Positions are rounded and mirrored relative to the
    /// nearest node above (Texture, §3.5 and §3.6).
    ///
    /// Parents come before their children, so one loop over the elements is enough. An element whose children were last
    /// measured for another range than the final one is laid out again on the way.
    func place(direction: LayoutDirection) -> Placement {
        let root = Rect(origin: .zero, size: size(of: 0))
        var placement = Placement(frames: Array(repeating: root, count: nodes.count))
        states[0].roundingRest = .zero
        if states[0].isInvalid { placement.invalid = 0 }
        for index in nodes.indices where nodes[index].childCount > 0 {
            let isLeftOut = !placement.leftOut.isEmpty && placement.leftOut.contains(index)
            finishChildren(of: index, isLeftOut: isLeftOut)
            placeChildren(of: index, isLeftOut: isLeftOut, in: &placement, direction: direction)
        }
        return placement
    }

    /// Restores the children's positions for the final range.
    @inline(__always)
    private func finishChildren(of index: Int, isLeftOut: Bool) {
        if !isLeftOut && !states[index].isInvalid {
            rerunIfStale(index)
        } else if states[index].runs == 0 {
            // The kind never ran, so it measured no child.
            invalidateChildren(of: index)
        }
    }

    @inline(__always)
    private func placeChildren(
        of index: Int, isLeftOut: Bool, in placement: inout Placement, direction: LayoutDirection
    ) {
        let node = nodes[index]
        if nodes[Int(node.firstChild)].roundsEdges {
            return placeByEdges(node.children, of: index, isLeftOut: isLeftOut, in: &placement, direction: direction)
        }
        let start = node.isNode ? .zero : node.roundsEdges ? roundedOrigin(of: index) : states[index].positionInNode
        // The root is at the canvas's origin and has its size.
        let container = placement.frames[node.isNode ? index : Int(max(node.nodeAbove, 0))]
        for child in node.children {
            // If the element is left out, the positions of its children are for another range.
            let size = isLeftOut ? .zero : size(of: child)
            let position = isLeftOut ? start : start + states[child].position
            states[child].positionInNode = position
            var rounded = grid.ceil(position)
            if direction == .rightToLeft { rounded.x = container.size.width - size.width - rounded.x }
            placement.frames[child] = Rect(origin: container.origin + rounded, size: size)
            recordResult(of: child, isLeftOut: isLeftOut, in: &placement)
        }
    }

    @inline(__always)
    private func recordResult(of child: Int, isLeftOut: Bool, in placement: inout Placement) {
        if isLeftOut || !states[child].isMeasured {
            placement.leftOut.insert(child)
        } else if states[child].isInvalid {
            placement.invalid = placement.invalid ?? child
        }
    }

    /// The position of an element's frame in the nearest node above, not mirrored. If the content of the element is
    /// rounded in another way than the element, it starts there.
    private func roundedOrigin(of index: Int) -> Point {
        let position = states[index].positionInNode
        return nodes[index].roundsEdges
            ? grid.nearestEdges(of: Rect(origin: position, size: .zero)).origin : grid.ceil(position)
    }
}

// MARK: - Rounding edges

extension LayoutPass {
    /// Places children whose edges are rounded, so that neighbors meet: each edge is at the pixel boundary nearest to
    /// its unrounded position (as in CSS and browsers). Positions in a node therefore begin at its `roundingRest`.
    private func placeByEdges(
        _ children: Range<Int>, of index: Int, isLeftOut: Bool, in placement: inout Placement,
        direction: LayoutDirection
    ) {
        let node = nodes[index]
        let above = node.isNode ? index : Int(max(node.nodeAbove, 0))
        let container = placement.frames[above]
        let rest = nodes[above].roundsEdges && nodes[above].isNode ? states[above].roundingRest : .zero
        let start = node.isNode ? rest : node.roundsEdges ? states[index].positionInNode : roundedOrigin(of: index)
        for child in children {
            let size = isLeftOut ? .zero : size(of: child)
            let position = isLeftOut ? start : start + states[child].position
            var visible = position
            if direction == .rightToLeft {
                visible.x = self.size(of: above).width - (position.x - rest.x) - size.width + rest.x
            }
            let frame = grid.nearestEdges(of: Rect(origin: visible, size: size))
            placement.frames[child] = Rect(origin: container.origin + frame.origin, size: frame.size)
            if nodes[child].isNode {
                states[child].roundingRest = visible - frame.origin
            } else {
                states[child].positionInNode = position
            }
            recordResult(of: child, isLeftOut: isLeftOut, in: &placement)
        }
    }
}
