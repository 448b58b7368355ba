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
