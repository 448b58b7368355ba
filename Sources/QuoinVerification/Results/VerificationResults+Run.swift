import QuoinDeclarations

extension VerificationResults {
    /// What was verified and how. All shards of a run have the same.
    package struct Run: Hashable, Sendable {
        /// The paths of documents and of folders with documents.
        package var paths: [String]
        /// The settings for all documents, as `quoin.yaml` has them, without those that are as by default.
        package var settings: PropertyValue
        /// The files of settings, each with a digest of its content.
        package var settingsFiles: [String: String]
        /// All documents at the paths, those of other shards too, each with a digest of its content.
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
    /// What differs in the run of another shard; `nil` if both are shards of the same run.
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
