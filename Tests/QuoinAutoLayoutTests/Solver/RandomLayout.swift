import QuoinAutoLayout
import TestSupport

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

extension LinearSystem {
    /// A random system unlike any layout: sums of several unknowns of any kind and sign, and of the container's extents.
    static func wild(seed: Int) -> LinearSystem {
        var random = RandomNumbers(seed: seed)
        var system = LinearSystem()
        let kinds: [Rest] = [.position, .extent, .position, .extent, .none]
        let unknowns = (0..<3 + random.pick(5)).map { _ in system.addUnknown(random.pick(kinds)) }
        // An unknown without a rest value and without a constraint may have any value.
        for unknown in unknowns where system.rests[unknown.index] == .none {
            system.add(Term(unknown, 1), .equal, Double(random.pick(90)), priority: 10)
        }
        for _ in 0..<unknowns.count + random.pick(8) {
            var terms = (0..<1 + random.pick(4)).map { _ in
                Term(random.pick(unknowns), random.pick([1, 1, -1, -1, 2, -0.5, 0.3, -3]))
            }
            if random.happens(oneIn: 3) { terms.append(Term(random.pick([.containerWidth, .containerHeight]), -0.5)) }
            system.add(
                terms, random.pick(Relation.allCases), Double(random.pick(12) * 25 - 100),
                priority: random.pick([1000, 1000, 900, 900, 500, 30]))
        }
        return system
    }
}

extension LinearSystem {
    /// A system with the same unknowns, each constraint replaced by others.
    init(_ system: LinearSystem, _ change: (Constraint, [Term]) -> [(Constraint, [Term])]) {
        self.init()
        rests = system.rests
        for unknown in rests.indices { setRest(of: Variable(index: unknown), system.restSum(of: unknown)) }
        for constraint in system.constraints {
            for (constraint, terms) in change(constraint, Array(system.terms[constraint.start..<constraint.end])) {
                add(terms, constraint.relation, constraint.rightSide, priority: constraint.priority)
            }
        }
    }
}

extension LinearSystem.Constraint {
    /// The constraint with both sides multiplied; the caller changes the terms.
    func times(_ factor: Double) -> Self {
        var multiple = self
        multiple.rightSide *= factor
        if factor < 0 { multiple.relation = relation.flipped }
        return multiple
    }
}

extension LinearSolver {
    /// The unknowns that have the same value in all optimal solutions.
    var settledUnknowns: [Int] {
        guard let face = optimalFace else { return Array(system.rests.indices) }
        let intervals = face.intervals(of: system.rests.indices.map { LinearSystem.Variable(index: $0) })
        return system.rests.indices.filter { intervals[$0] == nil }
    }
}
