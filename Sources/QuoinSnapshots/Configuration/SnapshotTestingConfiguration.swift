import QuoinSystem

#if canImport(Testing)
    import Testing

    extension SnapshotTestingConfiguration: SuiteTrait, TestTrait, TestScoping {
        public var isRecursive: Bool { true }

        public func provideScope(
            for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
        ) async throws {
            try await withSnapshotTesting(self) {
                try await RunningTests.shared.withConfiguration(.current, of: test) { try await function() }
            }
        }
    }

    extension Trait where Self == SnapshotTestingConfiguration {
        /// Settings for the assertions of a test, or of all tests of a suite.
        ///
        /// - Parameters:
        ///   - record: which references are written; by default as in the surrounding settings.
        ///   - diffTool: the tool whose command a failure prints; by default as in the surrounding settings.
        ///   - warnings: how warnings about a layout are handled; by default as in the surrounding settings, then the
        ///     value of the environment variable `QUOIN_WARNINGS`.
        public static func snapshots(
            record: SnapshotTestingConfiguration.Record? = nil,
            diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
            warnings: SnapshotTestingConfiguration.Warnings? = nil
        ) -> SnapshotTestingConfiguration {
            SnapshotTestingConfiguration(record: record, diffTool: diffTool, warnings: warnings)
        }

        /// Settings for the assertions of a test, or of all tests of a suite.
        public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> SnapshotTestingConfiguration {
            configuration
        }

        /// Settings that are inherited. Assertions in other tasks of the test have these, too.
        public static var snapshots: SnapshotTestingConfiguration { SnapshotTestingConfiguration() }
    }
#endif

/// Settings for the assertions of a test, which the trait `.snapshots(record:diffTool:warnings:)` and
/// `withSnapshotTesting` set.
public struct SnapshotTestingConfiguration: Sendable {
    /// Which references are written; `nil` to inherit.
    public var record: Record?
    /// The tool whose command a failure prints; `nil` to inherit.
    public var diffTool: DiffTool?
    /// How warnings about a layout are handled; `nil` to inherit.
    public var warnings: Warnings?
    /// The folder for the results of assertions; `nil` to inherit.
    package var artifacts: String?

    /// Settings that override those around them.
    ///
    /// - Parameters:
    ///   - record: which references are written; `nil` to inherit.
    ///   - diffTool: the tool whose command a failure prints; `nil` to inherit.
    ///   - warnings: how warnings about a layout are handled; `nil` to inherit.
    public init(record: Record? = nil, diffTool: DiffTool? = nil, warnings: Warnings? = nil) {
        (self.record, self.diffTool, self.warnings) = (record, diffTool, warnings)
    }

    /// The settings of the running task. A value is `nil` if no settings around the task have it.
    @TaskLocal public static var current = SnapshotTestingConfiguration()

    /// The settings of an assertion: those of its task, and those of its test, which other tasks do not have.
    static func current(at place: SnapshotPlace) -> SnapshotTestingConfiguration {
        #if canImport(Testing)
            if let test = RunningTests.shared.configuration(at: place) { return current.inheriting(from: test) }
        #endif
        return current
    }

    /// This configuration, with the values of another in place of `nil`.
    func inheriting(from other: SnapshotTestingConfiguration) -> SnapshotTestingConfiguration {
        var result = SnapshotTestingConfiguration(
            record: record ?? other.record, diffTool: diffTool ?? other.diffTool, warnings: warnings ?? other.warnings)
        result.artifacts = artifacts ?? other.artifacts
        return result
    }

    /// Which references are written.
    public enum Record: String, Hashable, Sendable, CaseIterable {
        /// All. Every assertion fails, so that this mode is not left on.
        case all
        /// Those that are missing or differ. Their assertions still fail.
        case failed
        /// Those that are missing. Their assertions still fail. This is the default.
        case missing
        /// None.
        case never

        /// The environment variable for the mode.
        static let variable = "SNAPSHOT_TESTING_RECORD"
    }

