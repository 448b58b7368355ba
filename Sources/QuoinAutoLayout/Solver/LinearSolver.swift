import QuoinLayout

/// The solution of a ``LinearSystem``, kept so that a change of the container is cheap.
///
/// Required constraints hold exactly. Optional ones hold as nearly as possible, priority by priority: a higher priority is
/// never traded for lower ones, and within a priority the sum of the absolute errors is minimal. If that leaves several
/// solutions, ``LinearSystem/Rest`` chooses one, and then the order of declaration.
///
/// Required constraints are taken in the order in which they were added. One that is infeasible with those before it is left
/// out and listed in ``broken``.
package struct LinearSolver: Sendable {
    /// A required constraint that was left out, and a minimal set of earlier ones that it conflicts with.
    package struct Conflict: Hashable, Sendable {
        package var constraint: Int
        package var conflictsWith: [Int]
        /// Unknowns whose extent would have to be negative, if that is part of the conflict.
        package var extents: [LinearSystem.Variable]
    }

    package let system: LinearSystem
    package private(set) var presolve: Presolve
    package var program: Program
    /// By unknown, as a function of the container.
    var numbers: [Affine]
    /// The unknowns that follow from columns of the program; the others are functions of the container alone.
    var dependents: [Int] = []
    /// The unknowns that change with the container while the basis stays optimal: first those that are functions of the
    /// container alone.
    var moving: [MovingUnknown] = []
    /// The number of unknowns in ``moving`` that are functions of the container alone.
    var steadyCount = 0
    package private(set) var extents: ContainerExtents
    /// By unknown, at the container's present extents.
    package var values: [Double]
    /// The constraints that were left out, in the order of declaration.
    package private(set) var broken: [Conflict] = []

    /// - Parameters:
    ///   - container: the container's size, in points.
    ///   - budget: the remaining limits of the picture. If they are used up, the solution is not complete.
    package init(_ system: LinearSystem, container: Size = .zero, budget: Budget? = nil) {
        let presolve = Presolve(system)
        var program = Program(presolve)
        let extents = ContainerExtents(width: container.width, height: container.height)
        program.solve(extents, budget)
        (self.system, self.presolve, self.program, self.extents) = (system, presolve, program, extents)
        numbers = Array(filledWith: .zero, count: system.rests.count)
        values = Array(filledWith: 0, count: system.rests.count)
        if !self.program.isFeasible || !presolve.emptyRows.hold(at: extents) { breakConflicts(budget) }
        findDependents()
        fixFreeVariables(budget)
    }

    /// Solves the system again for another size of the container, starting from the last solution.
    ///
    /// - Parameter budget: the remaining limits of the picture. If they are used up, the solution is not complete.
    package mutating func resize(to container: Size, budget: Budget? = nil) {
        let extents = ContainerExtents(width: container.width, height: container.height)
        guard extents != self.extents else { return }
        guard broken.isEmpty else {
            self = LinearSolver(system, container: container, budget: budget)
            return
        }
        self.extents = extents
        let hasChanged = program.reoptimize(extents, budget)
        guard presolve.emptyRows.hold(at: extents), !hasChanged || program.isFeasible else {
            breakConflicts(budget)
            findDependents()
            fixFreeVariables(budget)
            return
        }
        if hasChanged { fixFreeVariables(budget) } else { moveUnknowns() }
    }

    /// The value of an unknown, or of an extent of the container.
    @inlinable
    package func value(of variable: LinearSystem.Variable) -> Double {
        values[variable.index]
    }

    /// Whether there is more than one optimal solution.
    package var hasAlternatives: Bool { program.hasAlternatives }

    private mutating func breakConflicts(_ budget: Budget? = nil) {
        broken = ConflictSearch.conflicts(system, extents, budget)
        var rest = system
        let gone = Set(broken.map(\.constraint))
        rest.constraints = system.constraints.indices.filter { !gone.contains($0) }.map { system.constraints[$0] }
        presolve = Presolve(rest)
        program = Program(presolve)
        program.solve(extents, budget)
    }

    /// Computes the unknowns. Of several optimal solutions it takes the one with the rest values.
    private mutating func fixFreeVariables(_ budget: Budget? = nil) {
        postsolve()
        guard program.hasAlternatives else { return }
        let face = OptimalFace(self)
        for (column, value) in face.preferredValues(budget) { program.variables[column].value = Affine(value) }
        postsolve()
    }
}

// The postsolve: how the unknowns of a system follow from the columns of its program.

extension LinearSolver {
    /// An unknown that changes with the container while the basis stays optimal.
    struct MovingUnknown: Sendable {
        var unknown: Int
        var number: Affine
    }

    /// Computes the unknowns that are functions of the container alone, and finds those that are not.
    mutating func findDependents() {
        dependents.removeAll()
        moving.removeAll()
        dependents.reserveCapacity(numbers.count)
        moving.reserveCapacity(numbers.count)
        (numbers[0], numbers[1]) = (.containerWidth, .containerHeight)
        for unknown in numbers.indices.dropFirst(2) {
            let substitution = presolve.substitutions[unknown]
            if substitution.root == Presolve.constant {
                numbers[unknown] = substitution.offset
                evaluate(unknown)
            } else {
                dependents.append(unknown)
            }
        }
        steadyCount = moving.count
    }

