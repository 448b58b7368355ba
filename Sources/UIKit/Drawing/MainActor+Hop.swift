import Foundation

/// Runs code of an app that must run on the main queue, from any thread.
package func onMainActor<Value, Result>(_ value: Value, _ body: @MainActor (Value) -> Result) -> Result {
    // Nothing crosses threads: the caller waits for the result.
    nonisolated(unsafe) let value = value
    return withoutActuallyEscaping(body) { body in
        let open = unsafeBitCast(body, to: ((Value) -> Result).self)
        return MainQueue.isCurrent ? open(value) : DispatchQueue.main.sync { open(value) }
    }
}

/// The main queue, which on Linux may run on another thread than the main one.
private enum MainQueue {
    private static let mark: DispatchSpecificKey<Bool> = {
        let mark = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: mark, value: true)
        return mark
    }()

    static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) == true || Thread.isMainThread }
}
