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
            stack.effectiveJustifyContent, of: free, among: line.items.count,
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

    /// Measures the children across the stack, with their extents along it (CSS, 9.4 step 7).
    mutating func measureAcross() {
        for index in items.indices {
            let item = items[index]
            // A child that is stretched later, and did not flex, needs no further measuring.
            let isMeasured = item.isContentSized && item.extent == item.base && item.alignment == .stretch
            if !isMeasured { offer(item, main: finalRange(of: item)) }
            items[index].cross = items[index].child.extent(along: axis.cross)
        }
    }

    /// The range along the stack that a child is offered in the end. In a column whose height is not known, the height of a
    /// child that has none of its own is not known either: fractions of it count as auto (CSS, 9.8).
    private func finalRange(of item: FlexItem) -> ExtentRange {
        let basis = item.style.flexBasis
        let hasExtent =
            basis.isAuto ? item.explicitExtent != nil : !basis.extent(in: parent[axis], auto: .nan).isNaN
        if axis == .horizontal || main.isExact || hasExtent { return ExtentRange(exactly: item.extent) }
        // Lines break at the extent, but it is not exact.
        if item.child.breaksLinesAtHeight { return ExtentRange(min: item.extent, max: item.extent.nextUp) }
        return ExtentRange.unknown(item.extent, item.base)
    }

    /// Gives every line its extent across the stack, and its baselines (CSS, 9.4 step 8).
    mutating func sizeLines() {
        for number in lines.indices {
            var line = lines[number]
            var tallest = 0.0
            for index in line.items {
                if !items[index].alignsBaseline { tallest = max(tallest, items[index].cross) }
                findBaseline(of: index, in: &line)
            }
            tallest = max(tallest, line.first.extent, line.last.extent)
            // A line of a stack that may wrap is as large as its children, even if it is alone.
            line.cross = isSingleLine ? cross.clamp(tallest) : tallest
            lines[number] = line
        }
        let free = cross.violation(of: crossSum)
        if !isSingleLine && stack.alignContent == .stretch && free > 0 {
            for number in lines.indices { lines[number].cross += free / Double(lines.count) }
        }
    }

    private mutating func findBaseline(of index: Int, in line: inout FlexLine) {
        let item = items[index]
        let isRow = axis == .horizontal
        switch item.alignment {
        case .baselineFirst:
            // The baseline of a column's child is its edge.
            items[index].above = isRow ? item.child.flexAscender : 0
            items[index].below = item.cross - items[index].above
            line.first.add(items[index])
        case .baselineLast:
            items[index].below = isRow ? item.child.flexDescender : 0
            items[index].above = item.cross - items[index].below
            line.last.add(items[index])
        default: break
        }
    }

    /// Gives the children that stretch the extent of their line, within their minimum and maximum (CSS, 9.4 step 11).
    mutating func stretch() {
        for line in lines {
            for index in line.items where items[index].alignment == .stretch {
                let item = items[index]
                let extent = item.own[axis.cross].clamp(line.cross)
                item.child.explain { words(forStretchingTo: extent, in: line) }
                offer(item, main: finalRange(of: item), cross: ExtentRange(exactly: extent))
                items[index].cross = extent
            }
        }
        scope.amend { complete(&$0) }
    }
}
