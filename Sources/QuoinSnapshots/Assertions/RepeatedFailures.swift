import Synchronization

/// The failures of a test so far. Of variants that changed in the same way, one is explained.
final class RepeatedFailures: Sendable {
    static let shared = RepeatedFailures()

    private let names = Mutex<[String: String]>([:])

    /// The lines of a failure, or one line that names another snapshot of the test with the same lines.
    func folded(_ explanation: [String], of name: String, in test: String) -> [String] {
        guard explanation.count > 1 else { return explanation }
        let key = ([test] + explanation).joined(separator: "\n")
        let first = names.withLock { names in
            let first = names[key] ?? name
            names[key] = first
            return first
        }
        return first == name ? explanation : ["the same \(explanation.count) changes as in snapshot \"\(first)\""]
    }
}
