import ArgumentParser
import Quoin
import QuoinSystem

/// Draws documents, and again each that changes, until the process is ended.
///
/// Files are looked at in turns. The system's own notices differ from one system to the next, are not sent for folders
/// that a container or a network brings in, and name what was written to, not what a document would look for.
struct DocumentWatch: Sendable {
    private let options: DrawingOptions
    private let overrides: CanvasOverrides
    private let selection: VariantSelection

    init(_ options: DrawingOptions, _ view: CanvasOverrides.View, _ selection: VariantSelection) {
        (self.options, self.selection) = (options, selection)
        overrides = options.overrides(view)
    }

    /// Comes back only to say that the usage is wrong. An interrupt ends the process as it ends any other, by its signal:
    /// a shell then says 130, and ends the script that runs it.
    func run() throws {
        _ = try options.renderJobs(for: DocumentSearch(options.files), selection)
        WorkerThreads.run(1, stackSize: DocumentRenderer.stackSize) {
            var round = WatchRound(options, overrides, selection)
            round.drawAll()
            Terminal.say("watching for changes; Ctrl-C ends")
            while true { round.proceed() }
        }
    }
}
