import Foundation
import Synchronization

/// Runs code of an app that must run on the main queue, from any thread.
package func onMainActor<Value, Result>(_ value: Value, _ body: @MainActor (Value) -> Result) -> Result {
    // Nothing crosses threads: the caller waits for the result.
    nonisolated(unsafe) let value = value
    return withoutActuallyEscaping(body) { body in
        let open = unsafeBitCast(body, to: ((Value) -> Result).self)
        return MainQueue.isCurrent ? open(value) : DispatchQueue.main.sync { open(value) }
    }
}

extension DispatchQueue {
    /// Calls a block later, as Dispatch does. What an app sends to the main queue while a screen is made has happened in its
    /// picture, as nobody sees a screen before. A method of an app's own with the block alone comes before this one.
    public func async(
        group: DispatchGroup? = nil, execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
        guard group == nil, MainQueue.isMain(self) else {
            return async(group: group, qos: .unspecified, flags: [], execute: work)
        }
        MainQueue.add { work() }
        async(group: nil, qos: .unspecified, flags: []) { MainQueue.runNext() }
    }
}

/// The main queue, which on Linux may run on another thread than the main one.
enum MainQueue {
    typealias Work = @Sendable () -> Void

    /// What the app sent, and what has not run yet.
    private static let waiting = Mutex<[Work]>([])

    static func add(_ work: @escaping Work) { waiting.withLock { $0.append(work) } }

    fileprivate static func runNext() { waiting.withLock { $0.isEmpty ? nil : $0.removeFirst() }?() }

    /// Runs what waits, but nothing that is sent meanwhile, and returns whether there was anything.
    @MainActor static func runWaiting() -> Bool {
        let count = waiting.withLock { $0.count }
        for _ in 0..<count { runNext() }
        return count > 0
    }

    private static let mark: DispatchSpecificKey<Bool> = {
        let mark = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: mark, value: true)
        return mark
    }()

    fileprivate static func isMain(_ queue: DispatchQueue) -> Bool { queue.getSpecific(key: mark) == true }

    fileprivate static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) == true || Thread.isMainThread }
}
