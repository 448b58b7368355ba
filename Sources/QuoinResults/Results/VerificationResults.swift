/// The results of verifying the documents of a run.
public struct VerificationResults: Hashable, Sendable {
    /// The version of the file format.
    static let formatVersion = 2

    /// The versions of the libraries that drew the pictures: `cairo 1.18.4`.
    package var fingerprint: [String]
    /// What was verified and how.
    package var run: Run
    /// The part of the documents that was verified; `nil` for all.
    package var shard: Shard?
    /// The numbers of the shards that merged results lack, from 1.
    package var missingShards: [Int]
    /// Notes about the run as a whole.
    package var notes: [String]
    /// Sorted by name. Names are unique.
    public var snapshots: [Snapshot]
    /// The reference files of the run.
    package var references: References

    /// - Parameter snapshots: in any order, with unique names.
    package init(
        fingerprint: [String] = [], run: Run = Run(), shard: Shard? = nil, missingShards: [Int] = [],
        notes: [String] = [], snapshots: [Snapshot], references: References = References()
    ) {
        (self.fingerprint, self.run, self.shard) = (fingerprint, run, shard)
        (self.missingShards, self.notes, self.references) = (missingShards, notes, references)
        self.snapshots = snapshots.sorted { $0.name < $1.name }
    }

    /// The reference files that a run found. Paths are relative to the working folder if they are in it.
    package struct References: Hashable, Sendable {
        /// All reference files in the folders, whether this shard verified them or not.
        package var found: Set<String>
        /// The reference files of snapshots, whether these could be drawn or not.
        package var touched: Set<String>

        package init(found: Set<String> = [], touched: Set<String> = []) {
            (self.found, self.touched) = (found, touched)
        }

        /// The references of two shards of the same folders.
        package func union(_ other: References) -> References {
            References(found: found.union(other.found), touched: touched.union(other.touched))
        }
    }

    /// Whether all documents were verified, not only those of some shards.
    public var isComplete: Bool {
        missingShards.isEmpty && (shard?.count ?? 1) == 1
    }

    /// The reference files that belong to no snapshot, sorted; `nil` if shards are missing, because theirs are unknown.
    public var obsoleteReferences: [String]? {
        isComplete ? references.found.subtracting(references.touched).sorted() : nil
    }

    /// The number of snapshots with a status.
    public func count(of status: Snapshot.Status) -> Int {
        snapshots.count { $0.status == status }
    }
}
