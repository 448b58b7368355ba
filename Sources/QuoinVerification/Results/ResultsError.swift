/// Why results cannot be read, written or merged.
package enum ResultsError: Error, Hashable, Sendable {
    /// A file is not a file of results. The path is that of the faulty value: `snapshots[3].status`.
    case unreadable(path: String, reason: String)
    /// A file of another version of the format.
    case otherVersion(Int)
    /// A number, such as a frame's, is infinite or not a number.
    case notFinite(path: String)
    /// A picture of the results is missing, or is not a PNG in their folder.
    case picture(String, reason: String)
    /// A snapshot is in the results more than once.
    case repeatedSnapshot(String)
    /// There are no results to merge.
    case nothingToMerge
    /// The same shard is given twice.
    case repeatedShard(VerificationResults.Shard)
    /// Results are not those of a shard, or are of a shard with another count.
    case foreignShard(VerificationResults.Shard?, expectedCount: Int)
    /// The documents or settings of two shards differ.
    case otherRun(VerificationResults.Shard?, of: VerificationResults.Shard?, difference: String)
    /// No shard has a result for a document.
    case unverifiedDocument(String)
}

extension ResultsError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unreadable(let path, let reason):
            "not a file of results" + (path.isEmpty ? "" : " at \(path)") + ": \(reason)"
        case .otherVersion(let version):
            "a file of results of version \(version); this is written for version \(VerificationResults.formatVersion)"
        case .notFinite(let path):
            "\(path) is infinite or not a number, which JSON cannot hold"
        case .picture(let path, let reason):
            "the picture \(path): \(reason)"
        case .repeatedSnapshot(let name):
            "the snapshot \"\(name)\" is there more than once"
        case .nothingToMerge:
            "there are no results to join"
        case .repeatedShard(let shard):
            "the shard \(shard) is there more than once"
        case .foreignShard(let shard?, let count):
            "the shard \(shard) is not one of \(count)"
        case .foreignShard(nil, let count):
            "results that are not a shard cannot be joined with shards of \(count)"
        case .otherRun(let shard, let other, let difference):
            "the shard \(shard.map { "\($0)" } ?? "") is not of the same run as"
                + " \(other.map { "\($0)" } ?? ""): \(difference)"
        case .unverifiedDocument(let path):
            "\(path) was verified by no shard"
        }
    }
}

// MARK: - Decoding errors

extension ResultsError {
    init(_ error: DecodingError) {
        switch error {
        case .keyNotFound(let key, let context):
            self = .unreadable(path: Self.path(context.codingPath), reason: "\"\(key.stringValue)\" is missing")
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
            self = .unreadable(path: Self.path(context.codingPath), reason: context.debugDescription)
        @unknown default:
            self = .unreadable(path: "", reason: "\(error)")
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
