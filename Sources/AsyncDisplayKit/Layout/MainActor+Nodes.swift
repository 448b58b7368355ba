import Foundation

/// Runs code of an app that must run on the main thread, from any thread.
func onMainActor<Node, Result>(_ node: Node, _ body: @MainActor (Node) -> Result) -> Result {
    // Nothing crosses threads: the caller waits for the result.
    nonisolated(unsafe) let node = node
    return withoutActuallyEscaping(body) { body in
        let open = unsafeBitCast(body, to: ((Node) -> Result).self)
        return Thread.isMainThread ? open(node) : DispatchQueue.main.sync { open(node) }
    }
}
