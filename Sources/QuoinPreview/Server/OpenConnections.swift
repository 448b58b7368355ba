import NIOCore
import Synchronization

/// The connections that are open. Those of the page have precedence over those of strangers, whose programs can connect as
/// well.
final class OpenConnections: Sendable {
    private struct State {
        /// The connections that have sent no request of the page, by their numbers.
        var unproven: [Int: any Channel] = [:]
        /// The numbers of the others.
        var trusted: Set<Int> = []
        /// The number of the next connection.
        var next = 0
    }

    private let state = Mutex(State())

    /// Adds a connection. If there are as many as may be, it takes the place of the oldest that has sent no request of the
    /// page, which is closed.
    ///
    /// - Returns: the connection's number; `nil` if it has no place.
    func enter(_ channel: any Channel, upTo limit: Int) -> Int? {
        let (number, replaced) = state.withLock { state -> (Int?, (any Channel)?) in
            var replaced: (any Channel)?
            if state.unproven.count + state.trusted.count >= limit {
                guard let oldest = state.unproven.keys.min() else { return (nil, nil) }
                replaced = state.unproven.removeValue(forKey: oldest)
            }
            state.next += 1
            state.unproven[state.next] = channel
            return (state.next, replaced)
        }
        replaced?.close(promise: nil)
        return number
    }

    /// Keeps the place of a connection, which has sent a request of the page.
    func trust(_ number: Int) {
        state.withLock { state in
            if state.unproven.removeValue(forKey: number) != nil { state.trusted.insert(number) }
        }
    }

    func leave(_ number: Int) {
        state.withLock { state in
            state.unproven[number] = nil
            state.trusted.remove(number)
        }
    }
}
