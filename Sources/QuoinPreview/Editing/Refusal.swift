/// Why something was not done, for a person.
enum Refusal: Error, Hashable, Sendable {
    /// The requested document or element is not shown.
    case unknown(String)
    /// A file is not the one that was shown.
    case conflict(String)
    /// A value is not possible, or a file cannot be written.
    case wrong(String)
    /// Nothing may be written.
    case notAllowed(String)

    var reason: String {
        switch self {
        case .unknown(let reason), .conflict(let reason), .wrong(let reason), .notAllowed(let reason): reason
        }
    }
}