    /// Computes all unknowns from the columns of the program, in the opposite order of the presolve.
    package mutating func postsolve() {
        for unknown in dependents {
            let column = program.columnOfUnknown[unknown]
            if column != Program.none { numbers[unknown] = program.variables[column].value }
        }
        for singleton in presolve.freeColumnSingletons.reversed() { solve(singleton) }
        while moving.count > steadyCount { moving.removeLast() }
        for unknown in dependents {
            let substitution = presolve.substitutions[unknown]
            if substitution.root != unknown {
                numbers[unknown] = numbers[substitution.root] * substitution.factor + substitution.offset
            }
            evaluate(unknown)
        }
        moveUnknowns()
    }

    @inline(__always)
    private mutating func evaluate(_ unknown: Int) {
        let number = numbers[unknown]
        if number.moves {
            moving.append(MovingUnknown(unknown: unknown, number: number))
        } else {
            values[unknown] = number.constant
        }
    }

    /// Computes the unknowns at the container's present extents.
    mutating func moveUnknowns() {
        (values[0], values[1]) = (extents.width, extents.height)
        for moving in moving { values[moving.unknown] = moving.number.value(at: extents) }
    }

    private mutating func solve(_ singleton: FreeColumnSingleton) {
        let row = presolve.rows[singleton.row]
        var sum = row.rightSide
        var own = 1.0
        for place in row.start..<row.end {
            let entry = presolve.entries[place]
            if entry.unknown == singleton.unknown {
                own = entry.coefficient
            } else {
                sum = sum - numbers[entry.unknown] * entry.coefficient
            }
        }
        numbers[singleton.unknown] = (sum * (1 / own)).cleaned
    }
}

/// The independent parts of a presolved system, and the numbers of its columns and rows: part by part, in the order of
/// declaration within a part.
package struct Partition {
    package private(set) var columnCount = 0
    package private(set) var rowCount = 0
    package private(set) var columnOfUnknown: [Int]
    package private(set) var rowOfRow: [Int]
    package private(set) var parts: [Program.Part] = []

    /// By unknown, an unknown that shares a row with it, or itself: a forest whose trees are the parts (union-find).
    private var parents: [Int]

    package init(_ presolve: borrowing Presolve) {
        parents = Array(0..<presolve.substitutions.count)
        columnOfUnknown = Array(filledWith: Program.none, count: presolve.substitutions.count)
        rowOfRow = Array(filledWith: Program.none, count: presolve.rows.count)
        joinRows(presolve)
        countMembers(presolve)
        placeParts()
        numberMembers()
    }

    private mutating func joinRows(_ presolve: Presolve) {
        for row in presolve.rows where !row.isRemoved {
            let first = root(presolve.entries[row.start].unknown)
            for place in row.start + 1..<row.end {
                let other = root(presolve.entries[place].unknown)
                parents[max(root(first), other)] = min(root(first), other)
            }
        }
    }

    /// Makes a part for each root, with ranges of the right lengths. Until columns are numbered, ``columnOfUnknown`` holds
    /// the number of the part; a root comes before the unknowns that are joined to it.
    private mutating func countMembers(_ presolve: Presolve) {
        for unknown in parents.indices where presolve.isColumn(unknown) {
            let root = root(unknown)
            if root == unknown {
                columnOfUnknown[unknown] = parts.count
                parts.append(Program.Part(columns: 0..<1, rows: 0..<0))
            } else {
                let part = columnOfUnknown[root]
                columnOfUnknown[unknown] = part
                parts[part].columns = 0..<parts[part].columns.count + 1
            }
        }
        for (index, row) in presolve.rows.enumerated() where !row.isRemoved {
            let part = columnOfUnknown[root(presolve.entries[row.start].unknown)]
            rowOfRow[index] = part
            parts[part].rows = 0..<parts[part].rows.count + 1
        }
    }

    /// Puts the parts one after another, with empty ranges that grow as numbers are assigned.
    private mutating func placeParts() {
        for part in parts.indices {
            let (columns, rows) = (parts[part].columns.count, parts[part].rows.count)
            parts[part].columns = columnCount..<columnCount
            parts[part].rows = rowCount..<rowCount
            columnCount += columns
            rowCount += rows
        }
    }

    private mutating func numberMembers() {
        for unknown in columnOfUnknown.indices where columnOfUnknown[unknown] != Program.none {
            let part = columnOfUnknown[unknown]
            let columns = parts[part].columns
            columnOfUnknown[unknown] = columns.upperBound
            parts[part].columns = columns.lowerBound..<columns.upperBound + 1
        }
        for row in rowOfRow.indices where rowOfRow[row] != Program.none {
            let part = rowOfRow[row]
            let rows = parts[part].rows
            rowOfRow[row] = rows.upperBound
            parts[part].rows = rows.lowerBound..<rows.upperBound + 1
        }
    }

    private mutating func root(_ unknown: Int) -> Int {
        var place = unknown
        while parents[place] != place {
            parents[place] = parents[parents[place]]
            place = parents[place]
        }
        return place
    }
}
