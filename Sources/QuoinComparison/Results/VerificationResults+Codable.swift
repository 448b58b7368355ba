extension VerificationResults: Codable {
    private enum Key: String, CodingKey {
        case version, fingerprint, shard, missingShards, notes, snapshots, references, found, touched
    }

    /// - Throws: ``ResultsError/otherVersion(_:)`` before anything else is looked at, and what the decoder throws.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let version = try container.decode(Int.self, forKey: .version)
        guard version == Self.formatVersion else { throw ResultsError.otherVersion(version) }
        let references = try container.nestedContainer(keyedBy: Key.self, forKey: .references)
        self.init(
            fingerprint: try container.decode([String].self, forKey: .fingerprint),
            shard: try container.decodeIfPresent(Shard.self, forKey: .shard),
            missingShards: try container.decode([Int].self, forKey: .missingShards),
            notes: try container.decode([String].self, forKey: .notes),
            snapshots: try container.decode([SnapshotResult].self, forKey: .snapshots),
            references: ReferenceUse(
                found: try references.decode(Set<String>.self, forKey: .found),
                touched: try references.decode(Set<String>.self, forKey: .touched)))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(Self.formatVersion, forKey: .version)
        try container.encode(fingerprint, forKey: .fingerprint)
        try container.encodeIfPresent(shard, forKey: .shard)
        try container.encode(missingShards, forKey: .missingShards)
        try container.encode(notes, forKey: .notes)
        try container.encode(snapshots, forKey: .snapshots)
        var references = container.nestedContainer(keyedBy: Key.self, forKey: .references)
        // Sets have no order; files have one, so that the same results give the same bytes.
        try references.encode(self.references.found.sorted(), forKey: .found)
        try references.encode(self.references.touched.sorted(), forKey: .touched)
    }
}
