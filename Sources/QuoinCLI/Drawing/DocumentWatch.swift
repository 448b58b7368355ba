import ArgumentParser
import Quoin
import QuoinFiles
import QuoinSystem

/// Draws documents, and draws each again when it changes, until the process ends.
///
/// Files are polled, too: the notifications of file systems are not sent for network folders and many container mounts, and
/// do not cover folders that do not exist yet.
struct DocumentWatch: Sendable {
    private let options: DrawingOptions
    private let overrides: RenderingOptions
    private let selection: VariantSelection

    init(_ options: DrawingOptions, _ overrides: RenderingOptions, _ selection: VariantSelection) {
        (self.options, self.overrides, self.selection) = (options, overrides, selection)
    }

    /// Returns only by throwing a usage error. An interrupt ends the process by its signal, so that shells report 130
    /// and stop a script.
    func run() throws {
        _ = try options.renderJobs(for: options.search, selection)
        WorkerThreads.run(1, stackSize: DocumentRenderer.stackSize) {
            var round = WatchRound(options, overrides, selection)
            round.drawAll()
            Terminal.printMessage("watching for changes; Ctrl-C ends")
            while true { round.proceed() }
        }
    }
}

/// One drawing of a watched document.
struct WatchDrawing: Sendable {
    let document: DocumentFile
    let outcome: RenderOutcome
    let duration: Duration
    /// The files that the document was drawn from.
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

    /// The message for a drawing: `card.yaml: drawn in 12 ms`.
    static func line(_ name: String, _ word: String, in duration: Duration) -> String {
        let milliseconds = max((duration / .milliseconds(1)).rounded(), 1)
        let time = milliseconds < 1_000 ? "\(Int(milliseconds)) ms" : "\((milliseconds / 100).rounded() / 10) s"
        return "\(name): \(Terminal.colored(word, .green, for: .errors)) in \(time)"
    }
}
