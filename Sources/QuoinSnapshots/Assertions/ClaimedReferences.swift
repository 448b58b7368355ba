import Synchronization

/// The assertion that each reference belongs to. Names have no counters, so a second assertion with the same name is an
/// error.
package final class ClaimedReferences: Sendable {
    package static let shared = ClaimedReferences()

    private struct Claim {
        var place: String
        var snapshot: Int
    }

    private let claims = Mutex<[String: Claim]>([:])

    /// Claims a reference for an assertion. The same assertion may claim it again, for the same snapshot.
    ///
    /// - Parameters:
    ///   - snapshot: the hash value of the snapshot.
    ///   - isText: whether the reference is in the source.
    package func claim(
        _ reference: String, at place: String, snapshot: Int, isText: Bool = false
    ) throws(SnapshotError) {
        // Some file systems are case-insensitive.
        let key = reference.lowercased()
        let other = claims.withLock { claims in
            let other = claims[key]
            if other == nil { claims[key] = Claim(place: place, snapshot: snapshot) }
            return other
        }
        guard let other else { return }
        if other.place != place { throw .clash(reference: reference, other: other.place) }
        if other.snapshot != snapshot { throw isText ? .unstableText : .unstable(reference: reference) }
    }
}

/// The failures of a test so far. Of variants that changed in the same way, one is explained.
final class RepeatedFailures: Sendable {
    static let shared = RepeatedFailures()

    private let explained = Mutex<[String: (name: String, explanation: [String])]>([:])

    /// The lines of a failure, or a line that names another snapshot of the test with the same lines. Variants of different
    /// sizes have different numbers of pixels.
    func folded(_ explanation: [String], of name: String, in test: String) -> [String] {
        guard explanation.count > 1 else { return explanation }
        let key = ([test] + explanation.map { $0.filter { !$0.isNumber } }).joined(separator: "\n")
        let first = explained.withLock { explained in
            let first = explained[key] ?? (name, explanation)
            explained[key] = first
            return first
        }
        if first.name == name { return explanation }
        if first.explanation == explanation {
            return ["the same \(explanation.count) changes as in snapshot \"\(first.name)\""]
        }
        return [explanation[0], "the rest is as in snapshot \"\(first.name)\", with other numbers"]
    }
}
