extension ApprovalResults {
    /// The results for a terminal: a line for each picture that was written or deleted, and one with the counts.
    public var summary: String {
        let changes: [(words: String, paths: [String])] = [
            ("added", added.sorted()), ("changed", changed.sorted()), ("layout noted", recorded.sorted()),
            ("deleted", pruned), ("belongs to no document, but quoin did not draw it", kept),
        ]
        let lines = changes.flatMap { change in change.paths.map { "\($0): \(change.words)" } }
        let counts = changes.dropLast().filter { !$0.paths.isEmpty }.map { "\($0.paths.count) \($0.words)" }
        return (lines + [(counts + ["\(unchanged) unchanged"]).joined(separator: ", ")]).joined(separator: "\n")
    }
}
