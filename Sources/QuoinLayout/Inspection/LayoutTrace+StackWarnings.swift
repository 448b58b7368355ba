extension LayoutTrace {
    /// What has no effect, or a surprising one, because of the room that a stack has along its axis: the stack's own
    /// values, and those of an element that is its child.
    func warningsOfStack(of index: Int) -> [LayoutWarning] {
        var found = [idleGrowth(of: index), unwrapped(index)]
        if let stack = tree.kind(of: index) as? StackLayout {
            found += [idleJustification(of: stack, at: index), unequalShare(in: stack, at: index)]
            found += Axis.allCases.map { unknownGap(of: stack, at: index, along: $0) }
        }
        return found.compactMap(\.self)
    }

    /// A stack grows its children to fill its minimum; if that is 0, there is nothing to fill (Texture, §4.2).
    private func idleGrowth(of index: Int) -> LayoutWarning? {
        guard let stack = stack(around: index), tree.style(of: index).flexGrow > 0,
            let parent = tree.parent(of: index), let reason = lackOfRoom(of: stack, at: parent)
        else { return nil }
        return tree.warning(index, "flexGrow", reason)
    }

    /// Free space is what the line lacks of the stack's minimum.
    private func idleJustification(of stack: StackLayout, at index: Int) -> LayoutWarning? {
        guard stack.effectiveJustifyContent != .start, let reason = lackOfRoom(of: stack, at: index),
            fact(StackFacts.self, of: index)?.lines.contains(where: { $0.freeSpace < 0 }) != true
        else { return nil }
        let aligned = stack.direction == .horizontal ? stack.horizontalAlignment != nil : stack.verticalAlignment != nil
        let property = aligned ? "\(stack.direction)Alignment" : "justifyContent"
        return tree.warning(index, property, reason)
    }

    /// Why a stack is not longer than its content; `nil` if it may have to be.
    private func lackOfRoom(of stack: StackLayout, at index: Int) -> String? {
        guard let range = offer(to: index)?.effectiveRange[stack.direction], range.min == 0, range.max > 0,
            // By the rules of CSS, a line that is shorter than the longest one has free space.
            fact(StackFacts.self, of: index)?.lines.contains(where: { $0.freeSpace > 0 }) != true
        else { return nil }
        return "has no effect: the stack may be as small as its content; its \(stack.direction.extentName) may be "
            + "\(range)"
    }

    /// A fraction of an unknown extent is no space (Texture, §10 Q12).
    private func unknownGap(of stack: StackLayout, at index: Int, along axis: Axis) -> LayoutWarning? {
        let isMain = axis == stack.direction
        guard isMain ? stack.spacingIsFraction : stack.lineSpacingIsFraction && stack.flexWrap != .noWrap,
            isMain ? stack.spacing != 0 : stack.lineSpacing != 0, tree.children(of: index).count > 1,
            let range = offer(to: index)?.effectiveRange[axis], !range.isExact
        else { return nil }
        let name = axis.extentName
        return tree.warning(
            index, isMain ? "spacing" : "lineSpacing",
            "counts as 0: the \(name) of the stack is not known when it is measured; set \(name), or a spacing in points"
        )
    }

    /// Children grow by whole points, and the first of them takes what is left over (Texture, §4.2 step 5). Up to three
    /// children differ by two points at most.
    private func unequalShare(in stack: StackLayout, at index: Int) -> LayoutWarning? {
        guard stack.flexRules == .texture, let facts = fact(StackFacts.self, of: index) else { return nil }
        let first = tree.children(of: index).lowerBound
        for line in facts.lines where line.freeSpace > 0 {
            let growing = line.children.filter { tree.style(of: first + $0.position).flexGrow > 0 }
            guard growing.count > 3, let favored = growing.first, favored.isLike(growing, in: tree, from: first) else {
                continue
            }
            let rest = favored.flexed - growing[1].flexed
            guard rest * layout.grid.scale >= 2 else { continue }
            return tree.warning(
                first + favored.position, "flexGrow",
                "gives it \(shortDescription(rest)) more than each of its \(growing.count - 1) equal neighbors: they grow "
                    + "by whole points, and the first takes the rest; flexRules: css divides the space evenly")
        }
        return nil
    }

    /// Text in a row is offered an unbounded width, and only shrinking makes it wrap, also within a column (Texture, §10
    /// Q46).
    private func unwrapped(_ index: Int) -> LayoutWarning? {
        guard tree.kind(of: index).wrapsContent else { return nil }
        var outermost = index
        while let parent = tree.parent(of: outermost), passesWidth(parent) { outermost = parent }
        guard stack(around: outermost)?.direction == .horizontal, tree.style(of: outermost).flexShrink == 0,
            let row = tree.parent(of: outermost)
        else { return nil }
        // Each child may have been rounded up by less than a pixel.
        let rounding = Double(tree.children(of: row).count) / layout.grid.scale
        guard layout.frames[outermost].maxX >= layout.frames[row].maxX + rounding else { return nil }
        return tree.warning(
            outermost, "flexShrink",
            "is missing: a text in a row stays on one line without it, and this one overflows; add flexShrink: 1")
    }

    /// Whether a child with text becomes narrower with an element: it is the only one, or one of a column.
    private func passesWidth(_ index: Int) -> Bool {
        guard let stack = tree.kind(of: index) as? StackLayout else { return tree.children(of: index).count == 1 }
        return stack.direction == .vertical
    }
}

extension StackFacts.Child {
    /// Whether all of the children flexed from the same extent with the same factor.
    fileprivate func isLike(_ others: [StackFacts.Child], in tree: LayoutTree, from first: Int) -> Bool {
        let factor = tree.style(of: first + position).flexGrow
        return others.allSatisfy {
            $0.naturalExtent == naturalExtent && tree.style(of: first + $0.position).flexGrow == factor
        }
    }
}
