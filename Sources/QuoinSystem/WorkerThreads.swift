import Synchronization

/// The threads on which work is done side by side.
package enum WorkerThreads {
    /// Transforms items on several threads at a time, each with its own worker.
    ///
    /// - Parameters:
    ///   - workers: the number of threads, at most one per item; by default the number of processors.
    ///   - stackSize: each thread's stack, in bytes; by default the system's.
    ///   - makeWorker: makes the function that one thread calls with each item that it takes.
    /// - Returns: the results, in the order of the items.
    package static func map<Item: Sendable, Result: Sendable>(
        _ items: [Item], workers: Int? = nil, stackSize: Int? = nil,
        _ makeWorker: @escaping @Sendable () -> (Item) -> Result
    ) -> [Result] {
        // Counting the processors reads a file of the system, which is not worth it for one item.
        let workers = items.count == 1 ? 1 : min(workers ?? processorCount, items.count)
        let queue = Queue<Item, Result>(items)
        run(workers, stackSize: stackSize) { queue.work(makeWorker()) }
        return queue.results
    }

    /// Calls a body on several threads at a time, and returns when all have ended. If the system gives no threads, the body
    /// is called once on this one.
    ///
    /// - Parameters:
    ///   - count: the number of threads.
    ///   - stackSize: each thread's stack, in bytes; by default the system's.
    package static func run(_ count: Int, stackSize: Int? = nil, _ body: @escaping @Sendable () -> Void) {
        let threads = (0..<count).compactMap { _ in start(Work(body: body), stackSize: stackSize) }
        if threads.isEmpty, count > 0 { body() }
        for thread in threads { pthread_join(thread, nil) }
    }

    /// Calls a body on a separate thread, without waiting for it.
    ///
    /// - Parameter stackSize: the thread's stack, in bytes.
    /// - Returns: whether the system gave a thread.
    @discardableResult
    package static func detach(stackSize: Int, _ body: @escaping @Sendable () -> Void) -> Bool {
        guard let thread = start(Work(body: body), stackSize: stackSize) else { return false }
        return pthread_detach(thread) == 0
    }

    /// Lowers the priority of this thread.
    package static func moveToBackground() {
        #if os(Linux)
            // On Linux, each thread has its own niceness.
            _ = nice(10)
        #else
            pthread_set_qos_class_self_np(QOS_CLASS_UTILITY, 0)
        #endif
    }

    /// The number of threads that can work at the same time.
    package static var processorCount: Int { ProcessInfo.processInfo.activeProcessorCount }

    /// Suspends this thread.
    package static func sleep(for duration: Duration) {
        usleep(useconds_t(clamping: Int64(duration / .microseconds(1))))
    }

    private final class Work {
        let body: @Sendable () -> Void

        init(body: @escaping @Sendable () -> Void) {
            self.body = body
        }

        /// Calls the body that was passed to a new thread.
        static func run(_ handle: UnsafeMutableRawPointer) {
            Unmanaged<Work>.fromOpaque(handle).takeRetainedValue().body()
        }
    }

    private static func start(_ work: Work, stackSize: Int?) -> pthread_t? {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return nil }
        defer { pthread_attr_destroy(&attributes) }
        if let stackSize { pthread_attr_setstacksize(&attributes, stackSize) }
        let handle = Unmanaged.passRetained(work)
        #if canImport(Darwin)
            var thread: pthread_t?
            let entry: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = {
                Work.run($0)
                return nil
            }
        #else
            var thread = pthread_t()
            let entry: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
                if let handle = $0 { Work.run(handle) }
                return nil
            }
        #endif
        guard pthread_create(&thread, &attributes, entry, handle.toOpaque()) == 0 else {
            handle.release()
            return nil
        }
        return thread
    }
}

/// Items that several threads take one by one, and the results.
private final class Queue<Item: Sendable, Result: Sendable>: Sendable {
    private let items: [Item]
    private let state: Mutex<(next: Int, results: [Result?])>

    init(_ items: [Item]) {
        self.items = items
        state = Mutex((0, Array(repeating: nil, count: items.count)))
    }

    var results: [Result] { state.withLock { $0.results.compactMap { $0 } } }

    func work(_ worker: (Item) -> Result) {
        while let index = takeNext() {
            let result = worker(items[index])
            state.withLock { $0.results[index] = result }
        }
    }

    private func takeNext() -> Int? {
        state.withLock { state in
            guard state.next < items.count else { return nil }
            state.next += 1
            return state.next - 1
        }
    }
}
