/// A presolved system as a linear program with piecewise-linear costs, and the state of the dual simplex method on it.
///
/// The *variables* are the columns, which are the unknowns that remain, and then one logical variable for each row, the sum
/// of the row's columns. Each has a convex cost given by breakpoints. Costs are vectors with one component for each priority
/// and are compared lexicographically, so all priorities are optimized in one run and none is traded for a lower one.
///
/// Every variable has a multiplier. The multiplier of a logical variable is the dual value of its row; those of the columns
/// follow. A nonbasic variable is at a breakpoint whose slopes contain its multiplier; the values of the basic variables
/// follow from these. The solution is optimal once each basic value, too, has a multiplier between the slopes of its cost
/// there. Multipliers do not depend on where breakpoints are, so after a change of the container the last basis is a valid
/// start and mostly still optimal.
///
/// A *part* is a run of columns and rows that share nothing with the rest (a block of a block-diagonal matrix). Parts are
/// solved one by one.
package struct Program: Sendable {
    package struct Part: Sendable {
        package var columns: Range<Int>
        package var rows: Range<Int>
        /// The variables with a breakpoint that moves with the container: a range of ``Program/movingVariables``.
        var moving = 0..<0
        /// Whether the costs of a nonbasic variable are flat beside its breakpoint. The flat segment may have no length.
        var mayHaveAlternatives = false
        /// Whether there is more than one optimal solution.
        package var hasAlternatives = false
        package var isFeasible = true
        /// The length of the inverse of the basis when it was last recomputed.
        var freshEntries = 0
    }

    /// A column or the logical variable of a row.
    package struct Variable: Sendable {
        package var value = Affine.zero
        var firstBreakpoint = 0
        var endBreakpoint = 0
        /// The breakpoint whose slopes contain the multiplier; `none` if the variable has no breakpoints.
        package var breakpoint = Program.none
        /// The optimal values for the multiplier lie between these breakpoints; `none` if there is no limit on that side.
        var lowBreakpoint = Program.none
        var highBreakpoint = Program.none
        /// The row in the basis; `none` for a nonbasic variable.
        package var row = Program.none
        /// The variable's entry in the pivot row of the present step.
        package var entry = 0.0
        var isInPivotRow = false
    }

    package static let none = -1
    /// Distances below this, relative to the numbers' size, are rounding errors.
    package static let tolerance = 1e-9

    package let columnCount: Int
    package let rowCount: Int
    package let levelCount: Int
    package var parts: [Part] = []
    /// By unknown of the system; `none` if the presolve removed it.
    package let columnOfUnknown: [Int]
    /// By row of the presolve; `none` if it was removed.
    package let rowOfRow: [Int]

    package let matrix: SparseMatrix

    package var variables: [Variable] = []
    /// Variable by variable, from left to right.
    package var breakpoints: [Breakpoint] = []
    /// The slopes of the segments between breakpoints, variable by variable, one component for each priority.
    var slopes: [Double] = []
    /// Variable by variable, one component for each priority.
    package var multipliers: [Double] = []

    var movingVariables: [Int] = []
    /// Part by part.
    var rangingConditions: [RangingCondition] = []
    package var extents = ContainerExtents(width: 0, height: 0)

    /// By row, the basic variable.
    package var basis: [Int] = []
    /// By part, the inverse of the basis.
    package var inverses: [EtaFile] = []
    package var scratch = SimplexScratch()
    #if DEBUG
        /// Called with the program and the index of a part at each ``Moment``; for checks of invariants.
        package var observer: (@Sendable (Program, Int, Moment) -> Void)?
    #endif

    package init(_ presolve: borrowing Presolve) {
        let partition = Partition(presolve)
        levelCount = presolve.levels.count
        columnCount = partition.columnCount
        rowCount = partition.rowCount
        columnOfUnknown = partition.columnOfUnknown
        rowOfRow = partition.rowOfRow
        parts = partition.parts
        matrix = SparseMatrix(presolve, partition)
        collectBreakpoints(presolve)
        prepareState()
    }

    package var variableCount: Int { columnCount + rowCount }

    /// Whether all required constraints hold that have unknowns.
    @inline(__always)
    var isFeasible: Bool {
        for part in parts where !part.isFeasible { return false }
        return true
    }

    /// Whether there is more than one optimal solution.
    @inline(__always)
    var hasAlternatives: Bool {
        for part in parts where part.hasAlternatives { return true }
        return false
    }

    @inline(__always)
    package func value(_ variable: Int) -> Double { variables[variable].value.value(at: extents) }

    @inline(__always)
    func logicals(of part: Part) -> Range<Int> {
        part.rows.lowerBound + columnCount..<part.rows.upperBound + columnCount
    }
}

// MARK: - Building

