/// What holds for the assertions of a test.
public struct SnapshotTestingConfiguration: Sendable {
    /// Which references are written; where absent, what the settings around these say, then the variable of the
    /// environment, then those that are missing.
    var record: Record?
    /// Makes the command that the failure of a snapshot that differs prints; where absent, that of the settings around
    /// these, or none.
    var diffTool: DiffTool?

    /// Settings that leave what they do not name to those around them.
    init(record: Record? = nil, diffTool: DiffTool? = nil) {
        (self.record, self.diffTool) = (record, diffTool)
    }

    @TaskLocal static var current = SnapshotTestingConfiguration()

    /// This configuration, and what another says where this says nothing.
    func inheriting(from other: SnapshotTestingConfiguration) -> SnapshotTestingConfiguration {
        SnapshotTestingConfiguration(record: record ?? other.record, diffTool: diffTool ?? other.diffTool)
    }

    /// Which references are written.
    public enum Record: String, Hashable, Sendable, CaseIterable {
        /// All. Every assertion fails, so that nobody leaves it like this.
        case all
        /// Those that are missing or different. Their assertions fail nevertheless.
        case failed
        /// Those that are missing. Their assertions fail nevertheless. This is the usual one.
        case missing
        /// None.
        case never

        /// The variable of the environment that says which references are written where no code does.
        public static let variable = "SNAPSHOT_TESTING_RECORD"
    }

    /// Makes the command with which a person looks at a difference.
    public struct DiffTool: Sendable, ExpressibleByStringLiteral {
        let command: @Sendable (_ reference: String, _ new: String) -> String

        /// A tool with a command of its own, which is printed and never run.
        ///
        /// - Parameter command: makes the command from the paths of the reference and of the new snapshot.
        public init(_ command: @escaping @Sendable (_ reference: String, _ new: String) -> String) {
            self.command = command
        }

        /// A program that takes both files.
        public init(stringLiteral program: String) {
            self.init { "\(program) \"\($0)\" \"\($1)\"" }
        }

        /// `quoin diff`.
        public static let quoin: DiffTool = "quoin diff"
        /// Kaleidoscope.
        public static let ksdiff: DiffTool = "ksdiff"
    }
}

/// Performs something with other settings for the assertions in it.
///
/// - Parameters:
///   - record: which references are written.
///   - diffTool: makes the command with which a person looks at a difference.
///   - operation: has the assertions in it.
public func withSnapshotTesting<Result>(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    operation: () throws -> Result
) rethrows -> Result {
    let configuration = SnapshotTestingConfiguration(record: record, diffTool: diffTool)
    return try SnapshotTestingConfiguration.$current.withValue(configuration.inheriting(from: .current)) {
        try operation()
    }
}

/// Performs something with other settings for the assertions in it.
///
/// - Parameters:
///   - isolation: the actor on which it is performed.
///   - record: which references are written.
///   - diffTool: makes the command with which a person looks at a difference.
///   - operation: has the assertions in it.
public func withSnapshotTesting<Result>(
    isolation: isolated (any Actor)? = #isolation, record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil, operation: () async throws -> Result
) async rethrows -> Result {
    let configuration = SnapshotTestingConfiguration(record: record, diffTool: diffTool)
    return try await SnapshotTestingConfiguration.$current.withValue(configuration.inheriting(from: .current)) {
        try await operation()
    }
}
