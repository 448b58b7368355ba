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
