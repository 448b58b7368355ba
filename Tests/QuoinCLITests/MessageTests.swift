import Foundation
import TestSupport
import Testing

/// The words of messages about documents and about the use of the command.
@Suite("Messages")
struct MessageTests {
    /// What is said of documents, and what pictures lose: each loss with a remedy is in `Remedies` as it should be, and what
    /// the canvas cuts is found by `check`, too.
    @Test("about documents", arguments: RecordedExamples.names().filter { $0 != "Commands" && !$0.contains("/") })
    func documents(name: String) throws {
        let folder = TemporaryFolder()
        try RecordedExamples(name).expect { documents in
            for (number, text) in documents.enumerated() { try folder.write(text + "\n", to: "in/\(number).yaml") }
            var lines = try Command().run(["render", "in", "--output-dir", "out"], in: folder.url).errorLines
            if name != "Documents" {
                let checked = try Command().run(["validate", "--strict", "in"], in: folder.url)
                #expect(Set(checked.errorLines) == Set(lines) && checked.status == (lines.isEmpty ? 0 : 3))
            }
            if name == "Cuts" {
                let found = try Command().run(["check", "in"], in: folder.url)
                lines += found.outputText.split(separator: "\n").map(String.init)
            }
            return documents.indices.map { number in
                let place = "in/\(number).yaml:"
                return lines.filter { $0.hasPrefix(place) }.map { String($0.dropFirst(place.count)) }
            }
        }
    }

    @Test("about the use of the command, each with the status, and the files that are new")
    func commands() throws {
        try RecordedExamples("Commands").expect { commands in
            try commands.map { command in
                let folder = TemporaryFolder()
                for (path, text) in Self.files { try folder.write(text, to: path) }
                let result = try Command().run(command.split(separator: " ").map(String.init), in: folder.url)
                let written = folder.files.filter { Self.files[$0] == nil }.map { "writes \($0)" }
                return ["\(result.status): \(result.errorLines.first ?? result.outputText)"] + written
            }
        }
    }

    /// What is in the folder of every command.
    private static let files = [
        "a.yaml": "layout: {fill: red, preferredSize: [9, 9]}",
        "d/a.yaml": "layout: {fill: red, preferredSize: [9, 9]}",
        "after.yaml": "layout: {fill: blue, preferredSize: [9, 9]}", "a.png": "", "empty/note.txt": "",
        "row.yaml": "parameters: {a: text}\nlayout: {text: $a}", "x.csv": "a\n\"b\u{7}\"\n",
        "parts.yaml": "use: many.components.yaml\nlayout: {}",
        "many.components.yaml": "colors: {a: red}" + String(repeating: " ", count: 200),
        "many.yaml": "layout: {row: [{for: {name: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]}, if: false, text: $name}]}",
        "rules.yaml":
            "layout: {constraints: {views: {a: {}}, rules: [a.width == 10, a.width == 20, a.width == 30]}}",
        "path.yaml": "layout: {shape: {path: M0 0L1 1L2 2}}", "tabs.yaml": #"layout: {text: "a\tb\tc"}"#,
        "wide.yaml": "layout: {fill: red, preferredSize: [16384, 1]}",
    ]
}