    /// How warnings are handled: about settings of a layout without effect, and about content that is painted in
    /// another way than requested.
    public enum Warnings: String, Hashable, Sendable, CaseIterable {
        /// Each is reported as a warning of the test, which passes. This is the default.
        case warning
        /// The assertion fails.
        case error
        /// They are not reported.
        case ignore

        /// The environment variable for the mode.
        static let variable = "QUOIN_WARNINGS"
    }

    /// A tool that shows the difference between two files.
    public struct DiffTool: Sendable, ExpressibleByStringLiteral {
        let command: @Sendable (_ reference: String, _ new: String) -> String

        /// A tool with any command. Commands are printed, not run.
        ///
        /// - Parameter command: makes the command from the paths of the reference and of the new snapshot.
        public init(_ command: @escaping @Sendable (_ reference: String, _ new: String) -> String) {
            self.command = command
        }

        /// A program whose arguments are both files.
        public init(stringLiteral program: String) {
            self.init { "\(program) \"\($0)\" \"\($1)\"" }
        }

        /// `quoin diff`.
        public static let quoin: DiffTool = "quoin diff"
        /// Kaleidoscope.
        public static let ksdiff: DiffTool = "ksdiff"
    }
}

/// Runs an operation with other settings for its assertions.
///
/// - Parameters:
///   - record: which references are written; by default as in the surrounding settings.
///   - diffTool: the tool whose command a failure prints; by default as in the surrounding settings.
///   - warnings: how warnings about a layout are handled; by default as in the surrounding settings, then the value of
///     the environment variable `QUOIN_WARNINGS`.
///   - operation: the operation with the assertions.
public func withSnapshotTesting<Result>(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    warnings: SnapshotTestingConfiguration.Warnings? = nil, operation: () throws -> Result
) rethrows -> Result {
    let configuration = SnapshotTestingConfiguration(record: record, diffTool: diffTool, warnings: warnings)
    return try withSnapshotTesting(configuration, operation: operation)
}

/// Runs an operation with other settings for its assertions.
///
/// - Parameters:
///   - isolation: the actor on which the operation runs.
///   - record: which references are written; by default as in the surrounding settings.
///   - diffTool: the tool whose command a failure prints; by default as in the surrounding settings.
///   - warnings: how warnings about a layout are handled; by default as in the surrounding settings, then the value of
///     the environment variable `QUOIN_WARNINGS`.
///   - operation: the operation with the assertions.
public func withSnapshotTesting<Result>(
    isolation: isolated (any Actor)? = #isolation, record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil, warnings: SnapshotTestingConfiguration.Warnings? = nil,
    operation: () async throws -> Result
) async rethrows -> Result {
    let configuration = SnapshotTestingConfiguration(record: record, diffTool: diffTool, warnings: warnings)
    return try await withSnapshotTesting(configuration, operation: operation)
}

/// Runs an operation with other settings for its assertions.
///
/// - Parameters:
///   - configuration: the settings; values that are `nil` are inherited.
///   - operation: the operation with the assertions.
public func withSnapshotTesting<Result>(
    _ configuration: SnapshotTestingConfiguration, operation: () throws -> Result
) rethrows -> Result {
    try SnapshotTestingConfiguration.$current.withValue(configuration.inheriting(from: .current)) {
        try operation()
    }
}

/// Runs an operation with other settings for its assertions.
///
/// - Parameters:
///   - configuration: the settings; values that are `nil` are inherited.
///   - isolation: the actor on which the operation runs.
///   - operation: the operation with the assertions.
public func withSnapshotTesting<Result>(
    _ configuration: SnapshotTestingConfiguration, isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> Result
) async rethrows -> Result {
    try await SnapshotTestingConfiguration.$current.withValue(configuration.inheriting(from: .current)) {
        try await operation()
    }
}

