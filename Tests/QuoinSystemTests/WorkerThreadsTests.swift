import Foundation
import QuoinSystem
import Synchronization
import Testing

@Suite("Worker threads")
struct WorkerThreadsTests {
    @Test("the body runs once a thread, and all have ended when the call comes back", arguments: [0, 1, 5])
    func count(threads: Int) {
        let runs = Mutex(0)
        WorkerThreads.run(threads, stackSize: 1 << 20) { runs.withLock { $0 += 1 } }
        #expect(runs.withLock { $0 } == threads)
    }

    @Test("a stack is as large as was asked for")
    func stack() {
        let found = Mutex(0)
        // A thread's usual stack, 8 MiB, does not hold this.
        WorkerThreads.run(1, stackSize: 64 << 20) {
            let count = Self.depth(100_000)
            found.withLock { $0 = count }
        }
        #expect(found.withLock { $0 } == 100_000)
    }

    /// Takes more than 100 bytes of stack for each step.
    private static func depth(_ rest: Int) -> Int {
        rest == 0
            ? 0 : withUnsafeTemporaryAllocation(byteCount: 100, alignment: 8) { $0.count / 100 + depth(rest - 1) }
    }

    @Test("where no thread can be had, the work is done here")
    func none() {
        let runs = Mutex(0)
        // No address space holds such a stack.
        WorkerThreads.run(3, stackSize: 1 << 62) { runs.withLock { $0 += 1 } }
        #expect(runs.withLock { $0 } == 1)
    }

    @Test("results are in the order of the items, however many threads there are", arguments: [1, 3, nil])
    func map(workers: Int?) {
        let results = WorkerThreads.map(Array(0..<20), workers: workers) {
            var count = 0
            return { item in
                count += 1
                return (item * item, count)
            }
        }
        #expect(results.map(\.0) == (0..<20).map { $0 * $0 })
        if workers == 1 { #expect(results.map(\.1) == Array(1...20)) }
    }

    #if os(Linux)
        @Test("only the thread that moves to the background gets less")
        func background() {
            let priorities = Mutex<[Int32]>([])
            let own = nice(0)
            WorkerThreads.run(1, stackSize: 1 << 20) {
                WorkerThreads.moveToBackground()
                priorities.withLock { $0.append(nice(0)) }
            }
            WorkerThreads.run(1, stackSize: 1 << 20) {
                priorities.withLock { $0.append(nice(0)) }
            }
            #expect(priorities.withLock { $0 } == [10, own])
        }
    #endif
}
