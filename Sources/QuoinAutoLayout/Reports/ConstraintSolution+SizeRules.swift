import QuoinLayout

extension ConstraintSolution {
    /// What holds of the views' extents, for warnings about their own sizes.
    var sizeRules: SizeRules {
        SizeRules(
            holds: { view, axis, extent in
                let attribute: Attribute = axis == .horizontal ? .width : .height
                var changed = layout
                changed.rules.append(Rule(Rule.Side(.view(view), attribute), .equal, constant: extent, text: ""))
                return ConstraintSolution(problem.with(changed)).solver.broken.count == solver.broken.count
            },
            isContentSized: { view, axis in
                let unknowns = problem.unknowns(of: .view(view))
                let extent = axis == .horizontal ? unknowns.width : unknowns.height
                let reasons = ActiveSpan(self).reasons(for: [LinearSystem.Term(extent, 1)]) ?? []
                return reasons.contains { index in
                    switch problem.origins[index] {
                    case .hugging(view, axis), .compression(view, axis): true
                    default: false
                    }
                }
            })
    }
}
