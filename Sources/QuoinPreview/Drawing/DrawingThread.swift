import Foundation
import QuoinFiles

/// A thread whose stack suffices for drawing documents. An actor that draws runs on it. It lives as long as the process.
final class DrawingThread: SerialExecutor {
    private let condition = NSCondition()
    nonisolated(unsafe) private var jobs: [UnownedJob] = []

    init() {
        let thread = Thread { [self] in
            while true { next().runSynchronously(on: asUnownedSerialExecutor()) }
        }
        thread.stackSize = DocumentRenderer.stackSize
        thread.start()
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        condition.withLock {
            jobs.append(job)
            condition.signal()
        }
    }

    private func next() -> UnownedJob {
        condition.withLock {
            while jobs.isEmpty { condition.wait() }
            return jobs.removeFirst()
        }
    }
}
