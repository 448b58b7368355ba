import QuoinSystem

/// Which references an assertion writes, and who says so.
struct RecordMode {
    let record: SnapshotTestingConfiguration.Record
    /// Whether code says it, so that the variable of the environment has no say.
    let isFixed: Bool

    /// As the assertion says, or what is around the test, or the environment; what is missing otherwise.
    init(_ record: SnapshotTestingConfiguration.Record?) throws(SnapshotError) {
        if let fixed = record ?? SnapshotTestingConfiguration.current.record {
            (self.record, isFixed) = (fixed, true)
        } else {
            (self.record, isFixed) = (try Self.ofEnvironment() ?? .missing, false)
        }
    }

    /// How a person accepts what a test makes now.
    func acceptHint(at place: SnapshotPlace) -> String {
        isFixed ? "accept it: say record: .failed in place of .\(record)" : "accept it: \(place.acceptCommand)"
    }

    private static func ofEnvironment() throws(SnapshotError) -> SnapshotTestingConfiguration.Record? {
        let variable = SnapshotTestingConfiguration.Record.variable
        guard let value = ProcessInfo.processInfo.environment[variable], !value.isEmpty else { return nil }
        guard let record = SnapshotTestingConfiguration.Record(rawValue: value) else {
            throw .unknownRecordMode(value)
        }
        return record
    }
}
