import QuoinValues

/// The failure's message of an assertion; errors become messages too.
package func failureMessage(_ find: () throws -> String?) -> String? {
    do {
        return try find()
    } catch {
        return failureMessage(of: error)
    }
}

/// An error as the message of an assertion.
func failureMessage(of error: any Error) -> String {
    switch error {
    case let error as QuoinError: error.messages.joined(separator: "\n")
    default: "\(error)"
    }
}
