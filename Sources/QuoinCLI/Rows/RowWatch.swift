import Quoin
import QuoinSystem

/// Draws the rows of data, and all of them again when the data, the document or a file that it uses changes.
struct RowWatch {
    /// The path of the data.
    let data: String

    /// Draws until an interrupt ends the process.
    ///
    /// - Parameter draw: draws all rows, and logs the files that it reads besides the data.
    func run(_ draw: (ResourceLog) throws -> Void) -> Never {
        var seen = drawn(draw)
        var watcher = DocumentWatcher()
        watcher.expect(seen.sources, searching: [])
        Terminal.printMessage("watching for changes; Ctrl-C ends")
        while true {
            let completed = watcher.wait()
            let sources = seen.sources
            let state = SourceStates(of: sources)
            let changes = state.changes(since: seen)
            guard !changes.isEmpty else { continue }
            _ = DocumentWatcher.settled(state, isComplete: changes.areComplete(in: completed)) {
                SourceStates(of: sources)
            }
            seen = drawn(draw)
            watcher.expect(seen.sources, searching: [])
        }
    }

    /// Draws all rows, and prints how long it took, or what is wrong.
    ///
    /// - Returns: the states of the files from before they were read.
    private func drawn(_ draw: (ResourceLog) throws -> Void) -> SourceStates {
        let log = ResourceLog()
        log.record(.file(data))
        let clock = ContinuousClock()
        let start = clock.now
        do {
            try draw(log)
            Terminal.printMessage(WatchDrawing.line(data.printable, "drawn", in: clock.now - start))
        } catch {
            // Those of rows were printed.
            for message in (error as? QuoinError)?.messages ?? ["\(error)"] { Terminal.printMessage(message) }
        }
        return log.states
    }
}
