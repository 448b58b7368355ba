extension StackPass {
    /// Measures a child as if it had no minimum and maximum along the stack: its flex base size.
    func fitIgnoringMainBounds(_ child: LayoutChild, main: ExtentRange) {
        var own = child.ownRange(in: parent)
        own[axis] = wish(of: child).map { ExtentRange(exactly: $0) } ?? .unconstrained
        let range = SizeRange(main: main, cross: crossRange(of: child, within: naturalCross), axis: axis)
        child.offer(range, parent: parent, ownRange: own)
    }

    private func wish(of child: LayoutChild) -> Double? {
        let dimension = axis == .horizontal ? child.style.width : child.style.height
        let extent = dimension.resolved(in: parent[axis], auto: .nan)
        return extent.isNaN ? nil : extent
    }

    /// The least and the most that a child may be along the stack.
    func bounds(of child: LayoutChild) -> ExtentRange {
        var style = child.style
        (style.width, style.height) = (.auto, .auto)
        return style.extentRange(axis, in: parent[axis])
    }

    /// The flex base size, within the child's minimum and maximum.
    func hypotheticalExtent(of child: LayoutChild) -> Double {
        bounds(of: child).clamp(child.extent(along: axis))
    }

    /// CSS flexbox, section 9.7: rounds in which the children that meet their minimum or maximum are frozen, until what
    /// is left is shared out. A child's frozen extent is the fourth of its scratch numbers, NaN until then.
    func flexByCSS(_ line: Range<Int>) {
        let room = roomForContent(of: line)
        var hypothetical = 0.0
        for index in line { hypothetical += hypotheticalExtent(of: children[index]) }
        let violation = room.violation(of: hypothetical)
        let target = hypothetical + violation
        for index in line { freezeInflexible(children[index], growing: violation > 0, isNeeded: violation != 0) }
        var initialFree: Double?
        while let round = CSSRound(line, of: self, target: target, growing: violation > 0, initialFree: &initialFree) {
            round.freeze(line, of: self)
        }
        for index in line {
            children[index].explain { words(forCSSFlexingOf: children[index], room: room) }
            fit(children[index], main: ExtentRange(exactly: children[index].scratch.w), cross: naturalCross)
        }
    }

    /// What the children of a line may be long together, spacing left out.
    private func roomForContent(of line: Range<Int>) -> ExtentRange {
        var spacing = stack.spacing * Double(line.count - 1)
        for index in line { spacing += children[index].spacingBefore + children[index].spacingAfter }
        return ExtentRange(max(main.min - spacing, 0), max(main.max - spacing, 0))
    }

    private func freezeInflexible(_ child: LayoutChild, growing: Bool, isNeeded: Bool) {
        let base = child.extent(along: axis)
        let extent = hypotheticalExtent(of: child)
        let factor = growing ? child.flexGrow : child.flexShrink
        let isInflexible = !isNeeded || factor == 0 || (growing ? base > extent : base < extent)
        child.scratch.w = isInflexible ? extent : .nan
    }

    /// One round of sharing out.
    private struct CSSRound {
        let growing: Bool
        let free: Double
        var factors = 0.0
        var weights = 0.0
        /// How far all children together are moved by their minimums and maximums.
        var violation = 0.0

        /// Nothing where every child is frozen.
        init?(_ line: Range<Int>, of pass: StackPass, target: Double, growing: Bool, initialFree: inout Double?) {
            self.growing = growing
            var free = target
            for index in line {
                let child = pass.children[index]
                guard child.scratch.w.isNaN else {
                    free -= child.scratch.w
                    continue
                }
                free -= child.extent(along: pass.axis)
                let factor = growing ? child.flexGrow : child.flexShrink
                factors += factor
                weights += factor * child.extent(along: pass.axis)
            }
            guard factors > 0 else { return nil }
            let initial = initialFree ?? free
            initialFree = initial
            // Factors that do not reach 1 take up only that part of the room.
            self.free = factors < 1 && abs(initial * factors) < abs(free) ? initial * factors : free
            for index in line where pass.children[index].scratch.w.isNaN {
                let child = pass.children[index]
                violation +=
                    pass.bounds(of: child).clamp(extent(of: child, in: pass.axis)) - extent(of: child, in: pass.axis)
            }
        }

        private func extent(of child: LayoutChild, in axis: Axis) -> Double {
            let base = child.extent(along: axis)
            if growing { return base + free * child.flexGrow / factors }
            return weights == 0 ? base : base + free * child.flexShrink * base / weights
        }

        /// Freezes the children at whichever bound was met more, or all of them where none was.
        func freeze(_ line: Range<Int>, of pass: StackPass) {
            for index in line where pass.children[index].scratch.w.isNaN {
                let child = pass.children[index]
                let wanted = extent(of: child, in: pass.axis)
                let allowed = pass.bounds(of: child).clamp(wanted)
                if violation == 0 || (violation > 0 ? allowed > wanted : allowed < wanted) { child.scratch.w = allowed }
            }
        }
    }
}