/// Which references an assertion writes.
package struct RecordMode: Sendable {
    package let record: SnapshotTestingConfiguration.Record
    /// Whether the mode is set in code, so that the environment variable does not apply.
    let isFixed: Bool

    /// The mode of the assertion, else of the configuration, else of the environment, else `.missing`.
    package init(
        _ record: SnapshotTestingConfiguration.Record?, at place: SnapshotPlace
    ) throws(SnapshotError) {
        if let fixed = record ?? SnapshotTestingConfiguration.current(at: place).record {
            (self.record, isFixed) = (fixed, true)
        } else {
            (self.record, isFixed) = (try Self.ofEnvironment() ?? .missing, false)
        }
    }

    /// How new snapshots of the test are accepted.
    package func remedy(at place: SnapshotPlace) -> String {
        isFixed ? "say record: .failed in place of .\(record)" : place.acceptCommand
    }

    private static func ofEnvironment() throws(SnapshotError) -> SnapshotTestingConfiguration.Record? {
        let variable = SnapshotTestingConfiguration.Record.variable
        guard let value = environmentVariable(variable), !value.isEmpty else { return nil }
        guard let record = SnapshotTestingConfiguration.Record(rawValue: value) else {
            throw .unknownRecordMode(value)
        }
        return record
    }
}

/// Why an assertion cannot compare a snapshot.
package enum SnapshotError: Error, Hashable, Sendable {
    /// The environment variable is not a record mode.
    case unknownRecordMode(String)
    /// The environment variable is not a mode for warnings.
    case unknownWarningsMode(String)
    /// Another assertion, at a place, has the same reference.
    case clash(reference: String, other: String)
    /// The assertion made different snapshots for the same reference, as in a loop.
    case unstable(reference: String)
    /// The same of a reference in the source.
    case unstableText
}

extension SnapshotError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unknownRecordMode(let value):
            let modes = SnapshotTestingConfiguration.Record.allCases.map(\.rawValue).joined(separator: ", ")
            return "\(SnapshotTestingConfiguration.Record.variable) is \"\(value)\"; it can be \(modes)"
        case .unknownWarningsMode(let value):
            let modes = SnapshotTestingConfiguration.Warnings.allCases.map(\.rawValue).joined(separator: ", ")
            return "\(SnapshotTestingConfiguration.Warnings.variable) is \"\(value)\"; it can be \(modes)"
        case .clash(let reference, let other):
            return "the assertion at \(other) has the same reference, \(reference); give each a name of its own: named:"
        case .unstable(let reference):
            return "this assertion made different snapshots for the same reference, \(reference); in a loop or a test"
                + " with arguments give each a name of its own: named:"
        case .unstableText:
            return "this assertion made different snapshots, and the text in the source is that of one; in a loop or a"
                + " test with arguments use assertSnapshot, and give each a name of its own: named:"
        }
    }
}

#if canImport(Testing)
    import Synchronization
    import Testing

    /// The settings of the running tests. An assertion in another task of a test uses them.
    final class RunningTests: Sendable {
        static let shared = RunningTests()

        private let configurations = Mutex<[String: [SnapshotTestingConfiguration]]>([:])

        /// Runs the body of a test with settings that also apply to its other tasks.
        func withConfiguration(
            _ configuration: SnapshotTestingConfiguration, of test: Test, _ body: () async throws -> Void
        ) async throws {
            let key = Self.key(test.sourceLocation.fileID, test.name)
            configurations.withLock { $0[key, default: []].append(configuration) }
            defer { configurations.withLock { _ = $0[key]?.popLast() } }
            try await body()
        }

        /// The settings of the test with an assertion; `nil` if no running test with that name has settings.
        func configuration(at place: SnapshotPlace) -> SnapshotTestingConfiguration? {
            configurations.withLock { $0[Self.key("\(place.fileID)", place.testName)]?.last }
        }

        private static func key(_ fileID: String, _ name: String) -> String { "\(fileID) \(name)" }
    }
#endif
