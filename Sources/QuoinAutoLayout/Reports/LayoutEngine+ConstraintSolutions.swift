import QuoinLayout

extension LayoutEngine {
    /// How the constraints in an element were solved in the layout that the engine made last, by the index of the layout
    /// of constraints, in paint order. What came into the layout by unfolding is left out.
    ///
    /// Each is solved in the range that it was laid out in, not at its size, which was rounded up to pixels and may be
    /// one that its rules do not allow.
    ///
    /// - Parameters:
    ///   - root: the element that the engine's tree is of.
    ///   - layout: what the engine made last.
    /// - Throws: any ``LayoutError``.
    public func constraintSolutions(
        of root: some LayoutElement, in layout: Layout
    ) throws(LayoutError) -> [(index: Int, solution: ConstraintSolution)] {
        let root = root.erased
        var solutions: [(index: Int, solution: ConstraintSolution)] = []
        for index in tree.paintOrder where !layout.leftOut.contains(index) {
            guard let kind = tree.kind(of: index) as? ConstraintsLayout, let range = range(of: index),
                let element = tree.element(at: index, in: root)
            else { continue }
            let solution = try element.replacingKind(with: kind).constraintSolution(
                in: range, environment: environment)
            solutions.append((index, solution))
        }
        return solutions
    }
}
