extension StackPass {
    /// Places the children, and returns the stack's own size (steps 8 to 10).
    func position() -> LayoutMeasurement {
        let crossSum = crossSum
        let distribution = FreeSpaceDistribution(
            stack.alignContent.distribution, of: cross.violation(of: crossSum), among: lineCount)
        var longest = -Double.infinity
        var edge = distribution.offset
        forEachLine { line in
            let sum = sum(of: line.children)
            longest = max(longest, sum)
            position(line, sum: sum, edge: edge)
            edge += line.cross + lineSpacing + distribution.between
        }
        let size = Size(main: longest, cross: crossSum, axis: axis)
        if stack.isReversed || stack.flexWrap == .wrapReverse { mirror(in: size) }
        // Only a column has baselines of its own, those of its first and its last child (Texture, §2.5).
        let baselines: LayoutMeasurement.Baselines =
            axis == .vertical ? .ofChildren(first: 0, last: children.count - 1) : .none
        return LayoutMeasurement(size: size, baselines: baselines)
    }

    private func position(_ line: StackLine, sum: Double, edge: Double) {
        let distribution = FreeSpaceDistribution(
            justifyContent, of: main.violation(of: sum), among: line.children.count)
        var cursor = distribution.offset
        for index in line.children {
            let child = children[index]
            cursor += child.spacingBefore
            if index > line.children.lowerBound { cursor += spacing + distribution.between }
            child.explain { words(forPlaceOf: child, in: line, justifying: distribution) }
            child.place(at: Point(main: cursor, cross: edge + crossOffset(of: child, in: line), axis: axis))
            cursor += child.extent(along: axis) + child.spacingAfter
        }
    }

    private func crossOffset(of child: LayoutScope.Child, in line: StackLine) -> Double {
        let extent = child.extent(along: axis.cross)
        switch alignment(of: child) {
        case .start, .stretch: return 0
        case .end: return line.cross - extent
        case .center: return grid.floor((line.cross - extent) / 2)
        case .baselineFirst, .baselineLast: return line.baseline - (baseline(of: child) ?? 0)
        }
    }

    /// Mirrors the positions of the children: along the stack if it is reversed, and across it if its lines are
    /// reversed.
    private func mirror(in content: Size) {
        let size = Size(main: main.clamp(content[axis]), cross: cross.clamp(content[axis.cross]), axis: axis)
        for child in children {
            var place = child.place
            if stack.isReversed { place[axis] = size[axis] - place[axis] - child.extent(along: axis) }
            if stack.flexWrap == .wrapReverse {
                place[axis.cross] = size[axis.cross] - place[axis.cross] - child.extent(along: axis.cross)
            }
            child.place(at: place)
        }
    }

    /// Gives every line its extent across the stack, and its baseline (step 6).
    func sizeLines() {
        let isSingle = line(at: 0).children.upperBound == children.count
        forEachLine { line in
            var line = line
            let (above, below, tallest) = extents(of: line.children)
            line.baseline = above
            line.cross = max(above + below, tallest)
            if isSingle { line.cross = cross.isExact ? cross.min : min(max(cross.min, line.cross), cross.max) }
            keep(line)
        }
    }

    /// The largest extents of the children of a line above and below their common baseline, and of those without one.
    private func extents(of line: Range<Int>) -> (above: Double, below: Double, tallest: Double) {
        var (above, below, tallest) = (0.0, 0.0, 0.0)
        for index in line {
            let extent = children[index].extent(along: axis.cross)
            if let baseline = baseline(of: children[index]) {
                above = max(above, baseline)
                below = max(below, extent - baseline)
            } else {
                tallest = max(tallest, extent)
            }
        }
        return (above, below, tallest)
    }

    /// Stretches lines, and then the children in them, across the stack (step 7).
    func stretchLines() {
        let count = lineCount
        let freeSpace = cross.violation(of: crossSum)
        let stretchesLines = count > 1 && stack.alignContent == .stretch && freeSpace > Self.tolerance
        forEachLine { line in
            var line = line
            if stretchesLines {
                line.cross += freeSpace / Double(count)
                keep(line)
            }
            for index in line.children { stretch(children[index], to: line.cross) }
        }
    }

    private func stretch(_ child: LayoutScope.Child, to cross: Double) {
        guard cross - child.extent(along: axis.cross) > Self.tolerance, alignment(of: child) == .stretch,
            !child.hasOwnSize
        else { return }
        fit(child, main: ExtentRange(exactly: child.extent(along: axis)), cross: ExtentRange(exactly: cross))
        child.explain { words(forStretching: child, to: cross) }
    }
}

/// One line of a stack. Its end, extent and baseline are in the scratch numbers of its first child, so that lines need no
/// array.
struct StackLine {
    let children: Range<Int>
    /// The extent across the line.
    var cross: Double
    /// The distance from the line's edge to the baseline that its children share.
    var baseline: Double
}

extension StackPass {
    /// The line that starts at a child.
    func line(at start: Int) -> StackLine {
        let numbers = children[start].scratch
        return StackLine(children: start..<Int(numbers.x), cross: numbers.y, baseline: numbers.z)
    }

    func keep(_ line: StackLine) {
        let first = children[line.children.lowerBound]
        first.scratch.lowHalf = SIMD2(Double(line.children.upperBound), line.cross)
        first.scratch.z = line.baseline
    }

    /// Calls a closure with each line in order.
    @inline(__always)
    func forEachLine(_ body: (StackLine) -> Void) {
        var start = 0
        while start < children.count {
            let line = line(at: start)
            body(line)
            start = line.children.upperBound
        }
    }

    var lineCount: Int {
        var count = 0
        forEachLine { _ in count += 1 }
        return count
    }

    /// The extent of all lines across the stack, with the space between them.
    var crossSum: Double {
        var sum = -lineSpacing
        forEachLine { sum += $0.cross + lineSpacing }
        return sum
    }

    /// Breaks the children into lines (step 4). A child that is longer than the stack has a line of its own.
    func breakLines() {
        var start = 0
        if stack.flexWrap != .noWrap {
            var sum = 0.0
            for index in 0..<children.count {
                let extent = outerExtent(of: children[index])
                let gap = index == start ? 0 : spacing
                if index > start && sum + gap + extent > main.max {
                    keep(StackLine(children: start..<index, cross: 0, baseline: 0))
                    start = index
                    sum = extent
                } else {
                    sum += gap + extent
                }
            }
        }
        keep(StackLine(children: start..<children.count, cross: 0, baseline: 0))
    }

    private func outerExtent(of child: LayoutScope.Child) -> Double {
        child.spacingBefore + child.extent(along: axis) + child.spacingAfter
    }
}
