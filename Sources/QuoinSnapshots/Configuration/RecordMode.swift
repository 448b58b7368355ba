import QuoinSystem

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
