extension StackPass {
    /// Shares out the room that lines have left, or lack (step 5).
    func flexLines() {
        switch stack.flexRules {
        case .texture:
            guard mayFlex else { return }
            let skippedElastic = sizesElasticChildByFlexing
            forEachLine { flex($0.children, skippedElastic: skippedElastic) }
        case .css:
            forEachLine { flexByCSS($0.children) }
        }
    }

    /// Texture's one round: no minimum or maximum of a child stops it, and nothing is shared out twice.
    private func flex(_ line: Range<Int>, skippedElastic: Bool) {
        let flexing = Flexing(line, of: self)
        for index in line { children[index].explain { words(forFlexingOf: children[index], flexing) } }
        if flexing.isNeeded {
            var rest = flexing.violation
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
        // Flexing may leave the child that was not measured without any room; it is still there (Texture, §10 Q7).
        for index in line where isElastic(children[index]) && !flexing.isAdjusted(children[index], in: axis) {
            fit(children[index], main: ExtentRange(exactly: 0), cross: naturalCross)
        }
    }

    /// What a line has to share out, and in which proportions.
    struct Flexing {
        /// Positive where the line is to grow, negative where it is to shrink, in points.
        let violation: Double
        /// The sum of the children's factors.
        let factors: Double
        /// The sum of the shrinking children's weighted extents.
        let weights: Double

        init(_ line: Range<Int>, of pass: StackPass) {
            violation = pass.main.violation(of: pass.sum(of: line))
            var factors = 0.0
            var weights = 0.0
            if abs(violation) >= StackPass.tolerance {
                for index in line {
                    let child = pass.children[index]
                    let factor = violation > 0 ? child.flexGrow : child.flexShrink
                    factors += factor
                    weights += child.extent(along: pass.axis) * factor
                }
            }
            self.factors = factors
            self.weights = weights
        }

        var isNeeded: Bool { factors != 0 }

        /// How much longer a child becomes; growing is in whole points whatever the scale.
        func adjustment(of child: LayoutChild, in axis: Axis) -> Double {
            guard isNeeded else { return 0 }
            if violation > 0 { return (violation * child.flexGrow / factors).rounded(.down) }
            let weight = child.extent(along: axis) * child.flexShrink
            return weights == 0 ? 0 : -abs(weight / weights * violation)
        }

        func isAdjusted(_ child: LayoutChild, in axis: Axis) -> Bool {
            violation > 0 && adjustment(of: child, in: axis) != 0
        }
    }
}
