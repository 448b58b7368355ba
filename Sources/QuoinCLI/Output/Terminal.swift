import ArgumentParser
import Quoin
import QuoinSystem
import Synchronization

/// Printing to the standard streams.
enum Terminal {
    /// Prints a message for a person to standard error.
    static func printMessage(_ message: String) {
        _ = try? FileDescriptor.standardError.writeAll((message + "\n").utf8)
    }

    enum Color: Int {
        case red = 31
        case green = 32
    }

    enum Stream {
        case output
        case errors

        fileprivate var descriptor: FileDescriptor { self == .output ? .standardOutput : .standardError }
    }

    /// The text in a color, if the stream is a terminal and colors are not disabled.
    static func colored(_ text: String, _ color: Color, for stream: Stream = .output) -> String {
        let isPlain =
            environmentVariable("NO_COLOR")?.isEmpty == false || environmentVariable("TERM") == "dumb"
        return stream.descriptor.isTerminal && !isPlain ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
    }

    /// Throws an error if standard output is a terminal, which would show the bytes of a picture as characters.
    static func checkForBytes() throws(ValidationError) {
        guard FileDescriptor.standardOutput.isTerminal else { return }
        throw ValidationError(
            "a picture is not for a terminal; name a file with -o, or send the output into a file or a program")
    }

    /// Prints data to standard output.
    static func printData(_ text: String) throws(QuoinError) {
        try OutputFile.standardOutput.write(Array((text + "\n").utf8))
    }
}

/// A line on a terminal that is overwritten with the progress. Not printed unless standard error is a terminal.
final class ProgressLine: Sendable {
    let isTerminal = FileDescriptor.standardError.isTerminal && environmentVariable("TERM") != "dumb"
    private let shownAt = Mutex<ContinuousClock.Instant?>(nil)

    /// The shortest time between updates.
    private static let interval = Duration.milliseconds(50)

    func show(_ text: String) {
        guard isTerminal else { return }
        shownAt.withLock { time in
            let now = ContinuousClock.now
            if let time, now - time < Self.interval { return }
            time = now
            write("\r\u{1B}[K" + text)
        }
    }

    func clear() {
        if isTerminal { write("\r\u{1B}[K") }
    }

    private func write(_ text: String) {
        _ = try? FileDescriptor.standardError.writeAll(text.utf8)
    }
}
