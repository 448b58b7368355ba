extension StackPass {
    /// Distributes the free space of lines to their children (step 5).
    func flexLines() {
        guard mayFlex else { return }
        let skippedElastic = sizesElasticChildByFlexing
        forEachLine { flex($0.children, skippedElastic: skippedElastic) }
    }

    /// Texture's one round, which ignores the children's minimums and maximums.
    private func flex(_ line: Range<Int>, skippedElastic: Bool) {
        let flexing = Flexing(line, of: self)
        for index in line { children[index].explain { words(forFlexingOf: children[index], flexing) } }
        if flexing.isNeeded {
            var rest = flexing.freeSpace
            for index in line { rest -= flexing.adjustment(of: children[index], in: axis) }
            for index in line {
                let child = children[index]
                let adjustment = flexing.adjustment(of: child, in: axis)
                guard adjustment != 0 else { continue }
                var extent = child.extent(along: axis) + adjustment
                if rest != 0 && child.flexGrow > 0 {
                    child.explain { "takes what flooring left over, \(shortDescription(rest))" }
                    extent += rest
                }
                rest = 0
                fit(child, main: ExtentRange(exactly: max(extent, 0)), cross: naturalCross)
            }
        }
        guard skippedElastic else { return }
        // The child that was not measured may get no space by flexing. It is still laid out (Texture, §10 Q7).
        for index in line where isElastic(children[index]) && !flexing.isAdjusted(children[index], in: axis) {
            fit(children[index], main: ExtentRange(exactly: 0), cross: naturalCross)
        }
    }

    /// The free space of a line, and the proportions in which it is distributed.
    struct Flexing {
        /// The free space, in points: positive if the line has to grow, negative if it has to shrink.
        let freeSpace: Double
        /// The sum of the children's factors.
        let factors: Double
        /// The sum of the children's extents, each multiplied by its factor.
        let weights: Double

        init(_ line: Range<Int>, of pass: StackPass) {
            freeSpace = pass.main.violation(of: pass.sum(of: line))
            var factors = 0.0
            var weights = 0.0
            if abs(freeSpace) >= StackPass.tolerance {
                for index in line {
                    let child = pass.children[index]
                    let factor = freeSpace > 0 ? child.flexGrow : child.flexShrink
                    factors += factor
                    weights += child.extent(along: pass.axis) * factor
                }
            }
            self.factors = factors
            self.weights = weights
        }

        var isNeeded: Bool { factors != 0 }

        /// The change of a child's extent, in points. Children grow by whole points at any scale.
        func adjustment(of child: LayoutScope.Child, in axis: Axis) -> Double {
            guard isNeeded else { return 0 }
            if freeSpace > 0 { return (freeSpace * child.flexGrow / factors).rounded(.down) }
            let weight = child.extent(along: axis) * child.flexShrink
            return weights == 0 ? 0 : -abs(weight / weights * freeSpace)
        }

        func isAdjusted(_ child: LayoutScope.Child, in axis: Axis) -> Bool {
            freeSpace > 0 && adjustment(of: child, in: axis) != 0
        }
    }
}
