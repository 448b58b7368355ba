import Foundation
import Quoin
import QuoinDocument
import Synchronization

/// A document and where its picture goes.
struct RenderJob: Sendable {
    var file: DocumentFile
    var output: OutputFile
}

/// Draws documents, several at a time, each worker with fonts of its own.
final class RenderQueue: Sendable {
    private let jobs: [RenderJob]
    private let options: CanvasOptions
    private let state: Mutex<State>

    private struct State {
        var next = 0
        var failures: [Int: Failure] = [:]
    }

    init(_ jobs: [RenderJob], options: CanvasOptions) {
        self.jobs = jobs
        self.options = options
        state = Mutex(State())
    }

    /// Draws all documents, and gives the failures in the documents' order.
    func run(workers: Int) -> [Failure] {
        let count = min(workers, jobs.count)
        if count == 1 {
            work()
        } else {
            DispatchQueue.concurrentPerform(iterations: count) { _ in work() }
        }
        return state.withLock { $0.failures.sorted { $0.key < $1.key }.map(\.value) }
    }

    private func work() {
        let worker = DocumentRenderer(options: options)
        while let index = takeNext() {
            do {
                try worker.render(jobs[index])
            } catch {
                state.withLock { $0.failures[index] = error }
            }
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
