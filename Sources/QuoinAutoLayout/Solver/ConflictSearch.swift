import QuoinValues

/// Finds the required constraints that cannot hold together with earlier ones.
///
/// All constraints are bounds of one ``BoundedSimplex``. If some exclude each other, the last of them and those after
/// it are removed, until the rest fits: that last one is the first constraint that cannot hold.
struct ConflictSearch {
    private let system: LinearSystem
    private let container: ContainerExtents
    private let budget: Budget?
    private var simplex: BoundedSimplex
    private var conflicts: [LinearSolver.Conflict] = []

    /// - Parameter budget: the remaining limits of the picture. If they are used up, the search ends.
    init(_ system: LinearSystem, _ container: ContainerExtents, _ budget: Budget? = nil) {
        (self.system, self.container, self.budget) = (system, container, budget)
        simplex = BoundedSimplex(system, container)
    }

    /// Takes the required constraints in order and leaves out each that is infeasible with those before it.
    static func conflicts(
        _ system: LinearSystem, _ container: ContainerExtents, _ budget: Budget?
    ) -> [LinearSolver.Conflict] {
        var search = ConflictSearch(system, container, budget)
        search.findConstantConflicts()
        for part in search.simplex.program.parts.indices { search.findConflicts(part) }
        return search.conflicts.sorted { $0.constraint < $1.constraint }
    }
}

extension ConflictSearch {
    /// Constraints that have no unknown left, such as a width that the container does not have.
    private mutating func findConstantConflicts() {
        let hasRow = Set(simplex.constraintOfRow)
        for index in system.constraints.indices
        where system.constraints[index].priority >= 1000 && !hasRow.contains(index) {
            let constraint = system.constraints[index]
            var sum = Affine(-constraint.rightSide)
            for term in system.terms[constraint.start..<constraint.end] {
                // An unknown that cancels out is not part of the sum.
                if term.variable == .containerWidth { sum = sum + .containerWidth * term.coefficient }
                if term.variable == .containerHeight { sum = sum + .containerHeight * term.coefficient }
            }
            if !EmptyRow(value: sum, relation: constraint.relation).holds(at: container) {
                report(LinearSolver.Conflict(constraint: index, conflictsWith: [], extents: []))
            }
        }
    }

    private mutating func findConflicts(_ part: Int) {
        let rows = simplex.program.logicals(of: simplex.program.parts[part])
        let bounds = rows.map { simplex[$0] }
        while budget?.excess == nil, var (clash, last) = clash(part) {
            // The bounds of the rows after the last of the clash are removed with its own.
            simplex.free(last..<rows.upperBound)
            while let earlier = self.clash(part) {
                (clash, last) = earlier
                simplex.free(last..<rows.upperBound)
            }
            report(conflict(of: last, clash))
            for row in last + 1..<rows.upperBound { simplex[row] = bounds[row - rows.lowerBound] }
        }
    }

    /// A set of bounds that exclude each other, and its last row; `nil` if there is none.
    private mutating func clash(_ part: Int) -> (variables: [Int], last: Int)? {
        guard case .clash(let variables) = simplex.fit(part, budget), let last = variables.max(),
            last >= simplex.program.columnCount
        else { return nil }
        return (variables, last)
    }

    private func conflict(of last: Int, _ clash: [Int]) -> LinearSolver.Conflict {
        var conflict = LinearSolver.Conflict(constraint: constraint(of: last), conflictsWith: [], extents: [])
        for variable in clash.sorted() where variable != last {
            if variable < simplex.program.columnCount {
                conflict.extents.append(LinearSystem.Variable(index: simplex.unknownOfColumn[variable]))
            } else {
                conflict.conflictsWith.append(constraint(of: variable))
            }
        }
        return conflict
    }

    private func constraint(of row: Int) -> Int { simplex.constraintOfRow[row - simplex.program.columnCount] }

    private mutating func report(_ conflict: LinearSolver.Conflict) {
        if let limit = budget?.limits.conflicts, conflicts.count == limit {
            budget?.exceed(\.conflicts, "more than \(limit) rules contradict earlier ones")
        } else {
            conflicts.append(conflict)
        }
    }
}
