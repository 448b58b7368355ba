extension LayoutPass {
    /// The result of placing.
    struct Placement {
        var frames: [Rect]
        /// The elements that their parents did not measure.
        var leftOut: Set<Int> = []
        /// What rounding edges took from the sizes of elements without children, in points; negative where it added.
        var roundedOff: [Int: Size]
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
        var placement = Placement(
            frames: Array(repeating: root, count: nodes.count), roundedOff: storage.roundedOff)
        states[0].roundingRest = .zero
        if states[0].isInvalid { placement.invalid = 0 }
        for index in nodes.indices where nodes[index].childCount > 0 {
            let isLeftOut = !placement.leftOut.isEmpty && placement.leftOut.contains(index)
            withSizeOfFrame(index, placement.frames[index].size) {
                finishChildren(of: index, isLeftOut: isLeftOut)
                placeChildren(of: index, isLeftOut: isLeftOut, in: &placement, direction: direction)
            }
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
        // The root is at the canvas's origin and has its size.
        let container = placement.frames[node.isNode ? index : Int(max(node.nodeAbove, 0))]
        let start =
            node.isNode
            ? .zero
            : node.roundsEdges
                ? placement.frames[index].origin(in: container, direction) : states[index].positionInNode
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
}

extension Rect {
    /// The position in a container, not mirrored.
    fileprivate func origin(in container: Rect, _ direction: LayoutDirection) -> Point {
        let x = direction == .rightToLeft ? container.maxX - maxX : minX - container.minX
        return Point(x, minY - container.minY)
    }
}

// MARK: - Rounding edges

extension LayoutPass {
    /// Runs a closure while an element has the size of its frame. Where its edges are rounded, but not those of its
    /// children, the size and the frame differ by less than a pixel, and the children follow the frame.
    ///
    /// Afterwards the element has its own size again, so that its parent's run stays valid.
    @inline(__always)
    func withSizeOfFrame(_ index: Int, _ size: Size, _ body: () -> Void) {
        let node = nodes[index]
        guard node.roundsEdges, node.childCount > 0, !nodes[Int(node.firstChild)].roundsEdges,
            states[index].isMeasured, !states[index].isInvalid, self.size(of: index) != size
        else { return body() }
        let (range, own) = (states[index].range, states[index].size)
        setSizeOfFrame(size, range: SizeRange(exactly: size), of: index)
        body()
        setSizeOfFrame(own, range: range, of: index)
    }

    private func setSizeOfFrame(_ size: Size, range: SizeRange, of index: Int) {
        makeCurrent(range, states[index].parentSize, of: index)
        states[index].size = size
    }

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
        // Below an element that is rounded in another way, positions begin at its frame.
        let start =
            node.isNode
            ? rest : node.roundsEdges ? states[index].positionInNode : grid.ceil(states[index].positionInNode)
        for child in children {
            let size = isLeftOut ? .zero : size(of: child)
            let position = isLeftOut ? start : start + states[child].position
            var visible = position
            if direction == .rightToLeft {
                visible.x = self.size(of: above).width - (position.x - rest.x) - size.width + rest.x
            }
            let frame = grid.nearestEdges(of: Rect(origin: visible, size: size))
            placement.frames[child] = Rect(origin: container.origin + frame.origin, size: frame.size)
            if nodes[child].childCount == 0, frame.size != size { placement.roundedOff[child] = size - frame.size }
            if nodes[child].isNode {
                states[child].roundingRest = visible - frame.origin
            } else {
                states[child].positionInNode = position
            }
            recordResult(of: child, isLeftOut: isLeftOut, in: &placement)
        }
    }
}
