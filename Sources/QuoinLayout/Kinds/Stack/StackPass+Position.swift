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
            edge += line.cross + stack.lineSpacing + distribution.between
        }
        // Only a column has baselines of its own, those of its first and its last child (Texture, §2.5).
        let baselines: LayoutMeasurement.Baselines =
            axis == .vertical ? .ofChildren(first: 0, last: children.count - 1) : .none
        return LayoutMeasurement(size: Size(main: longest, cross: crossSum, axis: axis), baselines: baselines)
    }

    private func position(_ line: StackLine, sum: Double, edge: Double) {
        let distribution = FreeSpaceDistribution(
            justifyContent.distribution, of: main.violation(of: sum), among: line.children.count)
        var cursor = distribution.offset
        for index in line.children {
            let child = children[index]
            cursor += child.spacingBefore
            if index > line.children.lowerBound { cursor += stack.spacing + distribution.between }
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

    /// How free space is distributed among children or lines (step 9).
    struct FreeSpaceDistribution {
        enum Mode {
            case start
            case center
            case end
            case between
            case around
        }

        /// Before the first, in points.
        var offset = 0.0
        /// Between neighbors, in points.
        var between = 0.0

        init(_ mode: Mode, of space: Double, among count: Int) {
            let isAlone = space < StackPass.tolerance || count == 1
            switch mode {
            case .start: break
            case .center: offset = space / 2
            case .end: offset = space
            case .between:
                if !isAlone { between = space / Double(count - 1) }
            case .around:
                offset = isAlone ? space / 2 : space / Double(2 * count)
                between = isAlone ? 0 : space / Double(count)
            }
        }
    }
}

extension StackLayout.JustifyContent {
    fileprivate var distribution: StackPass.FreeSpaceDistribution.Mode {
        switch self {
        case .start: .start
        case .center: .center
        case .end: .end
        case .spaceBetween: .between
        case .spaceAround: .around
        }
    }
}

extension StackLayout.AlignContent {
    fileprivate var distribution: StackPass.FreeSpaceDistribution.Mode {
        switch self {
        case .start, .stretch: .start
        case .center: .center
        case .end: .end
        case .spaceBetween: .between
        case .spaceAround: .around
        }
    }
}
