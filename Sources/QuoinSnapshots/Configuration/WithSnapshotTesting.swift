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
