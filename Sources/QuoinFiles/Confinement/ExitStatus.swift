import Quoin

/// The exit statuses of the command, which are part of its interface.
package enum ExitStatus: Int32, Error {
    case done = 0
    case differences = 1
    case wrongUsage = 2
    case wrongInput = 3
    case limitPassed = 4
    case otherEnvironment = 5
    case internalError = 70

    package init(_ kind: QuoinError.Kind) {
        switch kind {
        case .wrongInput: self = .wrongInput
        case .limitPassed: self = .limitPassed
        case .internalError: self = .internalError
        }
    }
}
