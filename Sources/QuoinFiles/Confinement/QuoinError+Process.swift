import QuoinSystem
import QuoinValues

extension QuoinError {
    /// Why a process that draws a document did not end by itself, or ended without the document's picture.
    ///
    /// - Parameter name: the document's name.
    package init(failureOf process: ChildProcess, drawing name: String, within limits: Limits) {
        func limitPassed(_ limit: any WritableKeyPath<Limits, Int> & Sendable, _ cause: String) -> QuoinError {
            QuoinError(.limitPassed, "\(name): error: \(limits.excess(limit, cause))")
        }
        switch process.ending {
        case .signaled(CommandEnd.timeSignal), .timedOut:
            self = limitPassed(\.time, "the renderer process took more time than is allowed")
        case .wroteTooMuch:
            self = limitPassed(\.pixels, "the renderer process wrote more than a picture has")
        case .wroteNoAnswer:
            self.init(.internalError, "\(name): error: the renderer process returned no answer")
        case .signaled, .exited, .unknown:
            if CommandEnd.isLackOfMemory(process, limits) {
                self = limitPassed(\.memory, "the renderer process needs more memory than is allowed")
            } else {
                self.init(.internalError, "\(name): error: the renderer process ended by \(CommandEnd.name(process))")
            }
        }
    }
}
