extension [Diagnostic] {
    /// The warnings up to the limit, followed by one with the number of the others.
    package func reported(within limits: Limits) -> [Diagnostic] {
        guard count > limits.errors else { return self }
        let excess = limits.excess(\.errors, "there are \(count - limits.errors) more warnings")
        return prefix(limits.errors) + [Diagnostic("\(excess)", severity: .warning, path: "", place: nil)]
    }
}
