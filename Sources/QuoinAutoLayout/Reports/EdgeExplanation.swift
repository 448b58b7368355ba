import QuoinLayout

/// The constraints that determine an edge of a view or guide.
package struct EdgeExplanation: Hashable, Sendable {
    /// A constraint that contributes to the edge's position.
    package struct Reason: Hashable, Sendable {
        package var constraint: String
        package var priority: Double
        /// `nil` for a rule made in Swift and for a constraint of the engine.
        package var place: SourcePlace?
    }

    /// The name of the view or guide, or `container`.
    package var item: String
    package var edge: ChildContainment.Edge
    /// Of the alignment rectangle, in points of the container.
    package var position: Double
    /// In document order; they determine the edge together.
    package var reasons: [Reason]
    /// What determines it beside them, in words.
    package var others: String?
    /// Whether the constraints determine the edge; otherwise it is as near 0 as possible, or a tie is decided.
    var isDetermined: Bool
    /// Why a tie leaves the edge open; `nil` if none does.
    var tie: String?
}

extension ChildContainment.Edge {
    package var attribute: Attribute {
        switch self {
        case .left: .left
        case .right: .right
        case .top: .top
        case .bottom: .bottom
        }
    }

    /// What the edge depends on.
    fileprivate var unknowns: [ConstraintReport.Ambiguous.Unknown] {
        switch self {
        case .left: [.left]
        case .right: [.left, .width]
        case .top: [.top]
        case .bottom: [.top, .height]
        }
    }
}

extension EdgeExplanation: CustomStringConvertible {
    package var description: String {
        let names = reasons.map { reason in
            let priority = reason.priority >= 1000 ? nil : shortDescription(reason.priority)
            let notes = [priority, reason.place?.fileAndLine].compactMap(\.self)
            return "«\(reason.constraint)»" + (notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))")
        }
        let causes = (names + [others.map { "and \($0)" }].compactMap(\.self)).joined(separator: ", ")
        let because = isDetermined ? causes : tie ?? "no rule determines it; it is as near 0 as the rules allow"
        return "\(item).\(edge.rawValue) = \(shortDescription(position)): "
            + (isDetermined && reasons.isEmpty ? "the container" : because)
    }
}

extension ConstraintSolution {
    /// Left, right, top, bottom.
    package func explanation(of item: ConstraintItem) -> [EdgeExplanation] {
        let span = ActiveSpan(self)
        let name = layout.name(of: item)
        var ties: [ConstraintReport.Tie]?
        return ChildContainment.Edge.allCases.map { edge in
            var sum = LinearExpression()
            sum.add(Rule.Side(item, edge.attribute), times: 1, in: problem)
            let reasons = span.reasons(for: sum.terms)
            if reasons == nil { ties = ties ?? openness.ties }
            let tie = ties?.first { tie in edge.unknowns.contains { tie.unknowns.contains("\(name).\($0)") } }
            return EdgeExplanation(
                item: name, edge: edge, position: position(of: edge, item), reasons: (reasons ?? []).map(reason),
                isDetermined: reasons != nil, tie: tie?.cause)
        }
    }

    private func position(of edge: ChildContainment.Edge, _ item: ConstraintItem) -> Double {
        let rect = alignmentRect(of: item)
        return switch edge {
        case .left: rect.minX
        case .right: rect.maxX
        case .top: rect.minY
        case .bottom: rect.maxY
        }
    }

    private func reason(_ constraint: Int) -> EdgeExplanation.Reason {
        EdgeExplanation.Reason(
            constraint: name(of: constraint), priority: problem.priority(of: constraint),
            place: rule(of: constraint)?.place)
    }
}

/// The span of the active constraints, which are those that hold with equality: a basis of their linear forms by Gaussian
/// elimination. Required ones come first, then by priority and document order. Each form keeps the constraints that it is a
/// combination of, so that any determined sum can be traced back to them.
struct ActiveSpan {
    private struct Form {
        /// By variable.
        var coefficients: [Int: Double]
        /// By constraint, its coefficient in the form.
        var origin: [Int: Double]

        /// Subtracts a multiple of another form to eliminate a variable.
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

    /// By leading variable, which is the last one of the form, because items are mostly placed relative to earlier
    /// ones.
    private var forms: [Int: Form] = [:]

    init(_ solution: ConstraintSolution) {
        let system = solution.problem.system
        self.init(system, of: system.constraints.indices.filter { solution.isActive(system.constraints[$0]) })
    }

    /// The span of the equalities that hold, and of the required ones that were left out.
    init(equalitiesOf solution: ConstraintSolution) {
        let (system, broken) = (solution.problem.system, solution.solver.broken.map(\.constraint))
        let equalities = system.constraints.indices.filter { system.constraints[$0].relation == .equal }
        self.init(
            system, of: equalities.filter { broken.contains($0) || solution.isActive(system.constraints[$0]) })
    }

    private init(_ system: LinearSystem, of constraints: [Int]) {
        for index in constraints.sorted(by: { system.precedes($0, $1) }) {
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

    /// The constraints that together determine a sum, in document order; `nil` if none do.
    func reasons(for terms: [LinearSystem.Term]) -> [Int]? {
        var form = Form(coefficients: Self.coefficients(of: terms[...]), origin: [:])
        while let lead = form.coefficients.keys.max() {
            guard let other = forms[lead] else { return nil }
            form.subtract(other, clearing: lead)
        }
        return form.origin.filter { abs($0.value) > Self.tolerance }.keys.sorted()
    }

    /// Without the container's extents, which are given.
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
    fileprivate func isActive(_ constraint: LinearSystem.Constraint) -> Bool {
        var exact = constraint
        exact.relation = .equal
        return solver.error(of: exact) <= Self.tolerance
    }
}

extension LinearSystem {
    /// Whether a constraint comes before another: by priority, then by order of declaration.
    fileprivate func precedes(_ a: Int, _ b: Int) -> Bool {
        let (first, second) = (constraints[a].priority, constraints[b].priority)
        return first == second ? a < b : first > second
    }
}
