import QuoinAutoLayout
import TestSupport

/// Random systems like those of layouts: items with a position and an extent, related to each other and the container.
struct GeneratedSystem {
    private var random: RandomNumbers
    private(set) var system = LinearSystem()
    private(set) var unknowns: [LinearSystem.Variable] = []

    /// - Parameter items: their number; by default from one to four.
    init(seed: Int, items count: Int? = nil) {
        random = RandomNumbers(seed: seed)
        let items = count ?? 1 + random.pick(4)
        for _ in 0..<items {
            unknowns.append(system.addUnknown(.position))
            unknowns.append(system.addUnknown(.extent))
        }
        for item in 0..<items { addIntrinsicSize(item) }
        for _ in 0..<(2 + random.pick(3 * items)) { addTie(items) }
    }

    private mutating func addIntrinsicSize(_ item: Int) {
        guard random.pick(3) > 0 else { return }
        let size = Double(10 * (1 + random.pick(12)))
        let width = LinearSystem.Term(unknowns[2 * item + 1], 1)
        system.add(width, .lessOrEqual, size, priority: [250, 251][random.pick(2)])
        system.add(width, .greaterOrEqual, size, priority: [750, 749][random.pick(2)])
    }

    private mutating func addTie(_ items: Int) {
        let relation = Relation.allCases[random.pick(3)]
        let priority = [1000, 1000, 750, 500, 250][random.pick(5)]
        let constant = Double(5 * random.pick(30))
        var terms = side(random.pick(items), scale: 1)
        if random.pick(4) > 0 {
            terms += side(random.pick(items), scale: -[1, 1, 1, 0.5, 2][random.pick(5)])
        } else if random.pick(2) > 0 {
            terms.append(LinearSystem.Term(.containerWidth, -1))
        }
        system.add(terms, relation, constant, priority: Double(priority))
    }

    /// Left, right, center or width of an item.
    private mutating func side(_ item: Int, scale: Double) -> [LinearSystem.Term] {
        let (left, width) = (unknowns[2 * item], unknowns[2 * item + 1])
        return switch random.pick(4) {
        case 0: [LinearSystem.Term(left, scale)]
        case 1: [LinearSystem.Term(left, scale), LinearSystem.Term(width, scale)]
        case 2: [LinearSystem.Term(left, scale), LinearSystem.Term(width, scale / 2)]
        default: [LinearSystem.Term(width, scale)]
        }
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
