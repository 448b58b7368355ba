import Quoin

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

extension VerificationResults {
    /// What was verified and how. It is the same for all shards of a run.
    package struct Run: Hashable, Sendable {
        /// The paths of documents and of folders with documents.
        package var paths: [String]
        /// The settings for all documents, in the form of `quoin.yaml`, without defaults.
        package var settings: PropertyValue
        /// The settings files, each with a digest of its content.
        package var settingsFiles: [String: String]
        /// All documents at the paths, also those of other shards, each with a digest of its content.
        package var documents: [String: String]

        package init(
            paths: [String] = [], settings: PropertyValue = .mapping([:]), settingsFiles: [String: String] = [:],
            documents: [String: String] = [:]
        ) {
            (self.paths, self.settings) = (paths, settings)
            (self.settingsFiles, self.documents) = (settingsFiles, documents)
        }
    }
}

extension VerificationResults.Run: Codable {}

extension VerificationResults.Run {
    /// How the run of another shard differs; `nil` if both shards belong to the same run.
    func difference(from other: VerificationResults.Run) -> String? {
        if paths != other.paths {
            return "its paths are \(Self.list(paths)), not \(Self.list(other.paths))"
        }
        if let key = Self.firstDifference(of: settings.fields ?? [:], from: other.settings.fields ?? [:]) {
            func text(_ run: Self) -> String { run.settings[key].map { "\($0)" } ?? "absent" }
            return "its setting \(key) is \(text(self)), not \(text(other))"
        }
        return Self.difference(of: settingsFiles, from: other.settingsFiles)
            ?? Self.difference(of: documents, from: other.documents)
    }

    private static func difference(of files: [String: String], from others: [String: String]) -> String? {
        guard let path = firstDifference(of: files, from: others) else { return nil }
        return switch (files[path], others[path]) {
        case (_, nil): "it has \(path)"
        case (nil, _): "it lacks \(path)"
        default: "its \(path) has another content"
        }
    }

    private static func firstDifference<Value: Equatable>(
        of values: [String: Value], from others: [String: Value]
    ) -> String? {
        Set(values.keys).union(others.keys).sorted().first { values[$0] != others[$0] }
    }

    private static func list(_ paths: [String]) -> String {
        paths.isEmpty ? "empty" : paths.joined(separator: ", ")
    }
}
