import ArgumentParser
import Foundation
import Quoin
import QuoinComparison

/// Shows where everything in a document is, or in a picture that carries what it was drawn from.
struct InspectCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "inspect", abstract: "Shows the laid-out tree of a document, or of a reference picture.")

    @Argument(help: "A document, a PNG that carries what it was drawn from, or - for a document on standard input.")
    var file: String

    @Flag(help: "Prints JSON.")
    var json = false

    @OptionGroup var canvas: CanvasOptions

    func run() throws {
        if let picture = try picture() {
            return try Terminal.put(json ? try JSONText.of(picture) : picture.description)
        }
        let document = try DocumentLayout.make(from: DocumentFile(path: file), options: canvas.overrides)
        for warning in document.warnings { Terminal.say(warning.text(file: document.file.name)) }
        let report = InspectionReport(document)
        try Terminal.put(json ? try JSONText.of(report) : report.text)
    }

    /// What a PNG was drawn from; nothing where the file is no PNG.
    private func picture() throws(Failure) -> PictureRecord? {
        guard file != "-", let image = try? ImageFile(.file(file)), image.isPNG else { return nil }
        guard let record = PictureRecord(inPNG: image.bytes) else {
            throw Failure(.wrongInput, "\(file): error: the picture does not say what it was drawn from")
        }
        return record
    }
}
