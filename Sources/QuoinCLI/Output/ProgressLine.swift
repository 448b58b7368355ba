import QuoinSystem
import Synchronization
import SystemPackage

/// A line on a terminal that is overwritten with the progress. Not printed unless standard error is a terminal.
final class ProgressLine: Sendable {
    let isTerminal = FileDescriptor.standardError.isTerminal && environmentVariable("TERM") != "dumb"
    private let shownAt = Mutex<ContinuousClock.Instant?>(nil)

    /// The shortest time between updates.
    private static let interval = Duration.milliseconds(50)

    func show(_ text: String) {
        guard isTerminal else { return }
        shownAt.withLock { time in
            let now = ContinuousClock.now
            if let time, now - time < Self.interval { return }
            time = now
            write("\r\u{1B}[K" + text)
        }
    }

    func clear() {
        if isTerminal { write("\r\u{1B}[K") }
    }

    private func write(_ text: String) {
        _ = try? FileDescriptor.standardError.writeAll(text.utf8)
    }
}
