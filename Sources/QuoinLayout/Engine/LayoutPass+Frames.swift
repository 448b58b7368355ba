extension LayoutPass {
    /// Gives every element its frame, each within the nearest node above it (Texture, §3.5 and §3.6).
    ///
    /// Parents stand before their children, so one walk through the arrays suffices; an element whose children were
    /// last measured for another range than the final one is laid out once more on the way.
    func place(count: Int, direction: LayoutDirection) -> [Layout.Entry] {
        Array(unsafeUninitializedCapacity: count) { entries, initialized in
            for index in 0..<count {
                (entries.baseAddress! + index).initialize(to: entry(index, among: entries, direction: direction))
                if nodes[index].childCount > 0 && entries[index].isLaidOut { placeChildren(of: index) }
            }
            initialized = count
        }
    }

    private func entry(
        _ index: Int, among entries: UnsafeMutableBufferPointer<Layout.Entry>, direction: LayoutDirection
    ) -> Layout.Entry {
        let node = nodes[index]
        let state = states + index
        guard node.parent >= 0 else {
            return Layout.Entry(
                frame: Rect(origin: .zero, size: state.pointee.size), range: state.pointee.range, offset: .zero,
                isLaidOut: true)
        }
        let parent = entries[Int(node.parent)]
        let owner = node.owner >= 0 ? entries[Int(node.owner)].frame : Rect(origin: .zero, size: states[0].size)
        let isLaidOut = parent.isLaidOut && state.pointee.isMeasured
        let size = isLaidOut ? state.pointee.size : .zero
        let offset = node.parent == node.owner ? state.pointee.position : parent.offset + state.pointee.position
        var origin = grid.ceil(offset)
        if direction == .rightToLeft { origin.x = owner.size.width - size.width - origin.x }
        return Layout.Entry(
            frame: Rect(origin: owner.origin + origin, size: size), range: state.pointee.range, offset: offset,
            isLaidOut: isLaidOut)
    }
}
