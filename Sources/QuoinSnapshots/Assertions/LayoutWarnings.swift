import QuoinExplanations
import QuoinSystem

/// How an assertion handles the warnings about a layout.
struct LayoutWarnings {
    private let mode: SnapshotTestingConfiguration.Warnings

    /// The mode of the configuration, else of the environment, else `.warning`.
    init(at place: SnapshotPlace) throws(SnapshotError) {
        if let fixed = SnapshotTestingConfiguration.current(at: place).warnings {
            mode = fixed
        } else {
            mode = try Self.ofEnvironment() ?? .warning
        }
    }

    /// Reports the warnings of a snapshot; a failure's message if warnings are errors.
    func problem(with snapshot: Any, named name: String, at place: SnapshotPlace) -> String? {
        guard mode != .ignore, let warnings = (snapshot as? RecordedPicture)?.warnings, !warnings.isEmpty else {
            return nil
        }
        let lines = warnings.map { "\n  " + $0 }.joined()
        if mode == .error { return "the layout of snapshot \"\(name)\" has warnings, which are errors here" + lines }
        TestIssue.warn("the layout of snapshot \"\(name)\" has warnings" + lines, at: place)
        return nil
    }

    private static func ofEnvironment() throws(SnapshotError) -> SnapshotTestingConfiguration.Warnings? {
        let variable = SnapshotTestingConfiguration.Warnings.variable
        guard let value = environmentVariable(variable), !value.isEmpty else { return nil }
        guard let mode = SnapshotTestingConfiguration.Warnings(rawValue: value) else {
            throw .unknownWarningsMode(value)
        }
        return mode
    }
}
