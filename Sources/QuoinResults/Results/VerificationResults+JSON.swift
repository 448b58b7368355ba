import Quoin
import QuoinPlatform

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
