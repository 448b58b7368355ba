import QuoinDocument

extension Allowance<Document.FindingKind> {
    /// Whether it is for a kind of finding about some elements; for an overlap, it has to name both.
    func isFor(_ kind: Document.FindingKind, _ subjects: [ObservedElement]) -> Bool {
        guard self.kind == kind else { return false }
        if names.isEmpty { return true }
        func isListed(_ subject: ObservedElement) -> Bool { names.contains(where: subject.isNamed) }
        return kind == .overlap ? subjects.allSatisfy(isListed) : subjects.contains(where: isListed)
    }
}

extension AllowanceScope {
    func contains(_ canvas: Canvas) -> Bool {
        (textScales.isEmpty || textScales.contains(canvas.textScale))
            && (languages.isEmpty || canvas.language.map(languages.contains) == true)
            && (appearances.isEmpty || appearances.contains(canvas.appearance))
    }

    func contains(_ width: Double) -> Bool { widths.map { $0.min <= width && width <= $0.max } ?? true }
}

extension ContrastSweep.Result {
    /// The result at the widths at which nothing allows it; `nil` if there are none.
    ///
    /// - Parameter used: the positions of the allowances that were used.
    func without(
        _ allowances: [Allowance<Document.FindingKind>], on condition: LayoutCheck.Condition, _ used: inout Set<Int>
    ) -> ContrastSweep.Result? {
        var result = self
        for (number, allowance) in allowances.enumerated()
        where allowance.isFor(.contrast, [subject]) && allowance.scope.contains(condition.canvas) {
            let left = result.ranges.flatMap(Array.init).filter { position in
                !(condition.widths.map { allowance.scope.contains($0[position]) } ?? true)
            }
            if left.count < result.ranges.reduce(0, { $0 + $1.count }) { used.insert(number) }
            result.ranges = left.reduce(into: []) { $0.add($1...$1) }
        }
        return result.ranges.isEmpty ? nil : result
    }
}
