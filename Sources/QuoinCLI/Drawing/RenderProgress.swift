import Synchronization

/// The progress of drawing documents, and the number of drawn pictures. Printed to a terminal only.
final class RenderProgress: Sendable {
    private let total: Int
    private let count = Mutex((done: 0, faulty: 0))
    private let line = ProgressLine()

    init(of total: Int) {
        self.total = total
    }

    /// Counts a document, on any thread.
    func report(_ outcome: RenderOutcome) -> RenderOutcome {
        let count = count.withLock { count in
            count.done += 1
            if outcome.failure != nil { count.faulty += 1 }
            return count
        }
        if total > 1 { line.show("\(count.done) of \(total) documents, \(count.faulty) faulty") }
        return outcome
    }

    func finish() {
        if total > 1 { line.clear() }
    }

    /// Prints the path of the picture, or the number of pictures.
    func printClosingLine(for outcomes: [RenderOutcome]) {
        let pictures = outcomes.flatMap(\.pictures)
        guard line.isTerminal, let first = pictures.first else { return }
        let faulty = outcomes.count { $0.failure != nil }
        let cached = outcomes.filter(\.isCached).reduce(0) { $0 + $1.pictures.count }
        let drawn =
            pictures.count == 1
            ? "\(cached == 1 ? "from the cache" : "drawn"): \(first)"
            : "\(pictures.count) pictures" + (cached == 0 ? " drawn" : ", \(cached) of them from the cache")
        Terminal.printMessage(drawn + (faulty == 0 ? "" : ", \(faulty) of \(total) documents are faulty"))
    }
}
