import Synchronization

/// Sends events to the pages that are open.
final class EventHub: Sendable {
    private let clients = Mutex<[String: AsyncStream<String>.Continuation]>([:])

    /// The number of events that wait for a slow client. Then its connection ends, and it requests everything again.
    private static let waitingLimit = 64

    /// Events for a page, each as the lines that are sent.
    ///
    /// - Parameter atEnd: called when the page has disconnected.
    func events(for client: String, atEnd: @escaping @Sendable () -> Void) -> AsyncStream<String> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: String.self, bufferingPolicy: .bufferingOldest(Self.waitingLimit))
        continuation.onTermination = { [weak self] _ in
            self?.clients.withLock { _ = $0.removeValue(forKey: client) }
            atEnd()
        }
        // Browsers pass data on only after a number of bytes.
        continuation.yield(": hello\n\n")
        let before = clients.withLock { clients in
            let before = clients[client]
            clients[client] = continuation
            return before
        }
        before?.onTermination = nil
        before?.finish()
        return stream
    }

    /// Sends an event to a page, or to all.
    func send(_ name: String, _ json: String, to client: String? = nil) {
        send("event: \(name)\ndata: \(json)\n\n", to: client)
    }

    /// Sends a comment to all pages, so that connections without a client are noticed.
    func keepAlive() {
        send(": still here\n\n", to: nil)
    }

    private func send(_ lines: String, to client: String?) {
        let receivers = clients.withLock { clients in
            client.map { name in clients[name].map { [$0] } ?? [] } ?? Array(clients.values)
        }
        for receiver in receivers {
            if case .dropped = receiver.yield(lines) { receiver.finish() }
        }
    }
}
