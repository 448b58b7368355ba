@testable import QuoinAutoLayout

extension LinearSystem {
    /// How far given values are from a constraint.
    func error(of constraint: Constraint, at value: (Variable) -> Double) -> Double {
        let left = terms[constraint.start..<constraint.end].map { $0.coefficient * value($0.variable) }.reduce(0, +)
        let difference = left - constraint.rightSide
        return switch constraint.relation {
        case .equal: abs(difference)
        case .lessOrEqual: max(0, difference)
        case .greaterOrEqual: max(0, -difference)
        }
    }

    /// The errors of given values, summed up by priority.
    func errorSums(of levels: [Double], at value: (Variable) -> Double) -> [Double] {
        levels.map { level in
            constraints.filter { $0.priority == level }.map { error(of: $0, at: value) }.reduce(0, +)
        }
    }

    /// The size of the numbers in a system, to tell rounding from a mistake.
    var scale: Double { constraints.map { abs($0.rightSide) }.max() ?? 0 }
}
