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
