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
}
