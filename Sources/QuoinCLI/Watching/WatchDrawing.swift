import Quoin

/// One drawing of a document that is watched.
struct WatchDrawing: Sendable {
    let document: DocumentFile
    let outcome: RenderOutcome
    let duration: Duration
    /// What the document was drawn from.
    let log = ResourceLog()

    init(_ job: RenderJob, with renderer: DocumentRenderer) {
        var job = job
        job.log = log
        document = job.file
        let clock = ContinuousClock()
        let start = clock.now
        outcome = job.run(with: renderer)
        duration = clock.now - start
    }

    /// What is said of a drawing: `card.yaml: drawn in 12 ms`.
    static func line(_ name: String, _ word: String, in duration: Duration) -> String {
        let milliseconds = max((duration / .milliseconds(1)).rounded(), 1)
        let time = milliseconds < 1_000 ? "\(Int(milliseconds)) ms" : "\((milliseconds / 100).rounded() / 10) s"
        return "\(name): \(Terminal.colored(word, .green, for: .errors)) in \(time)"
    }
}
