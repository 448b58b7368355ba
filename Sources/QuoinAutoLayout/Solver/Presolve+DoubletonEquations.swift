/// How an unknown follows from another: `factor × root + offset`.
package struct Substitution {
    /// The unknown itself if nothing was substituted for it, ``Presolve/constant`` if it equals the offset. Before all
    /// substitutions are resolved it may be an unknown that is itself substituted.
    package var root: Int
    package var factor: Double
    package var offset: Affine
}

// Required equations that leave at most two unknowns: each expresses one unknown by the other.

extension Presolve {
    /// The most passes over equations that leave too many unknowns; those that remain become rows.
    private static let passLimit = 8

    mutating func removeDoubletonEquations() {
        substitutions.reserveCapacity(system.rests.count)
        substitutions.append(Substitution(root: Self.constant, factor: 0, offset: .containerWidth))
        substitutions.append(Substitution(root: Self.constant, factor: 0, offset: .containerHeight))
        for unknown in 2..<max(2, system.rests.count) {
            substitutions.append(Substitution(root: unknown, factor: 1, offset: .zero))
        }
        var waiting: [Int] = []
        for index in system.constraints.indices {
            let constraint = system.constraints[index]
            guard constraint.relation == .equal, constraint.priority >= 1000 else { continue }
            if !eliminate(index) { waiting.append(index) }
        }
        for _ in 0..<Self.passLimit where !waiting.isEmpty {
            let before = waiting.count
            // A chain may be written in either direction; alternating the direction resolves each in one pass.
            waiting = waiting.reversed().filter { !eliminate($0) }
            if waiting.count == before { break }
        }
        for unknown in substitutions.indices { _ = resolve(unknown) }
    }

    /// Turns an equation into a substitution or an empty row; `false` if more than two unknowns are left.
    private mutating func eliminate(_ index: Int) -> Bool {
        substitute(index)
        switch form.count {
        case 0:
            emptyRows.append(EmptyRow(value: formConstant.cleaned, relation: .equal))
        case 1:
            let (x, a) = (form[0].unknown, form[0].coefficient)
            substitutions[x] = Substitution(
                root: Self.constant, factor: 0, offset: (formConstant * (1 / a)).cleaned)
        case 2:
            let later = form[0].unknown > form[1].unknown ? 0 : 1
            let (x, a) = (form[later].unknown, form[later].coefficient)
            let (y, b) = (form[1 - later].unknown, form[1 - later].coefficient)
            substitutions[x] = Substitution(root: y, factor: -b / a, offset: (formConstant * (1 / a)).cleaned)
        default:
            return false
        }
        isEliminated[index] = true
        return true
    }

    /// Expresses an unknown by its root directly, and shortens every substitution on the way (path compression).
    private mutating func resolve(_ unknown: Int) -> Substitution {
        let substitution = substitutions[unknown]
        if substitution.root == unknown || substitution.root == Self.constant { return substitution }
        let next = substitutions[substitution.root]
        if next.root == substitution.root { return substitution }
        path.removeAll(keepingCapacity: true)
        var place = unknown
        while substitutions[place].root != Self.constant, substitutions[place].root != place {
            path.append(place)
            place = substitutions[place].root
        }
        for place in path.reversed() {
            let own = substitutions[place]
            let root = substitutions[own.root]
            substitutions[place] = Substitution(
                root: root.root, factor: own.factor * root.factor, offset: own.offset + root.offset * own.factor)
        }
        return substitutions[unknown]
    }

    /// Writes a constraint as `form relation formConstant`, in roots only.
    mutating func substitute(_ index: Int) {
        let constraint = system.constraints[index]
        // For so few entries, this takes less time than `removeAll(keepingCapacity:)`.
        while !form.isEmpty { form.removeLast() }
        formConstant = Affine(constraint.rightSide)
        var mayCancel = false
        for place in constraint.start..<constraint.end {
            let term = system.terms[place]
            let substitution = resolve(term.variable.index)
            formConstant = formConstant - substitution.offset * term.coefficient
            guard substitution.root != Self.constant else { continue }
            let coefficient = term.coefficient * substitution.factor
            if let place = form.firstIndex(where: { $0.unknown == substitution.root }) {
                form[place].coefficient += coefficient
                mayCancel = true
            } else {
                form.append(Entry(unknown: substitution.root, coefficient: coefficient))
            }
        }
        if mayCancel { form.removeAll { abs($0.coefficient) < Self.tolerance } }
    }
}
