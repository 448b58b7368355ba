import Quoin

/// How the command ended; part of its interface.
enum ExitStatus: Int32, Error {
    case done = 0
    case differences = 1
    case wrongUsage = 2
    case wrongInput = 3
    case limitPassed = 4
    case otherEnvironment = 5
    case defect = 70

    init(_ cause: Failure.Cause) {
        switch cause {
        case .wrongInput: self = .wrongInput
        case .limitPassed: self = .limitPassed
        case .defect: self = .defect
        }
    }
}
