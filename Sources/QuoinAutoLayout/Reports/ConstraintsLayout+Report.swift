import QuoinLayout

extension Element<ConstraintsLayout> {
    /// Lays the element out once more, alone, and tells how its constraints were solved.
    ///
    /// - Parameters:
    ///   - range: the sizes it may take, in points; after a layout, exactly the size that it was given there.
    ///   - environment: the surroundings of that layout.
    /// - Throws: any ``LayoutError``.
    public func constraintSolution(
        in range: SizeRange, environment: LayoutEnvironment = LayoutEnvironment()
    ) throws(LayoutError) -> ConstraintSolution {
        let record = SolutionRecord()
        let recorded = Element<RecordedConstraintsLayout>(
            RecordedConstraintsLayout(layout: kind, record: record), children: children)
        _ = try recorded.layout(in: range, environment: environment)
        return record.solution ?? kind.solution(of: kind.views.map(\.statedMeasurement), in: range)
    }
}

/// Keeps the latest solution of one layout; lives for a single call.
private final class SolutionRecord {
    var solution: ConstraintSolution?
}

/// A layout of constraints that someone looks over the shoulder of.
private struct RecordedConstraintsLayout: LayoutKind {
    static let name = ConstraintsLayout.name

    let layout: ConstraintsLayout
    // The engine runs kinds one after another on the thread that called it.
    nonisolated(unsafe) let record: SolutionRecord

    func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
        let solution = layout.solution(in: range, scope: scope)
        record.solution = solution
        layout.place(solution, scope: scope)
        return LayoutMeasurement(size: solution.container)
    }
}
