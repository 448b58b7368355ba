/// Why a file cannot be read, drawn or written, in words for a person.
public struct Failure: Error, Hashable, Sendable {
    /// What kind of trouble it is.
    public enum Cause: Hashable, Sendable {
        /// The fault is in what was given: a document, a font, a path.
        case wrongInput
        /// Something is deeper or larger than allowed.
        case limitPassed
        /// The fault is in Quoin or its libraries.
        case defect
    }

    /// What kind of trouble it is; the command's exit code depends on it.
    public var cause: Cause
    /// A line or more each, naming file, place and element where they are known.
    public var messages: [String]

    /// A failure of several messages.
    public init(_ cause: Cause, _ messages: [String]) {
        (self.cause, self.messages) = (cause, messages)
    }

    /// A failure of one message.
    public init(_ cause: Cause, _ message: String) {
        self.init(cause, [message])
    }

    /// Throws several failures as one, if there are any; the gravest gives the cause.
    public static func throwAll(_ failures: [Failure]) throws(Failure) {
        let gravity: [Cause] = [.defect, .wrongInput, .limitPassed]
        guard let cause = gravity.first(where: { cause in failures.contains { $0.cause == cause } }) else { return }
        throw Failure(cause, failures.flatMap(\.messages))
    }
}
