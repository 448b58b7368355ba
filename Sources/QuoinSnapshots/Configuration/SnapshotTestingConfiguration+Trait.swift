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
        ///   - warnings: what happens with warnings about a layout; by default as in the surrounding settings, then the
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
