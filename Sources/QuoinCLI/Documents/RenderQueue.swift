import Foundation
import Quoin
import QuoinDocument
import Synchronization

/// A document and where its picture goes.
struct RenderJob: Sendable {
    var file: DocumentFile
    var output: OutputFile
    var format: PictureFormat
}

/// What came of drawing one document.
struct RenderOutcome: Sendable {
    /// What has no effect in the document, as lines for a person.
    var warnings: [String] = []
    var failure: Failure?
}

/// Draws documents, several at a time, each worker with fonts of its own.
final class RenderQueue: Sendable {
    private let jobs: [RenderJob]
    private let options: CanvasOptions
    private let state: Mutex<State>

    private struct State {
        var next = 0
        var outcomes: [RenderOutcome?]
    }

    /// The stack of a worker, in bytes: elements nested as deep as allowed need more than a thread's usual one.
    private static let stackSize = 64 << 20

    init(_ jobs: [RenderJob], options: CanvasOptions) {
        self.jobs = jobs
        self.options = options
        state = Mutex(State(outcomes: Array(repeating: nil, count: jobs.count)))
    }

    /// Draws all documents, and gives what came of each, in the documents' order.
    func run(workers: Int) -> [RenderOutcome] {
        let group = DispatchGroup()
        for _ in 0..<min(workers, jobs.count) {
            group.enter()
            let thread = Thread {
                self.work()
                group.leave()
            }
            thread.stackSize = Self.stackSize
            thread.start()
        }
        group.wait()
        return state.withLock { $0.outcomes.compactMap { $0 } }
    }

    private func work() {
        let worker = DocumentRenderer(options: options)
        while let index = takeNext() {
            let outcome = worker.render(jobs[index])
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
