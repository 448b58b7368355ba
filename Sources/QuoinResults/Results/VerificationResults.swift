// Exported, because results consist of findings.
@_exported import QuoinExplanations
import QuoinPlatform

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

extension VerificationResults {
    /// Reads results that ``json()`` wrote.
    ///
    /// - Throws: a ``QuoinError`` for invalid JSON, missing members, and other versions.
    package init(json: Data) throws(QuoinError) {
        self = try QuoinError.decoding { try JSONDecoder().decode(VerificationResults.self, from: json) }
        if let name = Self.firstRepeated(snapshots.map(\.name)) { throw .repeatedSnapshot(name) }
    }

    /// The results as JSON. The same results give the same bytes.
    ///
    /// - Throws: a ``QuoinError`` for a number that JSON cannot represent.
    package func json() throws(QuoinError) -> Data {
        try JSONFile.bytes(of: self)
    }

    /// Whether a file has results, of whichever version.
    package static func areIn(_ content: [UInt8]) -> Bool {
        guard content.first == UInt8(ascii: "{") else { return false }
        return (try? JSONDecoder().decode(Mark.self, from: Data(content))) != nil
    }

    /// What results of all versions have, and documents do not.
    private struct Mark: Decodable {
        let version: Int
        let fingerprint: [String]
    }

    static func firstRepeated(_ names: [String]) -> String? {
        // By their bytes, because the names of two files may be equal as texts.
        var seen: Set<[UInt8]> = []
        return names.first { !seen.insert(Array($0.utf8)).inserted }
    }
}

extension VerificationResults: Codable {
    private enum Key: String, CodingKey {
        case version, fingerprint, run, shard, missingShards, notes, snapshots, references, found, touched
    }

    /// - Throws: a ``QuoinError`` for another version, before anything else is read.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let version = try container.decode(Int.self, forKey: .version)
        guard version == Self.formatVersion else { throw QuoinError.otherVersion(version, than: Self.formatVersion) }
        let references = try container.nestedContainer(keyedBy: Key.self, forKey: .references)
        self.init(
            fingerprint: try container.decode([String].self, forKey: .fingerprint),
            run: try container.decode(Run.self, forKey: .run),
            shard: try container.decodeIfPresent(Shard.self, forKey: .shard),
            missingShards: try container.decode([Int].self, forKey: .missingShards),
            notes: try container.decode([String].self, forKey: .notes),
            snapshots: try container.decode([Snapshot].self, forKey: .snapshots),
            references: References(
                found: try references.decode(Set<String>.self, forKey: .found),
                touched: try references.decode(Set<String>.self, forKey: .touched)))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(Self.formatVersion, forKey: .version)
        try container.encode(fingerprint, forKey: .fingerprint)
        try container.encode(run, forKey: .run)
        try container.encodeIfPresent(shard, forKey: .shard)
        try container.encode(missingShards, forKey: .missingShards)
        try container.encode(notes, forKey: .notes)
        try container.encode(snapshots, forKey: .snapshots)
        var references = container.nestedContainer(keyedBy: Key.self, forKey: .references)
        // Sets have no order. They are sorted, so that the same results give the same bytes.
        try references.encode(self.references.found.sorted(), forKey: .found)
        try references.encode(self.references.touched.sorted(), forKey: .touched)
    }
}

/// The JSON of results, with errors that name the path of the faulty value.
package enum JSONFile {
    package static func bytes(of value: some Encodable, isCompact: Bool = false) throws(QuoinError) -> Data {
        do {
            return Data(try JSONText.text(of: value, isCompact: isCompact).utf8)
        } catch {
            var path: [any CodingKey] = []
            if case EncodingError.invalidValue(_, let context) = error { path = context.codingPath }
            throw QuoinError("\(QuoinError.path(path)) is infinite or not a number, which JSON cannot hold")
        }
    }
}

extension QuoinError {
    /// The error that a file is not a file of results.
    ///
    /// - Parameter path: that of the faulty value: `snapshots[3].status`.
    private static func unreadable(path: String, reason: String) -> QuoinError {
        QuoinError("not a file of results" + (path.isEmpty ? "" : " at \(path)") + ": \(reason)")
    }

    /// The error of a file of another version of the format.
    static func otherVersion(_ version: Int, than own: Int) -> QuoinError {
        QuoinError("a file of results of version \(version); this is written for version \(own)")
    }

    /// The error that a picture of results is missing, or is not a PNG in their folder.
    static func picture(_ path: String, reason: String) -> QuoinError {
        QuoinError("the picture \(path): \(reason)")
    }

    /// The error that a snapshot is in results more than once.
    static func repeatedSnapshot(_ name: String) -> QuoinError {
        QuoinError("the snapshot \"\(name)\" is there more than once")
    }

    /// Calls `body`, which decodes results, and gives its error the path of the faulty value.
    static func decoding<Value>(_ body: () throws -> Value) throws(QuoinError) -> Value {
        do {
            return try body()
        } catch let error as QuoinError {
            throw error
        } catch DecodingError.keyNotFound(let key, let context) {
            throw .unreadable(path: path(context.codingPath), reason: "\"\(key.stringValue)\" is missing")
        } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
            DecodingError.dataCorrupted(let context)
        {
            throw .unreadable(path: path(context.codingPath), reason: context.debugDescription)
        } catch {
            throw .unreadable(path: "", reason: reason(for: error))
        }
    }

    static func path(_ keys: [any CodingKey]) -> String {
        keys.reduce(into: "") { path, key in
            if let index = key.intValue {
                path += "[\(index)]"
            } else {
                path += (path.isEmpty ? "" : ".") + key.stringValue
            }
        }
    }
}
