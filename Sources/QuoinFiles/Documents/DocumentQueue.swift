import QuoinSystem
import Synchronization

/// Works through jobs, several at a time, each worker with a renderer and fonts of its own.
public final class DocumentQueue<Job: Sendable, Outcome: Sendable>: Sendable {
    private let jobs: [Job]
    private let options: CanvasOverrides
    private let work: @Sendable (Job, DocumentRenderer) -> Outcome
    private let state: Mutex<State>

    private struct State {
        var next = 0
        var outcomes: [Outcome?]
    }

    /// A queue of jobs, and what is done with each.
    public init(
        _ jobs: [Job], options: CanvasOverrides, work: @escaping @Sendable (Job, DocumentRenderer) -> Outcome
    ) {
        self.jobs = jobs
        self.options = options
        self.work = work
        state = Mutex(State(outcomes: Array(repeating: nil, count: jobs.count)))
    }

    /// Does all jobs, and gives what came of each, in the jobs' order.
    ///
    /// - Parameter workers: how many jobs are done at a time; as many as there are processors where absent.
    public func run(workers: Int? = nil) -> [Outcome] {
        // How many processors there are takes reading files of the system, which one job does not need.
        let workers = jobs.count == 1 ? 1 : min(workers ?? ProcessInfo.processInfo.activeProcessorCount, jobs.count)
        WorkerThreads.run(workers, stackSize: DocumentRenderer.stackSize) { self.workThrough() }
        return state.withLock { $0.outcomes.compactMap { $0 } }
    }

    private func workThrough() {
        let renderer = DocumentRenderer(options: options)
        while let index = takeNext() {
            let outcome = work(jobs[index], renderer)
            state.withLock { $0.outcomes[index] = outcome }
        }
    }

    private func takeNext() -> Int? {
        state.withLock { state in
            guard state.next < jobs.count else { return nil }
            state.next += 1
            return state.next - 1
        }
    }
}
