/// How the unknowns of a system follow from the columns of its program.
struct Unknowns: Sendable {
    /// An unknown that moves with the container as long as the solution stays what it is.
    private struct Moving {
        var variable: Int
        var number: Affine
    }

    /// By unknown.
    private var numbers: [Affine]
    private var moving: [Moving] = []

    init(_ reduction: Reduction) {
        numbers = Array(repeating: .zero, count: reduction.links.count)
    }

    /// Works out all unknowns from the columns of a program that has been solved.
    mutating func settle(_ program: Program, _ reduction: Reduction, _ values: inout [Double]) {
        follow(program, reduction)
        moving.removeAll(keepingCapacity: true)
        for variable in numbers.indices {
            values[variable] = numbers[variable].value(at: program.extents)
            if numbers[variable].moves { moving.append(Moving(variable: variable, number: numbers[variable])) }
        }
    }

    /// Moves the unknowns along with the container.
    func move(to extents: ContainerExtents, _ values: inout [Double]) {
        for unknown in moving { values[unknown.variable] = unknown.number.value(at: extents) }
    }

    /// Roots from columns, then what rows define, the last peeled first, then what is linked to either.
    private mutating func follow(_ program: Program, _ reduction: Reduction) {
        for variable in numbers.indices {
            let column = program.columnOfVariable[variable]
            if column != Program.none { numbers[variable] = program.slots[column].value }
        }
        for (variable, row) in reduction.peeled.reversed() {
            define(variable, by: reduction.rows[row], reduction)
        }
        for variable in numbers.indices {
            let link = reduction.links[variable]
            if link.parent == Reduction.constant {
                numbers[variable] = link.offset
            } else if link.parent != variable {
                numbers[variable] = numbers[link.parent] * link.factor + link.offset
            }
        }
    }

    private mutating func define(_ variable: Int, by row: Reduction.Row, _ reduction: Reduction) {
        var sum = row.rightSide
        var own = 1.0
        for place in row.start..<row.end {
            let entry = reduction.entries[place]
            if entry.variable == variable {
                own = entry.coefficient
            } else {
                sum = sum - numbers[entry.variable] * entry.coefficient
            }
        }
        numbers[variable] = (sum * (1 / own)).cleaned
    }
}
