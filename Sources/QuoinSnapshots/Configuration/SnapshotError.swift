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
