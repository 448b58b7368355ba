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
