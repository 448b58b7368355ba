extension ComparisonRules {
    /// Makes sure that every rule is within its range.
    ///
    /// - Throws: ``ComparisonError/invalidRule(name:value:range:)``.
    public func check() throws(ComparisonError) {
        try check("threshold", threshold, 0...1)
        if let count = limits.count { try check("count", Double(count), 0...Double(Int32.max)) }
        if let share = limits.share { try check("share", share, 0...1) }
        if let window = limits.window {
            try check("window side", Double(window.side), 1...Double(UInt16.max))
            try check("window count", Double(window.count), 0...Double(Int32.max))
        }
    }

    private func check(
        _ name: String, _ value: Double, _ range: ClosedRange<Double>
    ) throws(ComparisonError) {
        guard range.contains(value) else { throw .invalidRule(name: name, value: value, range: range) }
    }
}
