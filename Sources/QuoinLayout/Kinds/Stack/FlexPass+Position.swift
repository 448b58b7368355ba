extension FlexPass {
    /// Places the children, and returns the stack's own size (CSS, 9.5 and 9.6).
    func position() -> LayoutMeasurement {
        let crossSum = crossSum
        let size = Size(main: length, cross: cross.clamp(crossSum), axis: axis)
        let distribution = FreeSpaceDistribution(
            isSingleLine ? .start : stack.alignContent.distribution, of: cross.violation(of: crossSum),
            among: lines.count,
            overflow: stack.flexWrap == .wrapReverse ? .atStart : .atEnd)
        var edge = distribution.offset
        for line in lines {
            position(line, edge: edge, in: size)
            edge += line.cross + lineGap + distribution.between
        }
        return LayoutMeasurement(size: size, baselines: baselines)
    }

    private func position(_ line: FlexLine, edge: Double, in size: Size) {
        let free = length - sum(of: line.items, \.extent)
        let distribution = FreeSpaceDistribution(
            stack.effectiveJustifyContent.distribution, of: free, among: line.items.count,
            overflow: stack.isReversed ? .atStart : .atEnd)
        var cursor = distribution.offset
        for item in items[line.items] {
            cursor += item.style.spacingBefore
            var place = Point(main: cursor, cross: edge + crossOffset(of: item, in: line), axis: axis)
            if stack.isReversed { place[axis] = size[axis] - cursor - item.extent }
            if stack.flexWrap == .wrapReverse { place[axis.cross] = size[axis.cross] - place[axis.cross] - item.cross }
            item.child.explain { words(forPlaceOf: item, in: line, justifying: distribution) }
            item.child.place(at: place)
            cursor += item.extent + item.style.spacingAfter + gap + distribution.between
        }
    }

    private func crossOffset(of item: FlexItem, in line: FlexLine) -> Double {
        // If the order of the lines is reversed, shared baselines are at the same height as well.
        let isReversed = stack.flexWrap == .wrapReverse
        switch item.alignment {
        case .start, .stretch: return 0
        case .end: return line.cross - item.cross
        case .center: return (line.cross - item.cross) / 2
        case .baselineFirst: return isReversed ? line.first.below - item.below : line.first.above - item.above
        case .baselineLast:
            return line.cross - item.cross - (isReversed ? line.last.above - item.above : line.last.below - item.below)
        }
    }

    /// The stack's baselines, from its first and its last line: those that the children of a row share, or else those
    /// of the line's first and last child (CSS, 8.5). As in browsers, reversing makes the last child, or line, the
    /// first.
    private var baselines: LayoutMeasurement.Baselines {
        guard let first = lines.first?.items, let last = lines.last?.items else { return .none }
        let isReversed = stack.flexWrap == .wrapReverse
        return .ofPlacedChildren(
            first: baselineChild(in: isReversed ? last : first, isFirst: true),
            last: baselineChild(in: isReversed ? first : last, isFirst: false))
    }

    private func baselineChild(in line: Range<Int>, isFirst: Bool) -> Int {
        let sharing = { axis == .horizontal && items[$0].alignsBaseline }
        return isFirst != stack.isReversed
            ? line.first(where: sharing) ?? line.lowerBound : line.last(where: sharing) ?? line.upperBound - 1
    }
}
