import Synchronization

/// A value that is there later, from a function with a callback.
///
/// ```swift
/// let strategy = Snapshotting<String, String>.lines.asyncPullback { (view: WebView) in
///     Async { callback in view.evaluate("document.body.innerText") { callback($0) } }
/// }
/// ```
public struct Async<Value: Sendable>: Sendable {
    /// Starts the work, which calls back once.
    public let run: @Sendable (_ callback: @escaping @Sendable (Value) -> Void) -> Void

    /// A value that a callback gives. What is called back after the first time is ignored.
    public init(run: @escaping @Sendable (_ callback: @escaping @Sendable (Value) -> Void) -> Void) {
        self.run = run
    }

    /// A value that is there already.
    public init(value: Value) {
        self.init { callback in callback(value) }
    }

    /// The value, transformed.
    public func map<Other>(_ transform: @escaping @Sendable (Value) -> Other) -> Async<Other> {
        Async<Other> { callback in run { callback(transform($0)) } }
    }

    /// Waits for the value.
    ///
    /// - Throws: a ``Timeout`` if there is none in time.
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

    /// Nothing called back in time.
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
