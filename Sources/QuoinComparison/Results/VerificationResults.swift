/// What one run over a folder of snapshots found: all that reports, other tools, and the run that joins shards need.
public struct VerificationResults: Hashable, Sendable {
    /// The version of the file format that this library writes and reads.
    public static let formatVersion = 1

    /// What drew the pictures, in words for a person: `cairo 1.18.4`, `Inter-Regular.ttf 3b1a…`.
    public var fingerprint: [String]
    /// The part of the snapshots that was verified; nothing where it was all of them.
    public var shard: Shard?
    /// The shards that are not in joined results, numbered from 1.
    public var missingShards: [Int]
    /// What a reader of the results should know of the run as a whole.
    public var notes: [String]
    /// By name, each name once.
    public var snapshots: [SnapshotResult]
    /// Which references there are and which of them the run had to do with.
    public var references: ReferenceUse

    /// Sorts the snapshots by their names. That each name is there once is up to the caller.
    public init(
        fingerprint: [String] = [], shard: Shard? = nil, missingShards: [Int] = [], notes: [String] = [],
        snapshots: [SnapshotResult], references: ReferenceUse = ReferenceUse()
    ) {
        self.fingerprint = fingerprint
        self.shard = shard
        self.missingShards = missingShards
        self.notes = notes
        self.snapshots = snapshots.sorted { $0.name < $1.name }
        self.references = references
    }

    /// Whether every snapshot was verified, not only those of some shards.
    public var isComplete: Bool {
        missingShards.isEmpty && (shard?.count ?? 1) == 1
    }

    /// The references on disk that belong to no snapshot any more, sorted; nothing while shards are missing, because
    /// theirs cannot be told from obsolete ones.
    public var obsoleteReferences: [String]? {
        isComplete ? references.found.subtracting(references.touched).sorted() : nil
    }

    /// How many snapshots have a status.
    public func count(of status: SnapshotResult.Status) -> Int {
        snapshots.count { $0.status == status }
    }
}
