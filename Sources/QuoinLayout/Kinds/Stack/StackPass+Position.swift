extension StackPass {
    /// Places the children, and gives the stack's own size (steps 8 to 10).
    func position() -> LayoutMeasurement {
        let crossSum = crossSum
        let sharing = Sharing(
            stack.alignContent.sharing, of: cross.violation(of: crossSum), among: lineCount)
        var longest = -Double.infinity
        var edge = sharing.offset
        forEachLine { line in
            let sum = sum(of: line.children)
            longest = max(longest, sum)
            position(line, sum: sum, edge: edge)
            edge += line.cross + stack.lineSpacing + sharing.between
        }
        // Only a column has baselines of its own: its first child's and its last child's (Texture, §2.5).
        let baselines: Baselines =
            axis == .vertical ? .ofChildren(first: 0, last: children.count - 1) : .none
        return LayoutMeasurement(size: Size(main: longest, cross: crossSum, axis: axis), baselines: baselines)
    }

    private func position(_ line: StackLine, sum: Double, edge: Double) {
        let sharing = Sharing(
            justifyContent.sharing, of: main.violation(of: sum), among: line.children.count)
        var cursor = sharing.offset
        for index in line.children {
            let child = children[index]
            cursor += child.spacingBefore
            if index > line.children.lowerBound { cursor += stack.spacing + sharing.between }
            child.explain { words(forPlaceOf: child, in: line, justifying: sharing) }
            child.place(at: Point(main: cursor, cross: edge + crossOffset(of: child, in: line), axis: axis))
            cursor += child.extent(along: axis) + child.spacingAfter
        }
    }

    private func crossOffset(of child: LayoutChild, in line: StackLine) -> Double {
        let extent = child.extent(along: axis.cross)
        switch alignment(of: child) {
        case .start, .stretch: return 0
        case .end: return line.cross - extent
        case .center: return grid.floor((line.cross - extent) / 2)
        case .baselineFirst, .baselineLast: return line.baseline - (baseline(of: child) ?? 0)
        }
    }

    /// How room is shared out among things in a row (step 9).
    struct Sharing {
        enum Mode {
            case start
            case center
            case end
            case between
            case around
        }

        /// Before the first thing, in points.
        var offset = 0.0
        /// Between neighbors, in points.
        var between = 0.0

        init(_ mode: Mode, of room: Double, among count: Int) {
            let isAlone = room < StackPass.tolerance || count == 1
            switch mode {
            case .start: break
            case .center: offset = room / 2
            case .end: offset = room
            case .between:
                if !isAlone { between = room / Double(count - 1) }
            case .around:
                offset = isAlone ? room / 2 : room / Double(2 * count)
                between = isAlone ? 0 : room / Double(count)
            }
        }
    }
}

extension StackLayout.JustifyContent {
    fileprivate var sharing: StackPass.Sharing.Mode {
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
    fileprivate var sharing: StackPass.Sharing.Mode {
        switch self {
        case .start, .stretch: .start
        case .center: .center
        case .end: .end
        case .spaceBetween: .between
        case .spaceAround: .around
        }
    }
}
