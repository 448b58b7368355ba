/// How a value becomes a snapshot asynchronously, which
/// ``assertSnapshot(of:as:named:record:snapshotDirectory:isolation:fileID:file:testName:line:column:)`` waits for.
public struct AsyncSnapshotting<Value: Sendable, Format: Hashable & Sendable>: Sendable {
    /// How the snapshot is written, read and compared.
    public var diffing: Diffing<Format>
    /// Makes the snapshot of a value. An error fails the assertion.
    public var snapshot: @Sendable (Value) async throws -> Format

    /// A custom strategy.
    public init(diffing: Diffing<Format>, snapshot: @escaping @Sendable (Value) async throws -> Format) {
        (self.diffing, self.snapshot) = (diffing, snapshot)
    }

    /// The strategy for another type of value, which is converted to a value of this type.
    public func pullback<Other: Sendable>(
        _ value: @escaping @Sendable (Other) async throws -> Value
    ) -> AsyncSnapshotting<Other, Format> {
        AsyncSnapshotting<Other, Format>(diffing: diffing) { try await snapshot(value($0)) }
    }
}

extension Snapshotting {
    /// The strategy for another type of value, which is converted to a value of this type asynchronously.
    ///
    /// ```swift
    /// let page = Snapshotting<String, String>.lines.asyncPullback { (url: URL) in try await text(at: url) }
    /// ```
    public func asyncPullback<Other: Sendable>(
        _ value: @escaping @Sendable (Other) async throws -> sending Value
    ) -> AsyncSnapshotting<Other, Format> {
        AsyncSnapshotting<Other, Format>(diffing: diffing) { try snapshot(try await value($0)) }
    }

    /// The strategy for another type of value, from which a function with a callback makes a value of this type.
    ///
    /// - Parameters:
    ///   - timeout: how long to wait for the callback; then the assertion fails.
    ///   - value: starts the work that calls back with the value.
    public func asyncPullback<Other: Sendable>(
        timeout: Duration = .seconds(5), _ value: @escaping @Sendable (Other) -> Async<Value>
    ) -> AsyncSnapshotting<Other, Format> where Value: Sendable {
        asyncPullback { try await value($0).value(timeout: timeout) }
    }
}

extension AsyncSnapshotting {
    /// A strategy that is applied after some time, in which values may change by themselves.
    public static func wait(for duration: Duration, on strategy: Snapshotting<Value, Format>) -> AsyncSnapshotting {
        strategy.asyncPullback { (value: Value) in
            try await Task.sleep(for: duration)
            return value
        }
    }
}

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
        let (answers, answer) = AsyncThrowingStream<Value, any Error>.makeStream()
        let timer = Task {
            try await Task.sleep(for: timeout)
            answer.finish(throwing: Timeout(duration: timeout))
        }
        defer { timer.cancel() }
        run { answer.yield($0) }
        for try await value in answers { return value }
        throw CancellationError()
    }

    /// The callback was not called in time.
    struct Timeout: Error, CustomStringConvertible {
        var duration: Duration

        var description: String { "the snapshot was not there after \(duration)" }
    }
}
