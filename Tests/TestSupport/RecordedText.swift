import Foundation
import Testing

/// A text that is made from other sources and is kept in a file, such as a page of names. `QUOIN_RECORD=1 swift test` writes
/// the files anew.
package enum RecordedText {
    static let isRecording = ProcessInfo.processInfo.environment["QUOIN_RECORD"] == "1"

    package static func expect(_ text: String, at file: URL, location: SourceLocation = #_sourceLocation) throws {
        if isRecording { try write(text, to: file) }
        let written = try? String(contentsOf: file, encoding: .utf8)
        #expect(written == text, "QUOIN_RECORD=1 writes \(file.lastPathComponent) anew", sourceLocation: location)
    }

    static func write(_ text: String, to file: URL) throws {
        try Data(text.utf8).write(to: file, options: .atomic)
    }
}
