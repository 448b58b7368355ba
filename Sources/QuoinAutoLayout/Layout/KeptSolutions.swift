import QuoinLayout

/// The last solutions of a layout of constraints. Where only the container has another size, which is so at most widths of a
/// sweep, the next solution starts from one of them.
final class KeptSolutions {
    /// The latest one last.
    private var solutions: [ConstraintSolution] = []

    /// A layout is solved up to four times for one size, and again when it is traced.
    private static let limit = 8

    /// - Parameters:
    ///   - measurements: those of all views, without areas of the container or of views.
    ///   - solution: solves the layout for them in the range.
    func solution(
        of measurements: [ViewMeasurement], in range: SizeRange, _ budget: Budget?,
        otherwise solution: () -> ConstraintSolution
    ) -> ConstraintSolution {
        let place = solutions.lastIndex { $0.problem.measurements == measurements && $0.problem.canMove(to: range) }
        // Out of the list, nothing else has it, so that it is changed in its place.
        var found = place.map { solutions.remove(at: $0) } ?? solution()
        if place != nil { found.move(to: range, budget) }
        if solutions.count == Self.limit { solutions.removeFirst() }
        solutions.append(found)
        return found
    }
}
