import QuoinSystem
import Synchronization
import SystemPackage

/// A line on a terminal that is written over and over; nothing where nobody looks at one.
final class ProgressLine: Sendable {
    private let isSeen = FileDescriptor.standardError.isTerminal && environmentVariable("TERM") != "dumb"
    private let shownAt = Mutex<ContinuousClock.Instant?>(nil)

    /// So often a line is shown at most: a person reads no faster.
    private static let interval = Duration.milliseconds(50)

    func show(_ text: String) {
        guard isSeen else { return }
        shownAt.withLock { time in
            let now = ContinuousClock.now
            if let time, now - time < Self.interval { return }
            time = now
            write("\r\u{1B}[K" + text)
        }
    }

    func clear() {
        if isSeen { write("\r\u{1B}[K") }
    }

    private func write(_ text: String) {
        _ = try? FileDescriptor.standardError.writeAll(text.utf8)
    }
}
