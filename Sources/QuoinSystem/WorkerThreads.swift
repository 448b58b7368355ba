/// Threads that do the same side by side.
public enum WorkerThreads {
    /// Runs a body in several threads at a time, and comes back when all have ended. Where the system gives no threads,
    /// the body runs once, here.
    ///
    /// - Parameters:
    ///   - count: how many threads.
    ///   - stackSize: each thread's stack, in bytes.
    public static func run(_ count: Int, stackSize: Int, _ body: @escaping @Sendable () -> Void) {
        let threads = (0..<count).compactMap { _ in start(Work(body: body), stackSize: stackSize) }
        if threads.isEmpty, count > 0 { body() }
        for thread in threads { pthread_join(thread, nil) }
    }

    private final class Work {
        let body: @Sendable () -> Void

        init(body: @escaping @Sendable () -> Void) {
            self.body = body
        }

        /// Runs what was handed to a new thread.
        static func run(_ handle: UnsafeMutableRawPointer) {
            Unmanaged<Work>.fromOpaque(handle).takeRetainedValue().body()
        }
    }

    private static func start(_ work: Work, stackSize: Int) -> pthread_t? {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return nil }
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, stackSize)
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
