import Foundation
import Testing

/// Examples in a text file, each with the lines that are said of it. `QUOIN_RECORD=1 swift test` writes these lines anew, to
/// be read in the diff.
///
/// The lines stand below their example, each behind `=> `; `=> nothing` is said where there are none. Lines that begin with
/// `## ` say what the examples below them show.
package struct RecordedExamples {
    private struct Example {
        /// Empty lines and headings.
        var above: [String] = []
        var lines: [String] = []
        var said: [String] = []

        var text: String { lines.joined(separator: "\n") }
    }

    private let file: URL
    private var examples = [Example()]

    /// - Parameters:
    ///   - name: of the file, without its extension.
    ///   - source: the file of the tests, beside the folder `Recorded`.
    package init(_ name: String, besides source: String = #filePath) throws {
        file = URL(fileURLWithPath: source).deletingLastPathComponent().appending(path: "Recorded/\(name).txt")
        for line in try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n") {
            let isSaid = line.hasPrefix(Self.mark)
            if !isSaid && !examples[examples.count - 1].said.isEmpty { examples.append(Example()) }
            let last = examples.count - 1
            if isSaid {
                examples[last].said.append(String(line.dropFirst(Self.mark.count)))
            } else if examples[last].lines.isEmpty && (line.isEmpty || line.hasPrefix(Self.heading)) {
                examples[last].above.append(line)
            } else {
                examples[last].lines.append(line)
            }
        }
    }

    /// The examples themselves.
    package var texts: [String] { examples.filter { !$0.lines.isEmpty }.map(\.text) }

    private static let mark = "=> "
    private static let heading = "## "

    /// The names of all files of some tests, sorted.
    package static func names(besides source: String = #filePath) -> [String] {
        let folder = URL(fileURLWithPath: source).deletingLastPathComponent().appending(path: "Recorded")
        return PackageFolder.names(below: folder, extensions: ["txt"])
    }

    /// Compares what is said with the file.
    ///
    /// - Parameter answers: the lines for each of the examples.
    package func expect(
        location: SourceLocation = #_sourceLocation, _ answers: ([String]) throws -> [[String]]
    ) throws {
        try expectBelowHeadings(location: location) { groups in try answers(groups.flatMap(\.self)) }
    }

    /// Compares what is said with the file.
    ///
    /// - Parameter answers: the lines for each of the examples, which are below each heading by themselves.
    package func expectBelowHeadings(
        location: SourceLocation = #_sourceLocation, _ answers: ([[String]]) throws -> [[String]]
    ) throws {
        let asked = examples.indices.filter { !examples[$0].lines.isEmpty }
        let groups = asked.reduce(into: [[String]]()) { groups, index in
            let isFirst = groups.isEmpty || examples[index].above.contains { $0.hasPrefix(Self.heading) }
            if isFirst { groups.append([]) }
            groups[groups.count - 1].append(examples[index].text)
        }
        let answers = try answers(groups)
        try #require(answers.count == asked.count && !asked.isEmpty, sourceLocation: location)
        var recorded = self
        for (index, answer) in zip(asked, answers) {
            recorded.examples[index].said =
                answer.isEmpty ? ["nothing"] : answer.flatMap { $0.components(separatedBy: "\n") }
        }
        if RecordedText.isRecording { return try RecordedText.write(recorded.text, to: file) }
        for (example, new) in zip(examples, recorded.examples) {
            #expect(new.said == example.said, "\(example.text)", sourceLocation: location)
        }
    }

    private var text: String {
        examples.flatMap { $0.above + $0.lines + $0.said.map { Self.mark + $0 } }.joined(separator: "\n")
    }
}

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
