import Quoin

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
