import Quoin
import QuoinSystem

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

/// How a run of the command `quoin` that was not killed ended.
struct CommandEnd {
    /// The kind of its error; `nil` if there was none.
    let kind: QuoinError.Kind?

    /// `nil` for a status that the command does not have for a document.
    init?(_ status: Int32) {
        switch ExitStatus(rawValue: status) {
        case .done: kind = nil
        case .wrongInput: kind = .wrongInput
        case .limitPassed: kind = .limitPassed
        default: return nil
        }
    }

    /// The signal that ends a process after its processor time.
    static let timeSignal = SIGXCPU

    /// What libraries print before they end a process that gets no more memory.
    private static let memoryMessages = [
        "failed to allocate", "memory allocation of", "out of memory", "bad_alloc", "not enough memory",
    ]

    /// The share of the allowed memory above which a failed process is assumed to have lacked memory.
    private static let memoryShare = 0.8

    static func isLackOfMemory(_ child: ChildProcess, _ limits: Limits) -> Bool {
        if let peak = child.peakMemory, Double(peak) > Double(limits.memory) * memoryShare { return true }
        let text = String(decoding: child.errors.suffix(4_096), as: UTF8.self).lowercased()
        return memoryMessages.contains { text.contains($0) }
    }

    /// `signal 6 (Aborted)`
    static func name(_ child: ChildProcess) -> String {
        guard case .signaled(let signal) = child.ending else {
            if case .exited(let status) = child.ending { return "exit code \(status)" }
            return "an unknown cause"
        }
        let name = strsignal(signal).map { " (\(String(cString: $0)))" } ?? ""
        return "signal \(signal)\(name)"
    }
}

extension QuoinError {
    /// Why a process that draws a document did not end by itself, or ended without the document's picture.
    ///
    /// - Parameter name: the document's name.
    package init(failureOf process: ChildProcess, drawing name: String, within limits: Limits) {
        func limitPassed(_ limit: any WritableKeyPath<Limits, Int> & Sendable, _ cause: String) -> QuoinError {
            .limitPassed(limits.excess(limit, cause), in: name)
        }
        switch process.ending {
        case .signaled(CommandEnd.timeSignal), .timedOut:
            self = limitPassed(\.time, "the renderer process took more time than is allowed")
        case .wroteTooMuch:
            self = limitPassed(\.pixels, "the renderer process wrote more than a picture has")
        case .wroteNoAnswer:
            self.init("the renderer process returned no answer", .internalError, in: name)
        case .signaled, .exited, .unknown:
            if CommandEnd.isLackOfMemory(process, limits) {
                self = limitPassed(\.memory, "the renderer process needs more memory than is allowed")
            } else {
                self.init("the renderer process ended by \(CommandEnd.name(process))", .internalError, in: name)
            }
        }
    }
}

extension Limits {
    /// The time by the clock that a process may take for a picture, which passes faster than processor time on a busy
    /// machine.
    package var processTime: Duration { .seconds(10) + .milliseconds(time) * 10 }

    /// The most bytes that a process may write for a picture. A PNG that cannot be compressed has about four bytes for each
    /// pixel.
    package var processOutput: Int {
        let (bytes, isLarge) = pixels.multipliedReportingOverflow(by: 5)
        return isLarge ? .max : max(bytes, 64 << 20)
    }
}
