import QuoinExplanations
import QuoinPlatform

/// The result of an assertion in a test, in a separate file beside the new snapshot. Reports are made from these files,
/// and new snapshots are accepted with them.
package struct AssertionResult: Hashable, Sendable {
    /// The version of the file format.
    static let formatVersion = 1
    /// The suffix of the names of these files.
    static let suffix = ".result.json"

    /// The result. Its paths are relative to the root of the project, those of its pictures to the folder of the file.
    package var snapshot: VerificationResults.Snapshot
    /// The digest of the test file; `nil` if it cannot be read.
    package var source: String?
    /// The digest of the reference that the new snapshot was compared with; `nil` if there was none.
    package var reference: String?
    /// The new snapshot; `nil` if the reference is up to date, or if the reference is in the test's source.
    package var new: File?
    /// Whether all tests were run.
    package var isOfWholeRun: Bool

    package init(
        snapshot: VerificationResults.Snapshot, source: String? = nil, reference: String? = nil, new: File? = nil,
        isOfWholeRun: Bool = false
    ) {
        (self.snapshot, self.source, self.reference, self.new) = (snapshot, source, reference, new)
        self.isOfWholeRun = isOfWholeRun
    }

    /// A file beside the result.
    package struct File: Hashable, Sendable, Codable {
        package var name: String
        package var digest: String

        package init(name: String, digest: String) {
            (self.name, self.digest) = (name, digest)
        }

        package init(name: String, _ bytes: [UInt8]) {
            self.init(name: name, digest: ContentDigest.text(of: bytes))
        }
    }
}

extension AssertionResult: Codable {
    private enum Key: String, CodingKey {
        case version, snapshot, source, reference, new, whole
    }

    /// - Throws: a ``QuoinError`` for another version, before anything else is read.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let version = try container.decode(Int.self, forKey: .version)
        guard version == Self.formatVersion else { throw QuoinError.otherVersion(version, than: Self.formatVersion) }
        self.init(
            snapshot: try container.decode(VerificationResults.Snapshot.self, forKey: .snapshot),
            source: try container.decodeIfPresent(String.self, forKey: .source),
            reference: try container.decodeIfPresent(String.self, forKey: .reference),
            new: try container.decodeIfPresent(File.self, forKey: .new),
            isOfWholeRun: try container.decodeIfPresent(Bool.self, forKey: .whole) ?? false)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(Self.formatVersion, forKey: .version)
        try container.encode(snapshot, forKey: .snapshot)
        try container.encodeIfPresent(source, forKey: .source)
        try container.encodeIfPresent(reference, forKey: .reference)
        try container.encodeIfPresent(new, forKey: .new)
        if isOfWholeRun { try container.encode(true, forKey: .whole) }
    }
}

extension VerificationResults.Snapshot {
    /// The name of a snapshot: the path of its reference, without the extension of a picture.
    package static func name(ofReference path: String) -> String {
        path.hasSuffix(".png") ? String(path.dropLast(4)) : path
    }
}
