import QuoinSystem

/// Which references an assertion writes.
struct RecordMode {
    let record: SnapshotTestingConfiguration.Record
    /// Whether the mode is set in code, so that the environment variable does not apply.
    let isFixed: Bool

    /// The mode of the assertion, or else of the configuration, or else of the environment, or else `.missing`.
    init(_ record: SnapshotTestingConfiguration.Record?, at place: SnapshotPlace) throws(SnapshotError) {
        if let fixed = record ?? SnapshotTestingConfiguration.current(at: place).record {
            (self.record, isFixed) = (fixed, true)
        } else {
            (self.record, isFixed) = (try Self.ofEnvironment() ?? .missing, false)
        }
    }

    /// How to accept the test's new snapshots.
    func acceptHint(at place: SnapshotPlace) -> String {
        isFixed ? "accept it: say record: .failed in place of .\(record)" : "accept it: \(place.acceptCommand)"
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
