import Dispatch
import QuoinFiles
import QuoinSystem
import Synchronization

/// A thread whose stack suffices for drawing documents. An actor that draws runs on it. It lives as long as the process.
final class DrawingThread: SerialExecutor {
    private let jobs = Mutex<[UnownedJob]>([])
    /// Counts the jobs that wait.
    private let waiting = DispatchSemaphore(value: 0)

    /// - Parameter isInBackground: whether other threads have priority.
    init(isInBackground: Bool = false) {
        let hasStarted = WorkerThreads.detach(stackSize: DocumentRenderer.stackSize) { [self] in
            if isInBackground { WorkerThreads.moveToBackground() }
            while true { next().runSynchronously(on: asUnownedSerialExecutor()) }
        }
        precondition(hasStarted, "the system gives no threads")
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        jobs.withLock { $0.append(job) }
        waiting.signal()
    }

    private func next() -> UnownedJob {
        waiting.wait()
        return jobs.withLock { $0.removeFirst() }
    }
}
