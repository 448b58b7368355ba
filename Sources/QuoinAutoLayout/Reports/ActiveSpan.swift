/// What the constraints that hold with equality determine: a basis of their linear forms, required ones first, then by
/// priority and document order, each remembered with the constraints it was made of.
struct ActiveSpan {
    /// A form reduced by those before it.
    private struct Form {
        /// By variable.
        var coefficients: [Int: Double]
        /// By constraint, how often it went into the form.
        var origin: [Int: Double]

        /// Subtracts a multiple of another form so that its leading variable goes.
        mutating func subtract(_ other: Form, clearing lead: Int) {
            guard let own = coefficients[lead], let pivot = other.coefficients[lead] else { return }
            let factor = own / pivot
            for (variable, value) in other.coefficients {
                let rest = coefficients[variable, default: 0] - factor * value
                coefficients[variable] = variable == lead || abs(rest) <= ActiveSpan.tolerance ? nil : rest
            }
            for (constraint, value) in other.origin { origin[constraint, default: 0] -= factor * value }
        }
    }

    private static let tolerance = 1e-9

    /// By leading variable, the last one that a form has: things are mostly placed after others that come before them.
    private var forms: [Int: Form] = [:]

    init(_ solution: ConstraintSolution) {
        let system = solution.problem.system
        let active = system.constraints.indices.filter { solution.isTight(system.constraints[$0]) }
        for index in active.sorted(by: { system.precedes($0, $1) }) {
            let constraint = system.constraints[index]
            var form = Form(
                coefficients: Self.coefficients(of: system.terms[constraint.start..<constraint.end]),
                origin: [index: 1])
            while let lead = form.coefficients.keys.max() {
                guard let other = forms[lead] else {
                    forms[lead] = form
                    break
                }
                form.subtract(other, clearing: lead)
            }
        }
    }

    /// The constraints that determine a sum together, in document order; `nil` where they do not.
    func reasons(for terms: [LinearSystem.Term]) -> [Int]? {
        var form = Form(coefficients: Self.coefficients(of: terms[...]), origin: [:])
        while let lead = form.coefficients.keys.max() {
            guard let other = forms[lead] else { return nil }
            form.subtract(other, clearing: lead)
        }
        return form.origin.filter { abs($0.value) > Self.tolerance }.keys.sorted()
    }

    /// The container's extents are given and count for nothing.
    private static func coefficients(of terms: ArraySlice<LinearSystem.Term>) -> [Int: Double] {
        var coefficients: [Int: Double] = [:]
        for term in terms where term.variable.index > 1 {
            coefficients[term.variable.index, default: 0] += term.coefficient
        }
        return coefficients.filter { abs($0.value) > tolerance }
    }
}

extension ConstraintSolution {
    /// Whether the two sides of a constraint are equal at the solution.
    fileprivate func isTight(_ constraint: LinearSystem.Constraint) -> Bool {
        var exact = constraint
        exact.relation = .equal
        return solver.error(of: exact) <= Self.tolerance
    }
}

extension LinearSystem {
    /// Whether one constraint explains before another: the higher priority, then the order of declaration.
    fileprivate func precedes(_ a: Int, _ b: Int) -> Bool {
        let (first, second) = (constraints[a].priority, constraints[b].priority)
        return first == second ? a < b : first > second
    }
}
