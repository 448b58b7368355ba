import QuoinLayout

extension Layout {
    /// How the constraints in an element that was laid out were solved, by the index of the layout of constraints, in
    /// paint order. What came into the layout by unfolding is left out.
    ///
    /// - Parameters:
    ///   - root: the element that the layout is of.
    ///   - environment: the surroundings it was laid out in.
    /// - Throws: any ``LayoutError``.
    public func constraintSolutions(
        of root: some LayoutElement, environment: LayoutEnvironment
    ) throws(LayoutError) -> [(index: Int, solution: ConstraintSolution)] {
        let root = root.erased
        var solutions: [(index: Int, solution: ConstraintSolution)] = []
        for index in tree.paintOrder where !leftOut.contains(index) {
            guard let layout = tree.kind(of: index) as? ConstraintsLayout, let element = element(at: index, in: root)
            else { continue }
            let solution = try element.replacingKind(with: layout).constraintSolution(
                in: SizeRange(exactly: frames[index].size), environment: environment)
            solutions.append((index, solution))
        }
        return solutions
    }

    /// The element that became a node of the tree; nothing where it came into the tree by unfolding.
    private func element(at index: Int, in root: AnyElement) -> AnyElement? {
        guard let parent = tree.parent(of: index) else { return root }
        guard let container = element(at: parent, in: root) else { return nil }
        let position = index - tree.children(of: parent).lowerBound
        return container.children.indices.contains(position) ? container.children[position] : nil
    }
}
