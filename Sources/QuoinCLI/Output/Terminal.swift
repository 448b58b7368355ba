import Quoin
import QuoinSystem
import SystemPackage

/// The two ways out of the command.
enum Terminal {
    /// What a person reads, as opposed to data: standard error.
    static func say(_ message: String) {
        _ = try? FileDescriptor.standardError.writeAll((message + "\n").utf8)
    }

    enum Color: Int {
        case red = 31
        case green = 32
    }

    /// Where a text goes.
    enum Stream {
        case output
        case errors

        fileprivate var descriptor: FileDescriptor { self == .output ? .standardOutput : .standardError }
    }

    /// A text in a color where a person looks at a terminal and has not asked for none.
    static func colored(_ text: String, _ color: Color, for stream: Stream = .output) -> String {
        let isPlain =
            environmentVariable("NO_COLOR")?.isEmpty == false || environmentVariable("TERM") == "dumb"
        return stream.descriptor.isTerminal && !isPlain ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
    }

    /// Data: standard output.
    static func put(_ text: String) throws(QuoinError) {
        try OutputFile.standardOutput.write(Array((text + "\n").utf8))
    }
}
