// The postsolve: how the unknowns of a system follow from the columns of its program.

extension LinearSolver {
    /// An unknown that changes with the container while the basis stays optimal.
    struct MovingUnknown: Sendable {
        var unknown: Int
        var number: Affine
    }

    /// Computes all unknowns from the columns of the program, in the opposite order of the presolve.
    package mutating func postsolve() {
        for unknown in numbers.indices {
            let column = program.columnOfUnknown[unknown]
            if column != Program.none { numbers[unknown] = program.variables[column].value }
        }
        for singleton in presolve.freeColumnSingletons.reversed() { solve(singleton) }
        resolveSubstitutions()
        moving.removeAll(keepingCapacity: true)
        for unknown in numbers.indices {
            values[unknown] = numbers[unknown].value(at: extents)
            if numbers[unknown].moves { moving.append(MovingUnknown(unknown: unknown, number: numbers[unknown])) }
        }
    }

    /// Computes the unknowns at the container's present extents.
    mutating func moveUnknowns() {
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

    private mutating func resolveSubstitutions() {
        for unknown in numbers.indices {
            let substitution = presolve.substitutions[unknown]
            if substitution.root == Presolve.constant {
                numbers[unknown] = substitution.offset
            } else if substitution.root != unknown {
                numbers[unknown] = numbers[substitution.root] * substitution.factor + substitution.offset
            }
        }
    }
}
