extension Layout.Trace {
    /// What has no effect, or a surprising one, because of the room that a stack has along its axis: the stack's own
    /// values, and those of an element that is its child.
    func warningsOfStack(of index: Int) -> [Layout.Warning] {
        var found = [idleGrowth(of: index)]
        if let stack = tree.kind(of: index) as? StackLayout {
            found += [
                idleJustification(of: stack, at: index), idleLines(of: stack, at: index),
                unequalShare(in: stack, at: index),
            ]
            found += Axis.allCases.map { unknownGap(of: stack, at: index, along: $0) }
        }
        return found.compactMap(\.self) + unwrapped(in: index)
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
    /// Q46). Of the texts of a row, the widest are named: those beside them are pushed.
    private func unwrapped(in row: Int) -> [Layout.Warning] {
        // What is pushed by an element that is wider than the row is not to blame, whether or not that one may shrink.
        guard isUnwrappedRow(row), !hasRigidMinimum(in: row), !isPulledApart(row) else { return [] }
        let texts = tree.children(of: row).filter { tree.style(of: $0).flexShrink == 0 }
            .map { (child: $0, ways: waysToText(from: $0)) }.filter { !$0.ways.isEmpty }
        guard texts.contains(where: { passesEnd(of: row, $0.child) }) else { return [] }
        let most = texts.map { layout.frames[$0.child].size.width }.max()
        let widest = texts.filter { layout.frames[$0.child].size.width == most }
        let passing = widest.filter { passesEnd(of: row, $0.child) }
        return (passing.isEmpty ? widest : passing).flatMap { text in
            text.ways.map { missingShrinkage(of: text.child, $0, passing.isEmpty ? "row" : "one") }
        }
    }

    /// Whether the spacing of a row is negative, and what is in it would fit without.
    private func isPulledApart(_ row: Int) -> Bool {
        let room = layout.frames[row].size.width
        let gap = (tree.kind(of: row) as? StackLayout)?.gap(in: room) ?? 0
        return gap < 0 && tree.children(of: row).reduce(0) { $0 + layout.frames[$1].size.width } <= room
    }

    /// Whether a child that may shrink is wider than its row.
    private func hasRigidMinimum(in row: Int) -> Bool {
        tree.children(of: row).contains {
            tree.style(of: $0).flexShrink > 0 && layout.frames[$0].size.width > layout.frames[row].size.width
        }
    }

    /// The children of rows that do not shrink on the way to each text that becomes narrower with an element.
    private func waysToText(from index: Int) -> [[Int]] {
        // What has a width of its own does not shrink below it, however its text breaks.
        guard tree.style(of: index).width.isAuto else { return [] }
        if tree.kind(of: index).wrapsContent { return [[]] }
        if isUnwrappedRow(index) {
            return tree.children(of: index).filter { !passesEnd(of: index, $0) }.flatMap { child in
                let own = tree.style(of: child).flexShrink == 0 ? [child] : []
                return waysToText(from: child).map { own + $0 }
            }
        }
        return passesWidth(index) ? tree.children(of: index).flatMap(waysToText) : []
    }

    private func isUnwrappedRow(_ index: Int) -> Bool {
        guard let stack = tree.kind(of: index) as? StackLayout else { return false }
        return stack.direction == .horizontal && stack.flexWrap == .noWrap
    }

    private func missingShrinkage(of index: Int, _ others: [Int], _ what: String) -> Layout.Warning {
        let places = ["here"] + others.map { tree.path(of: $0) }
        let words = others.isEmpty ? "" : " " + places.joined(separator: " and to ")
        return tree.warning(
            index, "flexShrink",
            "is missing: a text in a row stays on one line without it, and this \(what) overflows; add flexShrink: 1"
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
        guard let last = offer(to: index)?.effectiveRange[axis], !hasRoom(stack, at: index, along: axis),
            !isStretchedBesideOthers(index, along: axis)
        else { return nil }
        if last.min == 0, last.max > 0 { return last }
        guard isContentSized(index, along: axis) else { return nil }
        return self[index].offers.map { $0.effectiveRange[axis] }.last { $0.min == 0 && $0.max > last.max }
    }

    /// Whether an element has the extent of the highest in a row, or of the widest in a column: with other texts it has room,
    /// if another one is that.
    private func isStretchedBesideOthers(_ index: Int, along axis: Axis) -> Bool {
        guard let parent = tree.parent(of: index), tree.style(of: index).sizes(along: axis).size.isAuto else {
            return false
        }
        guard let around = stack(around: index) else {
            return tree.children(of: parent).count == 1 && isStretchedBesideOthers(parent, along: axis)
        }
        if around.direction == axis {
            return tree.style(of: index).flexGrow > 0 && isStretchedBesideOthers(parent, along: axis)
        }
        let position = index - tree.children(of: parent).lowerBound
        let line = fact(StackFacts.self, of: parent)?.place(of: position)?.line
        return alignment(of: index, in: around) == .stretch && line.map { $0.children.count > 1 } == true
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

/// What a kind that gives its children extents by rules notes about these.
package struct SizeRules: Sendable {
    /// Whether an extent of a child would hold as a rule, beside all others.
    let holds: @Sendable (_ child: Int, _ axis: Axis, _ extent: Double) -> Bool
    /// Whether an extent of a child is that of its content.
    let isContentSized: @Sendable (_ child: Int, _ axis: Axis) -> Bool

    package init(
        holds: @escaping @Sendable (_ child: Int, _ axis: Axis, _ extent: Double) -> Bool,
        isContentSized: @escaping @Sendable (_ child: Int, _ axis: Axis) -> Bool
    ) {
        (self.holds, self.isContentSized) = (holds, isContentSized)
    }
}
