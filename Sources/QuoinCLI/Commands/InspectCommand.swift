import ArgumentParser
import Foundation
import Quoin

/// Shows where everything in a document is.
struct InspectCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "inspect", abstract: "Shows the laid-out tree of a document.")

    @Argument(help: "A document, or - for standard input.")
    var file: String

    @Flag(help: "Prints JSON.")
    var json = false

    @OptionGroup var canvas: CanvasOptions

    func run() throws {
        let document = try DocumentLayout.make(from: DocumentFile(path: file), options: canvas.overrides)
        for warning in document.warnings { Terminal.say(warning.text(file: document.file.name)) }
        let report = InspectionReport(document)
        try Terminal.put(json ? try JSONText.of(report) : report.text)
    }
}
