#if canImport(Testing)
    import Testing

    /// Settings for the assertions of a test or of all tests of a suite.
    public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
        let configuration: SnapshotTestingConfiguration

        public var isRecursive: Bool { true }

        public func provideScope(
            for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
        ) async throws {
            try await withSnapshotTesting(record: configuration.record, diffTool: configuration.diffTool) {
                try await function()
            }
        }
    }

    extension Trait where Self == SnapshotsTrait {
        /// Settings for the assertions of a test or of all tests of a suite.
        ///
        /// - Parameters:
        ///   - record: which references are written.
        ///   - diffTool: makes the command with which a person looks at a difference.
        public static func snapshots(
            record: SnapshotTestingConfiguration.Record? = nil,
            diffTool: SnapshotTestingConfiguration.DiffTool? = nil
        ) -> SnapshotsTrait {
            SnapshotsTrait(configuration: SnapshotTestingConfiguration(record: record, diffTool: diffTool))
        }
    }
#endif
