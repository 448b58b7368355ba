import ArgumentParser
import Foundation
import Quoin
import QuoinDocument

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
        let file = DocumentFile(path: self.file)
        let document = try file.read()
        for warning in document.warnings { Terminal.say(warning.text(file: file.name)) }
        let renderer = try DocumentRenderer(options: canvas).renderer(for: document, file)
        let canvas = self.canvas.applied(to: document.canvas)
        let report: InspectionReport
        do {
            report = try InspectionReport(of: document.root, on: canvas, with: renderer)
        } catch {
            throw Failure(error, drawing: document, file)
        }
        try Terminal.put(json ? try JSONText.of(report) : report.text)
    }
}
