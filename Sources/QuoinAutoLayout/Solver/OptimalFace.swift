/// All best solutions of a system, where there is more than one: the columns and rows of the open parts between the bounds
/// that the priorities left them, and the unknowns that follow.
struct OptimalFace {
    /// An unknown as `factor × variable + offset` in the system of the face.
    private struct Image {
        var variable: LinearSystem.Variable
        var factor: Double
        var offset: Double
    }

    /// Further than this from 0 counts as without bound, in points.
    private static let horizon = 1e7

    private let solver: LinearSolver
    private var system = LinearSystem()
    private var columns: [(column: Int, variable: LinearSystem.Variable)] = []
    private var images: [Image?]
    /// By variable of the face: the interval of a column that is alone in its part.
    private var freeIntervals: [Int: ClosedRange<Double>] = [:]

    init(_ solver: LinearSolver) {
        self.solver = solver
        images = Array(repeating: nil, count: solver.values.count)
        for part in solver.program.parts where part.isOpen { addPart(part) }
        addUnknowns()
    }

    private mutating func addPart(_ part: Program.Part) {
        let program = solver.program
        let first = system.rests.count
        for column in part.columns {
            let variable = system.addUnknown()
            columns.append((column, variable))
            bound([LinearSystem.Term(variable, 1)], by: column)
            if part.rows.isEmpty { freeIntervals[variable.index] = program.low(column)...program.high(column) }
        }
        for row in part.rows {
            let terms = program.matrix.rowRange(row).map { place in
                let entry = program.matrix.rowEntries[place]
                return LinearSystem.Term(
                    LinearSystem.Variable(index: first + entry.index - part.columns.lowerBound), entry.value)
            }
            bound(terms, by: program.columnCount + row)
        }
    }

    private mutating func bound(_ terms: [LinearSystem.Term], by slot: Int) {
        let (low, high) = (solver.program.low(slot), solver.program.high(slot))
        if low.isFinite, high - low <= solver.program.tolerance(at: low) {
            system.add(terms, .equal, low)
            return
        }
        if low.isFinite { system.add(terms, .greaterOrEqual, low) }
        if high.isFinite { system.add(terms, .lessOrEqual, high) }
    }

    /// Finds the image of every unknown that follows from an open column.
    private mutating func addUnknowns() {
        let reduction = solver.reduction
        var variableOfColumn: [Int: LinearSystem.Variable] = [:]
        for (column, variable) in columns { variableOfColumn[column] = variable }
        for variable in images.indices where reduction.links[variable].parent == variable {
            let column = solver.program.columnOfVariable[variable]
            if let image = variableOfColumn[column] {
                images[variable] = Image(variable: image, factor: 1, offset: 0)
            }
        }
        for (variable, row) in reduction.peeled.reversed() { addDefined(variable, reduction.rows[row]) }
        for variable in images.indices {
            let link = reduction.links[variable]
            guard link.parent != variable, link.parent != Reduction.constant, let root = images[link.parent] else {
                continue
            }
            images[variable] = Image(
                variable: root.variable, factor: link.factor, offset: link.offset.value(at: solver.extents))
        }
    }

    private mutating func addDefined(_ variable: Int, _ row: Reduction.Row) {
        let entries = solver.reduction.entries[row.start..<row.end]
        guard entries.contains(where: { $0.variable != variable && images[$0.variable] != nil }) else { return }
        let own = system.addUnknown()
        images[variable] = Image(variable: own, factor: 1, offset: 0)
        var rightSide = row.rightSide.value(at: solver.extents)
        var terms: [LinearSystem.Term] = []
        for entry in entries {
            if let image = images[entry.variable] {
                terms.append(LinearSystem.Term(image.variable, entry.coefficient))
            } else {
                rightSide -= entry.coefficient * solver.values[entry.variable]
            }
        }
        system.add(terms, .equal, rightSide)
    }
}

// MARK: - Rest values

extension OptimalFace {
    /// What the open columns settle at: first every extent as near 0 as possible, then every position, and where sums tie
    /// the earlier unknown.
    func restValues() -> [(column: Int, value: Double)] {
        var system = system
        var hasRest = false
        for (variable, image) in images.enumerated() {
            let rest = solver.system.rests[variable]
            guard rest != .none, let image else { continue }
            hasRest = true
            let term = LinearSystem.Term(image.variable, image.factor)
            system.add(term, .equal, -image.offset, priority: rest == .extent ? 3 : 2)
            let weight = 2 - Double(variable) / Double(images.count)
            let weighted = LinearSystem.Term(image.variable, image.factor * weight)
            system.add(weighted, .equal, -image.offset * weight, priority: 1)
        }
        guard hasRest else { return [] }
        let rest = LinearSolver(system)
        return columns.map { ($0.column, rest.value(of: $0.variable)) }
    }
}

// MARK: - Ambiguity

extension OptimalFace {
    /// The interval that an unknown may take among all best solutions; `nil` where it takes one value only.
    func interval(of variable: LinearSystem.Variable) -> ClosedRange<Double>? {
        guard let image = images[variable.index] else { return nil }
        if let free = freeIntervals[image.variable.index] {
            let ends = [free.lowerBound, free.upperBound].map { $0 * image.factor + image.offset }.sorted()
            return ends[0]...ends[1]
        }
        let low = extreme(image, toward: -Self.horizon)
        let high = extreme(image, toward: Self.horizon)
        return high - low > 1e-6 ? low...high : nil
    }

    private func extreme(_ image: Image, toward horizon: Double) -> Double {
        var system = system
        system.add(LinearSystem.Term(image.variable, image.factor), .equal, horizon, priority: 1)
        let value = LinearSolver(system).value(of: image.variable) * image.factor + image.offset
        if abs(value) < Self.horizon / 2 { return value }
        return value < 0 ? -.infinity : .infinity
    }
}
