import QuoinValues

/// The required constraints of a system as rows between bounds, and a vertex of them: values at which as many rows and
/// unknowns are at a bound as there are unknowns.
///
/// The vertex moves along edges (the simplex method without costs). It is kept while bounds are removed and restored,
/// so each search after the first takes few steps.
struct BoundedSimplex {
    /// The rows and their inverse. Its variables are the unknowns and then the rows.
    private(set) var program: Program
    /// By row of the program, its constraint.
    private(set) var constraintOfRow: [Int]
    /// By column of the program, its unknown.
    private(set) var unknownOfColumn: [Int]
    /// By variable of the program.
    private var low: [Double]
    private var high: [Double]
    private(set) var values: [Double]
    /// By row, a vector for the equations of the basis.
    private var sums: [Double]
    /// How long all searches took, in short steps of a budget.
    private(set) var effort = 0

    init(_ system: LinearSystem, _ container: ContainerExtents) {
        var constraints: [Int] = []
        let presolve = Presolve(rowsOf: system, constraintOfRow: &constraints)
        program = Program(presolve)
        constraintOfRow = Array(filledWith: 0, count: program.rowCount)
        unknownOfColumn = Array(filledWith: 0, count: program.columnCount)
        for (row, number) in program.rowOfRow.enumerated() { constraintOfRow[number] = constraints[row] }
        for (unknown, column) in program.columnOfUnknown.enumerated() where column != Program.none {
            unknownOfColumn[column] = unknown
        }
        low = Array(filledWith: -.infinity, count: program.variableCount)
        (high, values) = (Array(filledWith: .infinity, count: low.count), Array(filledWith: 0, count: low.count))
        sums = Array(filledWith: 0, count: program.rowCount)
        program.scratch.prepare(rows: program.rowCount, levels: 1)
        for variable in low.indices {
            for breakpoint in program.breakpointRange(variable) {
                let place = program.breakpoints[breakpoint].position.value(at: container)
                if program.breakpoints[breakpoint].left > 0 { low[variable] = max(low[variable], place) }
                if program.breakpoints[breakpoint].right > 0 { high[variable] = min(high[variable], place) }
            }
        }
        for part in program.parts.indices { program.chooseBasis(part) }
    }

    /// A variable's bounds.
    subscript(variable: Int) -> (low: Double, high: Double) {
        get { (low[variable], high[variable]) }
        set { (low[variable], high[variable]) = newValue }
    }

    /// Removes the bounds of variables. Their values stay until the next search.
    mutating func free(_ variables: Range<Int>) {
        for variable in variables { (low[variable], high[variable]) = (-.infinity, .infinity) }
    }

    private func isBasic(_ variable: Int) -> Bool { program.variables[variable].row != Program.none }

    /// The number of steps that choose the largest numbers, which is fast. Later steps choose the first variables
    /// (Bland's rule), which ends unless rounding errors interfere.
    private func fastSteps(_ part: Int) -> Int {
        200 + 4 * (program.parts[part].rows.count + program.parts[part].columns.count)
    }
}

// MARK: - Values within all bounds

extension BoundedSimplex {
    /// The result of a search for values.
    enum Outcome {
        /// All values are within their bounds.
        case fits
        /// The bounds of these variables exclude each other; without any one of them they would not.
        case clash([Int])
        /// The search ended early, because a limit was reached or because of rounding errors.
        case unknown
    }

    /// Moves a part of the program to values within all bounds.
    ///
    /// - Parameter budget: the remaining limits of the picture. If they are used up, the search ends.
    mutating func fit(_ part: Int, _ budget: Budget? = nil) -> Outcome {
        computeValues(part)
        let fastSteps = fastSteps(part)
        for step in 0..<8 * fastSteps {
            guard let row = violatedRow(part, takesFirst: step > fastSteps) else { return .fits }
            let length = program.stepLength(part)
            effort += length
            if budget?.isSpent(after: length) == true { return .unknown }
            let variable = program.basis[row]
            let target = values[variable] > high[variable] ? high[variable] : low[variable]
            program.findPivotRow(part, row)
            let entering = entering(moving: values[variable] > target ? -1 : 1, takesFirst: step > fastSteps)
            guard let entering else {
                let clash = program.scratch.pivotRow.filter { hasEntry($0) }
                program.clearPivotRow()
                return .clash(clash + [variable])
            }
            program.clearPivotRow()
            program.findColumn(part, entering)
            move(part, entering, by: (values[variable] - target) / program.scratch.column[row])
            values[variable] = target
            exchange(part, row, entering)
        }
        return .unknown
    }

