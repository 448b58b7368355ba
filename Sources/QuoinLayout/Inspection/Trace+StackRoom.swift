extension Layout.Trace {
    /// Why a stack is not longer than its content along an axis, and what would make it longer; `nil` if it may have to be.
    func lackOfRoom(of stack: StackLayout, at index: Int, along axis: Axis) -> String? {
        guard let range = openRange(of: stack, at: index, along: axis) else { return nil }
        return "has no effect: the stack may be as small as its content; its \(axis.extentName) may be \(range)"
            + remedy(of: stack, at: index, in: range, along: axis)
    }

    /// The range in which a stack is as small as its content. A parent that gives a stack exactly the extent of its content
    /// offered a range before.
    private func openRange(of stack: StackLayout, at index: Int, along axis: Axis) -> ExtentRange? {
        guard let last = offer(to: index)?.effectiveRange[axis], !hasRoom(stack, at: index, along: axis) else {
            return nil
        }
        if last.min == 0, last.max > 0 { return last }
        guard isContentSized(index, along: axis) else { return nil }
        return self[index].offers.map { $0.effectiveRange[axis] }.last { $0.min == 0 && $0.max > last.max }
    }

    /// Whether a line has free space, or the lines have, so that it is the stack that is longer than its content.
    private func hasRoom(_ stack: StackLayout, at index: Int, along axis: Axis) -> Bool {
        guard let facts = fact(StackFacts.self, of: index) else { return false }
        if axis == stack.direction { return facts.lines.contains { $0.freeSpace > 0 } }
        let extent = layout.frames[index].size[axis]
        let gaps = stack.lineGap(in: extent) * Double(facts.lines.count - 1)
        return facts.lines.reduce(gaps) { $0 + $1.crossExtent } < extent - 1 / layout.grid.scale
    }

    /// Whether nothing but its content decides an element's extent, although the parent gives it exactly that in the end.
    func isContentSized(_ index: Int, along axis: Axis) -> Bool {
        let style = tree.style(of: index)
        guard let parent = tree.parent(of: index), style.sizes(along: axis).size.isAuto else { return false }
        let position = index - tree.children(of: parent).lowerBound
        if let rules = fact(SizeRules.self, of: parent) { return rules.isContentSized(position, axis) }
        guard let stack = stack(around: index), stack.flexRules == .css else { return false }
        guard axis == stack.direction else { return alignment(of: index, in: stack) != .stretch }
        let child = fact(StackFacts.self, of: parent)?.place(of: position)?.child
        return child?.flexed == 0 && style.flexBasis.isAuto
    }

    /// What makes a stack longer than its content; empty if its content already fills what there is.
    private func remedy(
        of stack: StackLayout, at index: Int, in range: ExtentRange, along axis: Axis
    ) -> String {
        let (extent, pixel) = (layout.frames[index].size[axis], 1 / layout.grid.scale)
        guard extent < range.max - pixel else { return "" }
        return "; with \(room(for: index, extent, range, along: axis)) the stack has room"
    }

    private func room(for index: Int, _ extent: Double, _ range: ExtentRange, along axis: Axis) -> String {
        let (pixel, own) = (1 / layout.grid.scale, "a \(axis.extentName) of its own")
        guard let parent = tree.parent(of: index) else { return range.max.isFinite ? "\(axis.extentName): 100%" : own }
        if fact(SizeRules.self, of: parent) != nil { return "a rule for its \(axis.extentName)" }
        if let around = stack(around: index) {
            let position = index - tree.children(of: parent).lowerBound
            guard let line = fact(StackFacts.self, of: parent)?.place(of: position)?.line else { return own }
            if axis == around.direction { return line.freeSpace >= 1 ? "flexGrow: 1" : own }
            let stretches = alignment(of: index, in: around) != .stretch && line.crossExtent > extent + pixel
            return stretches ? "alignSelf: stretch" : own
        }
        let whole = offer(to: index)?.parentSize[axis] ?? .nan
        return range.max.isFinite && whole > extent + pixel ? "\(axis.extentName): 100%" : own
    }

    /// How a child of a stack is aligned across it.
    func alignment(of index: Int, in stack: StackLayout) -> StackLayout.AlignItems {
        tree.style(of: index).alignSelf.alignment ?? stack.effectiveAlignItems
    }
}
