import ArgumentParser
import QuoinExplanations
import QuoinFiles
import SystemPackage

/// Shows the frames of all elements of a document, or of a picture that has a record.
struct InspectCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "inspect",
        abstract: "Shows the laid-out tree of a document, or of a reference picture.")

    @Argument(help: "A document, a PNG with a record of what it was drawn from, or - for a document on standard input.")
    var file: String

    @Flag(help: "Prints JSON.")
    var json = false

    @OptionGroup var options: SingleDocumentOptions

    func run() throws {
        // Git shows pictures as text also where the settings are wrong, which are only for documents.
        try options.perform(.inspection(isJSON: json), on: file, readsSettings: FilePath(file).extension != "png")
    }

    /// Prints what the layout of a document has of each element.
    static func inspect(_ file: DocumentFile, _ options: RenderingOptions, json: Bool) throws {
        let source = ImageResource.Source.file(file.path, below: file.within)
        if file.path != "-", let image = try? ImageFile(source, limits: options.limits), image.isPNG {
            return try inspect(image, json: json)
        }
        let document = try DocumentLayout.make(from: file, options: options, .baselines)
        for warning in document.warnings.reported(within: options.limits) {
            Terminal.printMessage(warning.text(file: document.file.name))
        }
        let report = InspectionReport(document)
        try Terminal.printData(json ? try JSONText.text(of: report.json) : report.text)
    }

    /// Prints the record of a PNG, or its size if it has none that can be read, so that Git can show any PNG as text.
    private static func inspect(_ image: ImageFile, json: Bool) throws {
        var lack = "it has no record of what it was drawn from"
        var record: PictureRecord?
        do {
            record = try PictureRecord.read(inPNG: image.bytes)
        } catch {
            lack = "\(error)"
        }
        if let record { return try Terminal.printData(json ? try JSONText.text(of: record) : record.description) }
        let size = try image.pixelSize()
        let text = "picture: \(size.width) × \(size.height) pixels; \(lack)"
        try Terminal.printData(json ? try JSONText.text(of: ["pixels": [size.width, size.height]]) : text)
    }
}
