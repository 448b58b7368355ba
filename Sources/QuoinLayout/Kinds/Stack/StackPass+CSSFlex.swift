extension StackPass {
    /// Measures a child as if it had no minimum and maximum along the stack. The result is its flex base size.
    func fitIgnoringMainBounds(_ child: LayoutScope.Child, main: ExtentRange) {
        var own = child.ownRange(in: parent)
        own[axis] = explicitExtent(of: child).map { ExtentRange(exactly: $0) } ?? .unconstrained
        let range = SizeRange(main: main, cross: crossRange(of: child, within: naturalCross), axis: axis)
        child.offer(range, parent: parent, ownRange: own)
    }

    private func explicitExtent(of child: LayoutScope.Child) -> Double? {
        let dimension = axis == .horizontal ? child.style.width : child.style.height
        let extent = dimension.resolved(in: parent[axis], auto: .nan)
        return extent.isNaN ? nil : extent
    }

    /// The minimum and the maximum of a child along the stack.
    func bounds(of child: LayoutScope.Child) -> ExtentRange {
        var style = child.style
        (style.width, style.height) = (.auto, .auto)
        return style.extentRange(axis, in: parent[axis])
    }

    /// The flex base size, clamped to the child's minimum and maximum.
    func hypotheticalExtent(of child: LayoutScope.Child) -> Double {
        bounds(of: child).clamp(child.extent(along: axis))
    }

    /// CSS flexbox, section 9.7: rounds that distribute the free space and freeze the children that reach their minimum or
    /// maximum, until all are frozen.
    func flexByCSS(_ line: Range<Int>) {
        let available = availableExtent(of: line)
        var hypothetical = 0.0
        for index in line { hypothetical += hypotheticalExtent(of: children[index]) }
        let violation = available.violation(of: hypothetical)
        let target = hypothetical + violation
        for index in line { freezeInflexible(children[index], growing: violation > 0, isNeeded: violation != 0) }
        var initialFree: Double?
        while let round = CSSRound(line, of: self, target: target, growing: violation > 0, initialFree: &initialFree) {
            round.freeze(line, of: self)
        }
        for index in line {
            children[index].explain { words(forCSSFlexingOf: children[index], available: available) }
            let extent = children[index].frozenExtent ?? 0
            fit(children[index], main: ExtentRange(exactly: extent), cross: naturalCross)
        }
    }

    /// The extents that the children of a line may have together, without spacing.
    private func availableExtent(of line: Range<Int>) -> ExtentRange {
        var spacing = stack.spacing * Double(line.count - 1)
        for index in line { spacing += children[index].spacingBefore + children[index].spacingAfter }
        return ExtentRange(max(main.min - spacing, 0), max(main.max - spacing, 0))
    }

    private func freezeInflexible(_ child: LayoutScope.Child, growing: Bool, isNeeded: Bool) {
        let base = child.extent(along: axis)
        let extent = hypotheticalExtent(of: child)
        let factor = growing ? child.flexGrow : child.flexShrink
        let isInflexible = !isNeeded || factor == 0 || (growing ? base > extent : base < extent)
        child.frozenExtent = isInflexible ? extent : nil
    }

    /// One round of distributing the free space.
    private struct CSSRound {
        let growing: Bool
        let free: Double
        var factors = 0.0
        var weights = 0.0
        /// The sum of the changes that the children's minimums and maximums make.
        var violation = 0.0

        /// `nil` if every child is frozen.
        init?(_ line: Range<Int>, of pass: StackPass, target: Double, growing: Bool, initialFree: inout Double?) {
            self.growing = growing
            var free = target
            for index in line {
                let child = pass.children[index]
                if let extent = child.frozenExtent {
                    free -= extent
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
            // If the sum of the factors is below 1, only that fraction of the free space is distributed.
            self.free = factors < 1 && abs(initial * factors) < abs(free) ? initial * factors : free
            for index in line where pass.children[index].frozenExtent == nil {
                let child = pass.children[index]
                violation +=
                    pass.bounds(of: child).clamp(extent(of: child, in: pass.axis)) - extent(of: child, in: pass.axis)
            }
        }

        private func extent(of child: LayoutScope.Child, in axis: Axis) -> Double {
            let base = child.extent(along: axis)
            if growing { return base + free * child.flexGrow / factors }
            return weights == 0 ? base : base + free * child.flexShrink * base / weights
        }

        /// Freezes the children that violate their minimums, or those that violate their maximums, whichever is more; all if
        /// the violations add up to 0.
        func freeze(_ line: Range<Int>, of pass: StackPass) {
            for index in line where pass.children[index].frozenExtent == nil {
                let child = pass.children[index]
                let target = extent(of: child, in: pass.axis)
                let allowed = pass.bounds(of: child).clamp(target)
                if violation == 0 || (violation > 0 ? allowed > target : allowed < target) {
                    child.frozenExtent = allowed
                }
            }
        }
    }
}