    private func violatedRow(_ part: Int, takesFirst: Bool) -> Int? {
        var (worst, most, first): (Int?, Double, Int) = (nil, 0, .max)
        for row in program.parts[part].rows {
            let variable = program.basis[row]
            let distance = max(values[variable] - high[variable], low[variable] - values[variable])
            guard distance > program.tolerance(at: values[variable]) else { continue }
            if takesFirst {
                if variable < first { (worst, first) = (row, variable) }
            } else if distance > most {
                (worst, most) = (row, distance)
            }
        }
        return worst
    }

    /// The nonbasic variable whose change moves the basic variable of the pivot row the most in a direction, without
    /// leaving its own bounds at once.
    private func entering(moving sign: Double, takesFirst: Bool) -> Int? {
        var (best, most): (Int?, Double) = (nil, 0)
        for variable in program.scratch.pivotRow where hasEntry(variable) {
            let entry = program.variables[variable].entry
            guard entry * sign > 0 ? values[variable] < high[variable] : values[variable] > low[variable] else {
                continue
            }
            if takesFirst {
                if variable < best ?? .max { best = variable }
            } else if abs(entry) > most || abs(entry) == most && variable < best ?? .max {
                (best, most) = (variable, abs(entry))
            }
        }
        return best
    }

    private func hasEntry(_ variable: Int) -> Bool { abs(program.variables[variable].entry) > Program.tolerance }

    // MARK: How far a variable can go

    /// The least or greatest value of a variable within all bounds, infinite if nothing bounds it. The values must be
    /// within their bounds.
    mutating func extreme(_ part: Int, of variable: Int, toward sign: Double) -> Double {
        let fastSteps = fastSteps(part)
        for step in 0..<8 * fastSteps {
            effort += program.stepLength(part)
            var (entering, direction) = (variable, sign)
            if isBasic(variable) {
                program.findPivotRow(part, program.variables[variable].row)
                let best = self.entering(moving: sign, takesFirst: step > fastSteps)
                if let best { (entering, direction) = (best, program.variables[best].entry * sign > 0 ? 1 : -1) }
                program.clearPivotRow()
                if best == nil { return values[variable] }
            } else if sign > 0 ? values[variable] >= high[variable] : values[variable] <= low[variable] {
                return values[variable]
            }
            program.findColumn(part, entering)
            let own = direction > 0 ? high[entering] - values[entering] : values[entering] - low[entering]
            let (length, row) = reach(part, direction, atMost: own)
            if length == .infinity { return sign * .infinity }
            move(part, entering, by: direction * length)
            if let row {
                let leaving = program.basis[row]
                values[leaving] = program.scratch.column[row] * direction > 0 ? low[leaving] : high[leaving]
                exchange(part, row, entering)
            }
        }
        return values[variable]
    }

    /// How far the entering variable can go until a basic one is at a bound, and the row of that one; `nil` if the
    /// entering variable reaches its own bound first.
    private func reach(_ part: Int, _ direction: Double, atMost own: Double) -> (length: Double, row: Int?) {
        var (length, row, pivot): (Double, Int?, Double) = (own, nil, 0)
        for other in program.parts[part].rows {
            let rate = -direction * program.scratch.column[other]
            guard abs(rate) > Program.tolerance else { continue }
            let variable = program.basis[other]
            let room = rate > 0 ? high[variable] - values[variable] : values[variable] - low[variable]
            let reach = max(0, room) / abs(rate)
            let isNearer = reach < length - Program.tolerance
            if isNearer || row != nil && reach <= length + Program.tolerance && abs(rate) > pivot {
                (length, row, pivot) = (min(reach, length), other, abs(rate))
            }
        }
        return (length, row)
    }

    // MARK: Moving the vertex

    /// Clamps nonbasic variables to their bounds, and computes the basic ones.
    private mutating func computeValues(_ index: Int) {
        let part = program.parts[index]
        for row in part.rows { sums[row] = 0 }
        for variable in [part.columns, program.logicals(of: part)].joined() where !isBasic(variable) {
            values[variable] = max(low[variable], min(high[variable], values[variable]))
            if values[variable] != 0 { program.matrix.addColumn(variable, times: -values[variable], to: &sums) }
        }
        program.inverses[index].solve(&sums)
        for row in part.rows { values[program.basis[row]] = sums[row] }
    }

    /// Moves a nonbasic variable, whose column was found before, and the basic ones with it.
    private mutating func move(_ part: Int, _ entering: Int, by length: Double) {
        for row in program.parts[part].rows where program.scratch.column[row] != 0 {
            values[program.basis[row]] -= length * program.scratch.column[row]
        }
        values[entering] += length
    }

    /// Exchanges a row's basic variable for a nonbasic one, whose column was found before.
    private mutating func exchange(_ part: Int, _ row: Int, _ entering: Int) {
        let leaving = program.basis[row]
        program.appendEta(part, row, entering)
        program.variables[leaving].row = Program.none
        program.enterBasis(entering, at: row)
        guard program.isInverseLong(part) else { return }
        program.refactorize(part)
        computeValues(part)
    }
}
