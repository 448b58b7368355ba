import Foundation

/// Runs code of an app that must run on the main queue, from any thread.
func onMainActor<Node, Result>(_ node: Node, _ body: @MainActor (Node) -> Result) -> Result {
    // Nothing crosses threads: the caller waits for the result.
    nonisolated(unsafe) let node = node
    return withoutActuallyEscaping(body) { body in
        let open = unsafeBitCast(body, to: ((Node) -> Result).self)
        return MainQueue.isCurrent ? open(node) : DispatchQueue.main.sync { open(node) }
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
