import QuoinPlatform
import QuoinSystem
import Synchronization
import SystemPackage

/// Failures that belong to no test, such as those of a detached task. They make the process fail when it ends, because
/// a framework may not count them.
enum StrayFailures {
    private static let messages = Mutex<[String]>([])
    private static let exitHandler: Void = { _ = atexit { StrayFailures.failProcess() } }()

    static func add(_ message: String) {
        exitHandler
        messages.withLock { $0.append(message) }
    }

    private static func failProcess() {
        let messages = messages.withLock { $0 }
        let count = messages.count == 1 ? "1 snapshot assertion" : "\(messages.count) snapshot assertions"
        StandardError.print("error: \(count) failed outside of a test:\n" + messages.joined(separator: "\n"))
        fflush(nil)
        _exit(EXIT_FAILURE)
    }
}

/// Printing to standard error.
enum StandardError {
    static func print(_ message: String) {
        _ = try? FileDescriptor.standardError.writeAll((message + "\n").utf8)
    }
}
