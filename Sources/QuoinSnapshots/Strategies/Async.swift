import Synchronization

/// A value that is available later, from a function with a callback.
public struct Async<Value: Sendable>: Sendable {
    /// Starts the work, which calls `callback` once.
    public let run: @Sendable (_ callback: @escaping @Sendable (Value) -> Void) -> Void

    /// The value that a callback receives. Only its first call counts.
    public init(run: @escaping @Sendable (_ callback: @escaping @Sendable (Value) -> Void) -> Void) {
        self.run = run
    }

    /// A value that is available immediately.
    public init(value: Value) {
        self.init { callback in callback(value) }
    }

    /// The value, transformed.
    public func map<Other>(_ transform: @escaping @Sendable (Value) -> Other) -> Async<Other> {
        Async<Other> { callback in run { callback(transform($0)) } }
    }

    /// Waits for the value.
    ///
    /// - Throws: a ``Timeout`` if there is none within the duration.
    func value(timeout: Duration) async throws -> Value {
        let answer = Answer<Value>()
        let timer = Task {
            try await Task.sleep(for: timeout)
            answer.give(.failure(Timeout(duration: timeout)))
        }
        defer { timer.cancel() }
        return try await withCheckedThrowingContinuation { continuation in
            answer.wait(continuation)
            run { answer.give(.success($0)) }
        }
    }

    /// The callback was not called in time.
    struct Timeout: Error, CustomStringConvertible {
        var duration: Duration

        var description: String { "the snapshot was not there after \(duration)" }
    }
}

/// The first of several answers.
private final class Answer<Value: Sendable>: Sendable {
    private enum State: Sendable {
        case open
        case waiting(CheckedContinuation<Value, any Error>)
        case given(Result<Value, any Error>)
        case done
    }

    private let state = Mutex(State.open)

    func wait(_ continuation: CheckedContinuation<Value, any Error>) {
        let given = state.withLock { state -> Result<Value, any Error>? in
            if case .given(let result) = state {
                state = .done
                return result
            }
            state = .waiting(continuation)
            return nil
        }
        if let given { continuation.resume(with: given) }
    }

    func give(_ result: Result<Value, any Error>) {
        let waiting = state.withLock { state -> CheckedContinuation<Value, any Error>? in
            switch state {
            case .waiting(let continuation):
                state = .done
                return continuation
            case .open:
                state = .given(result)
                return nil
            case .given, .done: return nil
            }
        }
        waiting?.resume(with: result)
    }
}