extension Program {
    private mutating func collectBreakpoints(_ presolve: Presolve) {
        variables = Array(filledWith: Variable(), count: variableCount)
        for row in presolve.singletonRows { variables[columnOfUnknown[row.unknown]].endBreakpoint += 1 }
        for row in rowOfRow where row != Self.none { variables[columnCount + row].endBreakpoint += 1 }
        var count = 0
        for variable in variables.indices {
            count += variables[variable].endBreakpoint
            variables[variable].firstBreakpoint = count - variables[variable].endBreakpoint
            variables[variable].endBreakpoint = variables[variable].firstBreakpoint
        }
        breakpoints = Array(
            filledWith: Breakpoint(position: .zero, relation: .equal, level: 0, weight: 0), count: count)
        for row in presolve.singletonRows { append(row.breakpoint, to: columnOfUnknown[row.unknown]) }
        for (row, number) in zip(presolve.rows, rowOfRow) where number != Self.none {
            append(
                Breakpoint(position: row.rightSide, relation: row.relation, level: row.level, weight: 1),
                to: columnCount + number)
        }
    }

    @inline(__always)
    private mutating func append(_ breakpoint: Breakpoint, to variable: Int) {
        breakpoints[variables[variable].endBreakpoint] = breakpoint
        variables[variable].endBreakpoint += 1
    }

    /// Starts with the basis of logical variables.
    private mutating func prepareState() {
        slopes = Array(filledWith: 0, count: (breakpoints.count + variableCount) * levelCount)
        multipliers = Array(filledWith: 0, count: variableCount * levelCount)
        basis = Array(columnCount..<variableCount)
        for row in 0..<rowCount { variables[columnCount + row].row = row }
        inverses = Array(filledWith: EtaFile(), count: parts.count)
        for part in parts.indices {
            let first = movingVariables.count
            for variable in parts[part].columns where hasMovingBreakpoint(variable) { movingVariables.append(variable) }
            for variable in logicals(of: parts[part]) where hasMovingBreakpoint(variable) {
                movingVariables.append(variable)
            }
            parts[part].moving = first..<movingVariables.count
        }
    }

    private func hasMovingBreakpoint(_ variable: Int) -> Bool {
        for breakpoint in breakpointRange(variable) where breakpoints[breakpoint].position.moves { return true }
        return false
    }

    // MARK: Observing

    /// When observers are called: before the first step, after a step, and after a part was solved.
    package enum Moment: String, Sendable {
        case start, step, end
    }

    /// Calls the observer, if there is one; does nothing in a release build.
    @inline(__always)
    func report(_ index: Int, _ moment: Moment) {
        #if DEBUG
            observer?(self, index, moment)
        #endif
    }
}

/// A number that must not be negative for a part's basis to stay optimal (right-hand side ranging).
struct RangingCondition: Sendable {
    package var number: Affine
    package var part: Int
}

// How far the container may change before a basis has to be optimized again.

extension [RangingCondition] {
    /// The first condition from `start` on that does not hold at the container's extents.
    func firstViolated(from start: Int, at extents: ContainerExtents) -> Int? {
        for place in start..<count where self[place].number.value(at: extents) < -Program.tolerance {
            return place
        }
        return nil
    }
}

extension Program {
    /// Collects the conditions of all parts: basic values stay optimal, breakpoints keep their order, and required
    /// constraints hold.
    mutating func findRangingConditions() {
        rangingConditions.removeAll(keepingCapacity: true)
        for index in parts.indices where !parts[index].moving.isEmpty || parts[index].hasAlternatives {
            findRangingConditions(index)
        }
    }

    private mutating func findRangingConditions(_ index: Int) {
        let part = parts[index]
        if part.mayHaveAlternatives {
            // Which of several optimal solutions is taken also depends on unknowns that the presolve removed.
            rangingConditions.append(RangingCondition(number: Affine(-1), part: index))
            return
        }
        for row in part.rows {
            let variable = variables[basis[row]]
            if variable.lowBreakpoint != Self.none {
                add(variable.value - breakpoints[variable.lowBreakpoint].position, index)
            }
            if variable.highBreakpoint != Self.none {
                add(breakpoints[variable.highBreakpoint].position - variable.value, index)
            }
        }
        for place in part.moving { addBreakpointConditions(movingVariables[place], index) }
    }

    private mutating func addBreakpointConditions(_ variable: Int, _ index: Int) {
        for breakpoint in breakpointRange(variable) {
            if breakpoint > variables[variable].firstBreakpoint {
                add(breakpoints[breakpoint].position - breakpoints[breakpoint - 1].position, index)
            }
            guard breakpoints[breakpoint].level == 0 else { continue }
            let distance = variables[variable].value - breakpoints[breakpoint].position
            if breakpoints[breakpoint].left > 0 { add(distance, index) }
            if breakpoints[breakpoint].right > 0 { add(distance * -1, index) }
        }
    }

    /// Adds a condition, unless it does not move with the container and so always holds.
    private mutating func add(_ number: Affine, _ index: Int) {
        let number = number.cleaned
        if number.moves { rangingConditions.append(RangingCondition(number: number, part: index)) }
    }
}
