import QuoinValues

/// The optimal face: all optimal solutions of a system that has more than one.
///
/// It is a separate linear system. Its unknowns are the columns of the parts with alternative optima. Each column and
/// each row is bounded by the values at which the slopes of its cost contain its multiplier: a solution is optimal if
/// and only if it keeps to these bounds.
package struct OptimalFace {
    /// An unknown of the original system, as `factor × variable + offset`.
    private struct Image {
        var variable: LinearSystem.Variable
        var factor: Double
        var offset: Double
    }

    private let solver: LinearSolver
    private var system = LinearSystem()
    private var columns: [(column: Int, variable: LinearSystem.Variable)] = []
    private var images: [Image?]
    /// By variable of the face, the interval of a column that is alone in its part.
    private var freeIntervals: [Int: ClosedRange<Double>] = [:]

    package init(_ solver: LinearSolver) {
        self.solver = solver
        images = Array(filledWith: nil, count: solver.values.count)
        for part in solver.program.parts where part.hasAlternatives { addPart(part) }
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

    private mutating func bound(_ terms: [LinearSystem.Term], by variable: Int) {
        let (low, high) = (solver.program.low(variable), solver.program.high(variable))
        if low.isFinite, high - low <= solver.program.tolerance(at: low) {
            system.add(terms, .equal, low)
            return
        }
        if low.isFinite { system.add(terms, .greaterOrEqual, low) }
        if high.isFinite { system.add(terms, .lessOrEqual, high) }
    }

    /// Finds the image of every unknown that depends on a column of the face.
    private mutating func addUnknowns() {
        let presolve = solver.presolve
        var variableOfColumn: [Int: LinearSystem.Variable] = [:]
        for (column, variable) in columns { variableOfColumn[column] = variable }
        for variable in images.indices where presolve.substitutions[variable].root == variable {
            let column = solver.program.columnOfUnknown[variable]
            if let image = variableOfColumn[column] {
                images[variable] = Image(variable: image, factor: 1, offset: 0)
            }
        }
        for singleton in presolve.freeColumnSingletons.reversed() {
            addFreeColumnSingleton(singleton.unknown, presolve.rows[singleton.row])
        }
        for variable in images.indices {
            let own = presolve.substitutions[variable]
            guard own.root != variable, own.root != Presolve.constant, let root = images[own.root] else {
                continue
            }
            images[variable] = Image(
                variable: root.variable, factor: own.factor, offset: own.offset.value(at: solver.extents))
        }
    }

    private mutating func addFreeColumnSingleton(_ variable: Int, _ row: Presolve.Row) {
        let entries = solver.presolve.entries[row.start..<row.end]
        guard entries.contains(where: { $0.unknown != variable && images[$0.unknown] != nil }) else { return }
        let own = system.addUnknown()
        images[variable] = Image(variable: own, factor: 1, offset: 0)
        var rightSide = row.rightSide.value(at: solver.extents)
        var terms: [LinearSystem.Term] = []
        for entry in entries {
            if let image = images[entry.unknown] {
                terms.append(LinearSystem.Term(image.variable, entry.coefficient))
            } else {
                rightSide -= entry.coefficient * solver.values[entry.unknown]
            }
        }
        system.add(terms, .equal, rightSide)
    }
}

// MARK: - Rest values

extension OptimalFace {
    /// The values that are taken for the columns.
    ///
    /// Of texts that lack room the longest gives way first. Then extents are as near 0 as possible, then positions. Of equal
    /// sums the one in which earlier unknowns are nearer 0.
    package func preferredValues(_ budget: Budget? = nil) -> [(column: Int, value: Double)] {
        var system = system
        var hasRest = false
        for unknown in images.indices {
            let rest = solver.system.rests[unknown]
            guard rest != .none else { continue }
            let (terms, offset) = image(of: solver.system.restSum(of: unknown))
            guard !terms.isEmpty else { continue }
            hasRest = true
            system.add(terms, .equal, -offset, priority: rest == .extent ? 3 : 2)
            let weight = 2 - Double(unknown) / Double(images.count)
            let weighted = terms.map { LinearSystem.Term($0.variable, $0.coefficient * weight) }
            system.add(weighted, .equal, -offset * weight, priority: 1)
        }
        guard hasRest else { return [] }
        shareRoom(in: &system)
        let rest = LinearSolver(system, budget: budget)
        return columns.map { ($0.column, rest.value(of: $0.variable)) }
    }

    /// Keeps texts of one priority that lack room as long as one another, as far as their sizes allow.
    ///
    /// In the order of their sizes, the sum of the differences between neighbors is least where the longest gave way to the
    /// others.
    private func shareRoom(in system: inout LinearSystem) {
        var last: [Group: Image] = [:]
        let texts = solver.system.texts.filter { images[$0.extent.index] != nil }
        let groups = zip(texts, parts(of: texts.map(\.extent))).map { Group(part: $1, priority: $0.priority) }
        let short = Set(zip(texts, groups).filter { solver.values[$0.0.extent.index] < $0.0.size - 1e-6 }.map(\.1))
        for place in texts.indices.sorted(by: { (texts[$0].size, $0) < (texts[$1].size, $1) }) {
            let group = groups[place]
            guard short.contains(group), let image = images[texts[place].extent.index] else { continue }
            if let other = last[group] {
                let terms = [
                    LinearSystem.Term(image.variable, image.factor), LinearSystem.Term(other.variable, -other.factor),
                ]
                system.add(terms, .equal, other.offset - image.offset, priority: 4)
            }
            last[group] = image
        }
    }

    /// Texts that may share what they lack.
    private struct Group: Hashable {
        var part: Int?
        var priority: Double
    }

    /// A sum of unknowns of the original system in those of the face, and the rest of it, which is the same everywhere.
    private func image(of sum: [LinearSystem.Term]) -> (terms: [LinearSystem.Term], offset: Double) {
        var (terms, offset): ([LinearSystem.Term], Double) = ([], 0)
        for term in sum {
            if let image = images[term.variable.index] {
                terms.append(LinearSystem.Term(image.variable, term.coefficient * image.factor))
                offset += term.coefficient * image.offset
            } else {
                offset += term.coefficient * solver.values[term.variable.index]
            }
        }
        return (terms, offset)
    }

    // MARK: Ambiguity

    /// Adds a sum of unknowns of the original system, whose values can be requested as those of an unknown.
    ///
    /// - Returns: `nil` if all optimal solutions have the same sum.
    mutating func addSum(_ sum: [LinearSystem.Term]) -> LinearSystem.Variable? {
        let (terms, offset) = image(of: sum)
        guard !terms.isEmpty else { return nil }
        let own = system.addUnknown()
        system.add(terms + [LinearSystem.Term(own, -1)], .equal, -offset)
        images.append(Image(variable: own, factor: 1, offset: 0))
        return LinearSystem.Variable(index: images.count - 1)
    }

    /// By unknown, the number of its independent part of the face. A column that has one value connects nothing.
    func parts(of variables: [LinearSystem.Variable]) -> [Int?] {
        var parents = Array(0..<system.rests.count)
        func root(_ index: Int) -> Int {
            var place = index
            while parents[place] != place { place = parents[place] }
            return place
        }
        let sums = system.constraints.map { system.terms[$0.start..<$0.end] }
        let fixed = Set(
            zip(system.constraints, sums).filter { $0.0.relation == .equal && $0.1.count == 1 }
                .compactMap { $0.1.first?.variable })
        for sum in sums {
            let terms = sum.filter { !fixed.contains($0.variable) }
            guard let first = terms.first.map({ root($0.variable.index) }) else { continue }
            for term in terms { parents[root(term.variable.index)] = first }
        }
        return variables.map { images[$0.index].map { root($0.variable.index) } }
    }

    /// The values of unknowns over all optimal solutions; `nil` for those that have only one.
    ///
    /// The ends are infinite where nothing bounds an unknown.
    ///
    /// - Parameters:
    ///   - limit: the number of unknowns with several values to find; those after them count as having one.
    ///   - effort: how long the search may take, in short steps of a `Budget`; what is not found by then counts as having
    ///     one value. The time would depend on the machine.
    package func intervals(
        of variables: [LinearSystem.Variable], atMost limit: Int = .max, effort: Int = .max
    ) -> [ClosedRange<Double>?] {
        var vertex = FaceVertex(system)
        var count = 0
        return variables.map { variable in
            guard count < limit, vertex.effort < effort, let image = images[variable.index] else { return nil }
            let interval = freeIntervals[image.variable.index] ?? vertex.interval(of: image.variable)
            guard let interval else { return nil }
            count += 1
            let ends = [interval.lowerBound, interval.upperBound].map { $0 * image.factor + image.offset }.sorted()
            return ends[0]...ends[1]
        }
    }
}

/// A vertex of the optimal face, from which each unknown is moved as far as it can go.
private struct FaceVertex {
    private var simplex: BoundedSimplex
    /// By part, whether the vertex is on the face; `nil` until an unknown of the part is requested.
    private var isFound: [Bool?]
    /// By variable of the face, its part.
    private var parts: [Int: Int] = [:]

    /// How long all searches took, in short steps of a budget.
    var effort: Int { simplex.effort }

    init(_ face: LinearSystem) {
        simplex = BoundedSimplex(face, ContainerExtents(width: 0, height: 0))
        isFound = Array(filledWith: nil, count: simplex.program.parts.count)
        for (index, part) in simplex.program.parts.enumerated() {
            for column in part.columns { parts[simplex.unknownOfColumn[column]] = index }
        }
    }

    /// The values of a variable of the face; `nil` if there is only one.
    mutating func interval(of variable: LinearSystem.Variable) -> ClosedRange<Double>? {
        let column = simplex.program.columnOfUnknown[variable.index]
        guard let part = parts[variable.index], isOnFace(part) else { return nil }
        let low = simplex.extreme(part, of: column, toward: -1)
        let high = simplex.extreme(part, of: column, toward: 1)
        return high - low > 1e-6 ? low...high : nil
    }

    private mutating func isOnFace(_ part: Int) -> Bool {
        if let isFound = isFound[part] { return isFound }
        guard case .fits = simplex.fit(part) else {
            isFound[part] = false
            return false
        }
        isFound[part] = true
        return true
    }
}
