import Quoin
import QuoinFiles
import QuoinSystem

/// Draws the rows of data, and all of them again when the data, the document or a file that it uses changes.
struct RowWatch {
    /// The path of the data.
    let data: String
    /// Draws all rows, and logs the files that it reads besides the data.
    let draw: (ResourceLog) throws -> Void

    /// Draws until an interrupt ends the process.
    func run() -> Never {
        var seen = drawn()
        var watcher = DocumentWatcher()
        watcher.expect(seen.sources, searching: [])
        Terminal.printMessage("watching for changes; Ctrl-C ends")
        var settling = Settling<SourceStates>()
        while true {
            settling.note(completed: watcher.wait(isPending: settling.isPending))
            let state = SourceStates(of: seen.sources)
            let changes = state.changes(since: seen)
            guard !changes.isEmpty else {
                settling.reset()
                continue
            }
            guard settling.isSettled(state, isComplete: changes.areComplete(in:)) else { continue }
            seen = drawn()
            watcher.expect(seen.sources, searching: [])
        }
    }

    /// Draws all rows, and prints how long it took, or what is wrong.
    ///
    /// - Returns: the states of the files from before they were read.
    private func drawn() -> SourceStates {
        let log = ResourceLog()
        log.record(.file(data))
        let clock = ContinuousClock()
        let start = clock.now
        do {
            try draw(log)
            Terminal.printMessage(WatchDrawing.line(data.printable, "drawn", in: clock.now - start))
        } catch {
            // The errors of rows are printed already.
            for message in (error as? QuoinError)?.messages ?? ["\(error)"] { Terminal.printMessage(message) }
        }
        return log.states
    }
}
