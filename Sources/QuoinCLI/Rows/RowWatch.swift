import Quoin
import QuoinSystem

/// Draws the rows of data, and all of them again when the data, the document or a file that it uses changes.
struct RowWatch {
    /// The path of the data.
    let data: String

    private static let pause = Duration.milliseconds(250)
    /// The time without changes after which a change is complete, because an editor may write in several steps.
    private static let settlingPause = Duration.milliseconds(100)
    /// The number of looks after which the rows are drawn even if a file keeps changing.
    private static let settlingLooks = 20

    /// Draws until an interrupt ends the process.
    ///
    /// - Parameter draw: draws all rows, and logs the files that it reads besides the data.
    func run(_ draw: (ResourceLog) throws -> Void) -> Never {
        var seen = drawn(draw)
        Terminal.printMessage("watching for changes; Ctrl-C ends")
        while true {
            WorkerThreads.sleep(for: Self.pause)
            guard SourceStates(of: seen.sources) != seen else { continue }
            settle(seen.sources)
            seen = drawn(draw)
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

    private func settle(_ sources: Set<DocumentSource>) {
        var states = SourceStates(of: sources)
        for _ in 0..<Self.settlingLooks {
            WorkerThreads.sleep(for: Self.settlingPause)
            let next = SourceStates(of: sources)
            if next == states { return }
            states = next
        }
    }
}
