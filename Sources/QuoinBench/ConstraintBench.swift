import QuoinAutoLayout
import QuoinLayout

/// Times the constraint solver: rows of four views, each in a system of its own or all in one, and a chain of views, each
/// below the last. A row has 9 unknowns and 13 constraints; an edit is a new width and all values read.
struct ConstraintBench {
    /// Processor milliseconds for building and solving, and for 100 edits.
    struct Row {
        var mode: String
        var count: Int
        var constraints: Int
        var build: Double
        var edits: Double
        var check: Double
    }

    static func rows() -> [Row] {
        [10, 100, 1000].map { separate($0) } + [10, 200, 1000].map { shared($0) }
            + [chain(1000, .free), chain(1000, .anchored), chain(1000, .undecided)]
    }

    static func run() {
        print("mode  count  constraints  build ms  100 edits ms  check")
        for row in rows() {
            let figures = [row.build, row.edits, row.check].map { "\(($0 * 1000).rounded() / 1000)" }
            print(([row.mode, "\(row.count)", "\(row.constraints)"] + figures).joined(separator: "  "))
        }
    }

    private static func separate(_ count: Int) -> Row {
        var solvers: [LinearSolver] = []
        var last: [LinearSystem.Variable] = []
        let build = milliseconds(21) {
            solvers = (0..<count).map { index in
                var system = LinearSystem()
                system.reserve(unknowns: 8, constraints: 13)
                last = addRow(index, below: nil, to: &system)
                return LinearSolver(system, container: Size(390, 0))
            }
        }
        var sum = 0.0
        let edits = milliseconds(5) {
            for edit in 0..<100 {
                for index in solvers.indices {
                    solvers[index].resize(to: Size(Double(320 + edit * 37 % 300), 0))
                    sum += solvers[index].value(of: last[2])
                }
            }
        }
        return Row(
            mode: "separate", count: count, constraints: 13 * count, build: build, edits: edits,
            check: solvers[count - 1].value(of: last[2]))
    }

    private static func shared(_ count: Int) -> Row {
        var solver: LinearSolver?
        var last: [LinearSystem.Variable]?
        let build = milliseconds(11) {
            var system = LinearSystem()
            system.reserve(unknowns: 8 * count, constraints: 13 * count)
            last = nil
            for index in 0..<count { last = addRow(index, below: last, to: &system) }
            solver = LinearSolver(system, container: Size(390, 0))
        }
        return Row(
            mode: "shared", count: count, constraints: 13 * count, build: build, edits: edit(&solver),
            check: last.flatMap { solver?.value(of: $0[2]) } ?? .nan)
    }

    /// How a chain ends.
    private enum ChainEnd: String {
        case free = "chain"
        /// At the container's bottom; one view gives way before the others.
        case anchored = "chain, anchored"
        /// At the container's bottom; all views give way alike, so that rest values decide.
        case undecided = "chain, undecided"
    }

    /// Views with an own height, each below the last.
    private static func chain(_ count: Int, _ end: ChainEnd) -> Row {
        var solver: LinearSolver?
        var top = LinearSystem.Variable.containerWidth
        var constraints = 0
        let build = milliseconds(11) {
            var system = LinearSystem()
            system.reserve(unknowns: 4 * count, constraints: 6 * count)
            var bottom: [LinearSystem.Term] = []
            for index in 0..<count {
                top = system.addUnknown(.position)
                let (height, left, width) = (
                    system.addUnknown(.extent), system.addUnknown(.position), system.addUnknown(.extent)
                )
                system.add([Term(top, 1)] + bottom, .equal, index == 0 ? 0 : 8)
                bottom = [Term(top, -1), Term(height, -1)]
                system.add(Term(left, 1), .equal, 10)
                system.add([Term(left, 1), Term(width, 1), Term(.containerWidth, -1)], .equal, -10)
                let own = Double(20 + index % 5)
                let isSoft = end != .undecided && index == count / 2
                system.add(Term(height, 1), .lessOrEqual, own, priority: isSoft ? 249 : 250)
                system.add(Term(height, 1), .greaterOrEqual, own, priority: isSoft ? 749 : 750)
            }
            if end != .free {
                system.add([Term(.containerHeight, 1)] + bottom, .equal, 0)
            }
            constraints = 5 * count + (end == .free ? 0 : 1)
            solver = LinearSolver(system, container: Size(390, 31_000))
        }
        return Row(
            mode: end.rawValue, count: count, constraints: constraints, build: build,
            edits: edit(&solver), check: solver?.value(of: top) ?? .nan)
    }

    private static func edit(_ solver: inout LinearSolver?) -> Double {
        milliseconds(5) {
            for edit in 0..<100 {
                solver?.resize(to: Size(Double(320 + edit * 37 % 300), Double(31_000 + edit * 370 % 3_000)))
            }
        }
    }

    /// Adds a list row with an icon, a label and a value; gives its top, height and the value's left.
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

    /// The median of several runs.
    private static func milliseconds(_ runs: Int, _ work: () -> Void) -> Double {
        var times: [Double] = []
        for _ in 0..<runs {
            let start = processorNanoseconds()
            work()
            times.append((processorNanoseconds() - start) / 1e6)
        }
        return times.sorted()[runs / 2]
    }
}
