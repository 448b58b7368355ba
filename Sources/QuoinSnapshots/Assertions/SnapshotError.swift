/// Why a snapshot cannot be asserted.
public enum SnapshotError: Error, Hashable, Sendable {
    /// The variable of the environment has another value than a record mode.
    case unknownRecordMode(String)
    /// Two assertions have the same reference; where the other is.
    case clash(reference: String, other: String)
    /// The assertion made different snapshots for the same reference, as one in a loop does.
    case unstable(reference: String)
}

extension SnapshotError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unknownRecordMode(let value):
            let modes = SnapshotTestingConfiguration.Record.allCases.map(\.rawValue).joined(separator: ", ")
            return "\(SnapshotTestingConfiguration.Record.variable) is \"\(value)\"; it can be \(modes)"
        case .clash(let reference, let other):
            return "the assertion at \(other) has the same reference, \(reference); give each a name of its own: named:"
        case .unstable(let reference):
            return "this assertion made different snapshots for the same reference, \(reference); in a loop or a test"
                + " with arguments give each a name of its own: named:"
        }
    }
}
