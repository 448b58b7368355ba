/// How the command ended; part of its interface.
enum ExitStatus: Int32 {
    case done = 0
    case wrongUsage = 2
    case wrongInput = 3
    case limitPassed = 4
    case defect = 70
}

/// Why the command cannot go on, in words for a person.
struct Failure: Error {
    var code: ExitStatus
    var messages: [String]

    init(_ code: ExitStatus, _ messages: [String]) {
        (self.code, self.messages) = (code, messages)
    }

    init(_ code: ExitStatus, _ message: String) {
        self.init(code, [message])
    }

    /// Throws several failures as one, if there are any; the gravest gives the code.
    static func throwAll(_ failures: [Failure]) throws(Failure) {
        let gravity: [ExitStatus] = [.defect, .wrongInput, .limitPassed]
        guard let code = gravity.first(where: { code in failures.contains { $0.code == code } }) else { return }
        throw Failure(code, failures.flatMap(\.messages))
    }
}
