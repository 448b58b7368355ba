import QuoinAutoLayout

/// A small random layout. Its rules are text, so that a failing one can be read.
struct RandomLayout {
    var views: [ConstraintsLayout.ViewTraits] = []
    var guides: [String] = []
    var rules: [String] = []
    var container = SizeRange(exactly: Size(300, 200))
    var direction = LayoutDirection.leftToRight

    func layout() throws -> ConstraintsLayout {
        ConstraintsLayout(
            views: views, guides: guides,
            rules: try ConstraintsLayout.rules(
                rules.map { RuleSource($0) }, views: views.map(\.name), guides: guides))
    }

    func problem() throws -> ConstraintProblem {
        ConstraintProblem(try layout(), measurements: [], container: container, direction: direction)
    }

    /// The container's size for the solver; an extent with a range is an unknown.
    var containerSize: Size {
        Size(
            container.max.width.isFinite ? container.max.width : 0,
            container.max.height.isFinite ? container.max.height : 0)
    }

    func solver() throws -> LinearSolver {
        LinearSolver(try problem().system, container: containerSize)
    }
}

// MARK: - Failures

extension RandomLayout {
    /// The layout with as few rules as still make it fail.
    func shrunk(while fails: (RandomLayout) -> Bool) -> RandomLayout {
        var smallest = self
        for index in rules.indices.reversed() {
            var candidate = smallest
            candidate.rules.remove(at: index)
            if fails(candidate) { smallest = candidate }
        }
        return smallest
    }
}

extension RandomLayout: CustomStringConvertible {
    var description: String {
        let sizes = views.map { view in
            let (width, height) = (view.intrinsic?.width, view.intrinsic?.height)
            return "\(view.name): \(width.map(\.description) ?? "-") × \(height.map(\.description) ?? "-"), "
                + "hugs \(view.hugging.horizontal.rawValue) \(view.hugging.vertical.rawValue), "
                + "resists \(view.compression.horizontal.rawValue) \(view.compression.vertical.rawValue)"
        }
        return (["container \(container), \(direction)"] + sizes + guides.map { "guide \($0)" } + rules)
            .joined(separator: "\n")
    }
}
