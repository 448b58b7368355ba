import NIOCore
import QuoinFiles
import QuoinSystem

/// A page that shows documents, and the server that it comes from.
package struct Preview: Sendable {
    private let session: PreviewSession
    private let server: LocalServer
    private let routes: PreviewRoutes
    private let hub = EventHub()

    /// The time between two signs of life.
    private static let heartbeat = Duration.seconds(10)
    /// The largest number of checks between two searches for documents.
    private static let looksPerSearch = 8

    /// Starts to listen.
    ///
    /// - Parameter port: 0 for any that is free.
    /// - Throws: a `QuoinError` for a port that is taken.
    package init(_ settings: PreviewSettings, port: Int = 0) async throws(QuoinError) {
        let pictures = PictureStore()
        session = PreviewSession(settings, pictures, hub)
        do {
            server = try await LocalServer(port: port)
        } catch {
            let reason = (error as? IOError).map { "\(Errno(rawValue: $0.errnoCode))" } ?? "\(error)"
            throw QuoinError("no page can be served at port \(port): \(reason)")
        }
        routes = PreviewRoutes(session, RequestGuard(port: server.port))
    }

    /// The address of the page. It has the token, so it is secret.
    package var address: String { "http://\(LocalServer.host):\(server.port)/#\(routes.gate.token)" }

    /// Answers requests and looks for changes, until the task is canceled.
    package func run() async throws {
        await session.start()
        try await withThrowingTaskGroup { group in
            group.addTask { [routes] in
                try await server.run(trusting: routes.gate.isOfPage) { await routes.answer($0) }
            }
            group.addTask { [hub] in
                while true {
                    try await Task.sleep(for: Self.heartbeat)
                    hub.keepAlive()
                }
            }
            group.addTask { [session] in try await Self.watch(session) }
            try await group.next()
        }
    }

    /// Looks for changes on a separate thread, which waits for the system's notifications.
    private static func watch(_ session: PreviewSession) async throws {
        let waits = ChangeWaits()
        let clock = ContinuousClock()
        var count = 0
        var look = PreviewSession.Look.unchanged
        while !Task.isCancelled {
            if count % looksPerSearch == 0 {
                let expected = await session.expected
                await waits.expect(expected.sources, searching: expected.paths)
            }
            let completed = await waits.wait(isPending: look == .pending)
            let start = clock.now
            count += 1
            look = await session.look(completed, searches: count % looksPerSearch == 0)
            // A changed document may be drawn from other files.
            if look == .changed { count = 0 }
            await waits.note(duration: clock.now - start)
        }
    }
}

/// Waits for changes of files on a separate thread.
private actor ChangeWaits {
    private nonisolated let thread = DrawingThread()
    nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    private var watcher = DocumentWatcher()

    func expect(_ sources: Set<DocumentSource>, searching paths: [String]) {
        watcher.expect(sources, searching: paths)
    }

    func wait(isPending: Bool) -> Set<String> { watcher.wait(isPending: isPending) }

    func note(duration: Duration) {
        watcher.note(duration: duration)
    }
}
