extension [Diagnostic] {
    /// The first of these warnings, as many as are reported, and then how many more there are.
    package func reported(within limits: Limits) -> [Diagnostic] {
        guard count > limits.errors else { return self }
        let excess = limits.excess(\.errors, "there are \(count - limits.errors) more warnings")
        return prefix(limits.errors) + [Diagnostic("\(excess)", severity: .warning, path: "", place: nil)]
    }
}
