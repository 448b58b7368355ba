// How the unknowns of a system follow from the columns of its program.

extension LinearSolver {
    /// An unknown that moves with the container as long as the solution stays what it is.
    struct Moving: Sendable {
        var variable: Int
        var number: Affine
    }

    /// Works out all unknowns from the columns of the program.
    mutating func settleUnknowns() {
        followColumns()
        for place in reduction.peeled.indices.reversed() {
            define(reduction.peeled[place].variable, by: reduction.peeled[place].row)
        }
        followLinks()
        moving.removeAll(keepingCapacity: true)
        for variable in numbers.indices {
            values[variable] = numbers[variable].value(at: extents)
            if numbers[variable].moves { moving.append(Moving(variable: variable, number: numbers[variable])) }
        }
    }

    /// Moves the unknowns along with the container.
    mutating func moveUnknowns() {
        for unknown in moving { values[unknown.variable] = unknown.number.value(at: extents) }
    }

    private mutating func followColumns() {
        for variable in numbers.indices {
            let column = program.columnOfVariable[variable]
            if column != Program.none { numbers[variable] = program.slots[column].value }
        }
    }

    private mutating func define(_ variable: Int, by row: Int) {
        var sum = reduction.rows[row].rightSide
        var own = 1.0
        for place in reduction.rows[row].start..<reduction.rows[row].end {
            let entry = reduction.entries[place]
            if entry.variable == variable {
                own = entry.coefficient
            } else {
                sum = sum - numbers[entry.variable] * entry.coefficient
            }
        }
        numbers[variable] = (sum * (1 / own)).cleaned
    }

    private mutating func followLinks() {
        for variable in numbers.indices {
            let link = reduction.links[variable]
            if link.parent == Reduction.constant {
                numbers[variable] = link.offset
            } else if link.parent != variable {
                numbers[variable] = numbers[link.parent] * link.factor + link.offset
            }
        }
    }
}
