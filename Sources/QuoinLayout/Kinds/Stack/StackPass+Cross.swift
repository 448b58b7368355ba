extension StackPass {
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
        guard cross - child.extent(along: axis.cross) > Self.tolerance, alignment(of: child) == .stretch else { return }
        fit(child, main: ExtentRange(exactly: child.extent(along: axis)), cross: ExtentRange(exactly: cross))
        child.explain { words(forStretching: child, to: cross) }
    }
}
