import QuoinAutoLayout

/// The constraint solver: rows of four views, each in a separate system or all in one, and a chain of views, each below
/// the last. A row has 9 variables and 13 constraints. An edit sets a new width and reads all values.
enum ConstraintsWorkload: Workload {
    static let name = "constraints"

    static func figures(_ context: BenchContext) throws -> [Figure] {
        separate(1_000) + shared(1_000) + ChainEnd.allCases.flatMap { chain(1_000, $0) }
    }

    /// Rows with a system each.
    private static func separate(_ count: Int) -> [Figure] {
        let (build, built) = ElapsedTime.median(of: 21) {
            (0..<count).map { index in
                var system = LinearSystem()
                system.reserve(unknowns: 8, constraints: 13)
                let ends = addRow(index, below: nil, to: &system)
                return (solver: LinearSolver(system, container: Size(390, 0)), valueLeft: ends[2])
            }
        }
        var rows = built
        let (edits, _) = ElapsedTime.median(of: 5) {
            (0..<100).reduce(0.0) { sum, edit in
                rows.indices.reduce(sum) { sum, index in
                    let width = Double(320 + edit * 37 % 300)
                    return sum + value(of: rows[index].valueLeft, in: &rows[index].solver, at: width)
                }
            }
        }
        func peers(_ field: String, recorded: Double) -> PeerQuery {
            PeerQuery(
                workload: "constraints", field: field, matching: ["mode": "perrow"],
                atLeast: ["n": Double(count)], recorded: ["kiwi C++": recorded])
        }
        return [
            .inProcess(
                "constraints, \(count) rows, a solver each: build", build.processor,
                peers: peers("build_ms", recorded: 10.89), goal: .timesBestPeer(0.5)),
            .inProcess(
                "constraints, \(count) rows, a solver each: 100 edits", edits.processor,
                peers: peers("edit100_ms", recorded: 38.4), goal: .timesBestPeer(0.4)),
        ]
    }

    /// The value after a change of the width, at which all values are computed. The solver is not copied.
    private static func value(
        of variable: LinearSystem.Variable, in solver: inout LinearSolver, at width: Double
    ) -> Double {
        solver.resize(to: Size(width, 0))
        return solver.values[variable.index]
    }

    /// Rows in one system, each below the last.
    private static func shared(_ count: Int) -> [Figure] {
        let (build, solver) = ElapsedTime.median(of: 11) {
            var system = LinearSystem()
            system.reserve(unknowns: 8 * count, constraints: 13 * count)
            var last: [LinearSystem.Variable]?
            for index in 0..<count { last = addRow(index, below: last, to: &system) }
            return LinearSolver(system, container: Size(390, 0))
        }
        return [
            .inProcess("constraints, \(count) rows in one solver: build", build.processor, goal: .atMost(50)),
            .inProcess("constraints, \(count) rows in one solver: resize", resize(solver), goal: .atMost(5)),
        ]
    }

    /// How a chain ends.
    private enum ChainEnd: String, CaseIterable {
        case free
        /// At the container's bottom; one view has a lower priority than the others.
        case anchored
        /// At the container's bottom; all views have the same priority, so that several solutions are optimal.
        case undecided
    }

    /// Views with an intrinsic height, each below the last.
    private static func chain(_ count: Int, _ end: ChainEnd) -> [Figure] {
        let (build, solver) = ElapsedTime.median(of: 11) {
            var system = LinearSystem()
            system.reserve(unknowns: 4 * count, constraints: 6 * count)
            var bottom: [LinearSystem.Term] = []
            for index in 0..<count {
                let isSoft = end != .undecided && index == count / 2
                bottom = addLink(index, below: bottom, isSoft: isSoft, to: &system)
            }
            if end != .free { system.add([Term(.containerHeight, 1)] + bottom, .equal, 0) }
            return LinearSolver(system, container: Size(390, 31_000))
        }
        return [
            .inProcess("constraints, chain of \(count), \(end.rawValue): build", build.processor),
            .inProcess("constraints, chain of \(count), \(end.rawValue): resize", resize(solver)),
        ]
    }

    /// Adds a view of a chain, and returns the negated terms of its bottom.
    private static func addLink(
        _ index: Int, below bottom: [Term], isSoft: Bool, to system: inout LinearSystem
    ) -> [Term] {
        let (top, height) = (system.addUnknown(.position), system.addUnknown(.extent))
        let (left, width) = (system.addUnknown(.position), system.addUnknown(.extent))
        system.add([Term(top, 1)] + bottom, .equal, index == 0 ? 0 : 8)
        system.add(Term(left, 1), .equal, 10)
        system.add([Term(left, 1), Term(width, 1), Term(.containerWidth, -1)], .equal, -10)
        let own = Double(20 + index % 5)
        system.add(Term(height, 1), .lessOrEqual, own, priority: isSoft ? 249 : 250)
        system.add(Term(height, 1), .greaterOrEqual, own, priority: isSoft ? 749 : 750)
        return [Term(top, -1), Term(height, -1)]
    }

    /// Processor milliseconds for one new size.
    private static func resize(_ solver: LinearSolver) -> Double {
        var solver = solver
        let (edits, _) = ElapsedTime.median(of: 5) {
            for edit in 0..<100 {
                solver.resize(to: Size(Double(320 + edit * 37 % 300), Double(31_000 + edit * 370 % 3_000)))
            }
        }
        return edits.processor / 100
    }

    /// Adds a list row with an icon, a label and a value, and returns the row's top and height and the value's left.
    private static func addRow(
        _ index: Int, below above: [LinearSystem.Variable]?, to system: inout LinearSystem
    ) -> [LinearSystem.Variable] {
        let (top, height, width) = (system.addUnknown(), system.addUnknown(), system.addUnknown())
        let (iconLeft, iconWidth) = (system.addUnknown(), system.addUnknown())
        let (labelLeft, labelWidth) = (system.addUnknown(), system.addUnknown())
        let (valueLeft, valueWidth) = (system.addUnknown(), system.addUnknown())
        if let above {
            system.add([Term(top, 1), Term(above[0], -1), Term(above[1], -1)], .equal, 0)
        } else {
            system.add(Term(top, 1), .equal, 0)
        }
        system.add([Term(width, 1), Term(.containerWidth, -1)], .equal, 0)
        system.add(Term(height, 1), .greaterOrEqual, 44)
        system.add(Term(height, 1), .equal, 44, priority: 1)
        system.add(Term(iconLeft, 1), .equal, 16)
        system.add(Term(iconWidth, 1), .equal, 24)
        system.add([Term(labelLeft, 1), Term(iconLeft, -1), Term(iconWidth, -1)], .equal, 8)
        system.add(Term(labelWidth, 1), .greaterOrEqual, 40)
        system.add(Term(labelWidth, 1), .equal, Double(120 + index % 7 * 30), priority: 250)
        system.add([Term(valueLeft, 1), Term(labelLeft, -1), Term(labelWidth, -1)], .greaterOrEqual, 8)
        system.add([Term(valueLeft, 1), Term(valueWidth, 1), Term(width, -1)], .equal, -16)
        system.add(Term(valueWidth, 1), .greaterOrEqual, 20)
        system.add(Term(valueWidth, 1), .equal, Double(60 + index % 5 * 20), priority: 750)
        return [top, height, valueLeft]
    }

    private typealias Term = LinearSystem.Term
}
