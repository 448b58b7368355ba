import QuoinPlatform
import QuoinSystem
import QuoinValues

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
