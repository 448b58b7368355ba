/// Why a snapshot cannot be written into the source of its assertion.
enum InlineSourceError: Error, Hashable, Sendable {
    /// The source has changed since it was built.
    case changed
    /// The text in the source is not in a closure with one literal without interpolations.
    case noLiteral
    /// Another process wrote a different snapshot at this place since the source was built.
    case writtenBefore
}

extension InlineSourceError: CustomStringConvertible {
    var description: String {
        switch self {
        case .changed:
            "the snapshot cannot be written into the source, which has changed since it was built; build again"
        case .noLiteral:
            "the snapshot cannot be written into the source: the expected text is not one literal in a closure"
        case .writtenBefore:
            "another run of these tests wrote a different snapshot there; build again, and compare what is always the same"
        }
    }
}
