extension FlexPass {
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
