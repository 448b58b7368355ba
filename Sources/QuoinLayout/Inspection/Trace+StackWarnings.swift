extension Layout.Trace {
    /// What has no effect, or a surprising one, because of the room that a stack has along its axis: the stack's own
    /// values, and those of an element that is its child.
    func warningsOfStack(of index: Int) -> [Layout.Warning] {
        var found = [idleGrowth(of: index), unwrapped(index)]
        if let stack = tree.kind(of: index) as? StackLayout {
            found += [
                idleJustification(of: stack, at: index), idleLines(of: stack, at: index),
                unequalShare(in: stack, at: index),
            ]
            found += Axis.allCases.map { unknownGap(of: stack, at: index, along: $0) }
        }
        return found.compactMap(\.self)
    }

    /// A stack grows its children to fill its minimum; if that is 0, there is nothing to fill (Texture, §4.2).
    private func idleGrowth(of index: Int) -> Layout.Warning? {
        guard let stack = stack(around: index), tree.style(of: index).flexGrow > 0,
            let parent = tree.parent(of: index), let reason = lackOfRoom(of: stack, at: parent, along: stack.direction)
        else { return nil }
        return tree.warning(index, "flexGrow", reason)
    }

    /// Free space is what the line lacks of the stack's minimum.
    private func idleJustification(of stack: StackLayout, at index: Int) -> Layout.Warning? {
        guard stack.effectiveJustifyContent != .start,
            let reason = lackOfRoom(of: stack, at: index, along: stack.direction),
            fact(StackFacts.self, of: index)?.lines.contains(where: { $0.freeSpace < 0 }) != true
        else { return nil }
        let aligned = stack.direction == .horizontal ? stack.horizontalAlignment != nil : stack.verticalAlignment != nil
        let property = aligned ? "\(stack.direction)Alignment" : "justifyContent"
        return tree.warning(index, property, reason)
    }

    /// Lines are distributed over what they leave of the stack's minimum across them.
    private func idleLines(of stack: StackLayout, at index: Int) -> Layout.Warning? {
        guard stack.flexWrap != .noWrap, stack.alignContent != .start,
            let reason = lackOfRoom(of: stack, at: index, along: stack.direction.cross)
        else { return nil }
        return tree.warning(index, "alignContent", reason)
    }

    /// A fraction of an unknown extent is no space (Texture, §10 Q12).
    private func unknownGap(of stack: StackLayout, at index: Int, along axis: Axis) -> Layout.Warning? {
        let isMain = axis == stack.direction
        let length = isMain ? stack.spacingLength : stack.lineSpacingLength
        guard length.isFraction, length != .fraction(0), isMain || stack.flexWrap != .noWrap,
            tree.children(of: index).count > 1, let range = offer(to: index)?.effectiveRange[axis]
        else { return nil }
        let (name, property) = (axis.extentName, isMain ? "spacing" : "lineSpacing")
        if !range.isExact {
            return tree.warning(
                index, property,
                "counts as 0: the \(name) of the stack is not known when it is measured; set \(name), or a spacing in "
                    + "points")
        }
        guard isContentSized(index, along: axis) else { return nil }
        return tree.warning(
            index, property,
            "does not count for the \(name) of the stack, which is measured without it; set \(name), or a spacing in "
                + "points")
    }

    /// Children grow by whole points, and the first of them takes what is left over (Texture, §4.2 step 5). Up to three
    /// children differ by two points at most.
    private func unequalShare(in stack: StackLayout, at index: Int) -> Layout.Warning? {
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
    private func unwrapped(_ index: Int) -> Layout.Warning? {
        guard tree.kind(of: index).wrapsContent else { return nil }
        var (outermost, unshrunk): (Int, [Int]) = (index, [])
        while let parent = tree.parent(of: outermost) {
            // What has a width of its own does not shrink below it, however its text breaks.
            guard tree.style(of: outermost).width.isAuto else { return nil }
            if let stack = stack(around: outermost), stack.direction == .horizontal {
                guard stack.flexWrap == .noWrap else { return nil }
                let isRigid = tree.style(of: outermost).flexShrink == 0
                if passesEnd(of: parent, outermost) { return isRigid ? missingShrinkage(of: outermost, unshrunk) : nil }
                if isRigid { unshrunk.append(outermost) }
            } else if !passesWidth(parent) {
                return nil
            }
            outermost = parent
        }
        return nil
    }

    private func missingShrinkage(of index: Int, _ others: [Int]) -> Layout.Warning {
        let places = ["here"] + others.reversed().map { tree.path(of: $0) }
        let words = others.isEmpty ? "" : " " + places.joined(separator: " and to ")
        return tree.warning(
            index, "flexShrink",
            "is missing: a text in a row stays on one line without it, and this one overflows; add flexShrink: 1"
                + words)
    }

    private func passesEnd(of row: Int, _ child: Int) -> Bool {
        // Each child may have been rounded up by less than a pixel.
        let rounding = Double(tree.children(of: row).count) / layout.grid.scale
        let (frame, around) = (layout.frames[child], layout.frames[row])
        return frame.maxX >= around.maxX + rounding || frame.minX <= around.minX - rounding
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
