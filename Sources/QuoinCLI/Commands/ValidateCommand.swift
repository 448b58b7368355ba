import ArgumentParser
import QuoinFiles

/// Reads and checks documents without drawing them.
struct ValidateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "validate", abstract: "Reads and checks documents, and draws nothing.")

    @Argument(help: "Documents, folders of documents, or - for standard input.")
    var files: [String]

    @Flag(help: "Lays the documents out too, and treats warnings as errors.")
    var strict = false

    @Option(
        help: ArgumentHelp(
            "Checks the document for each row of a .csv, .ndjson or .json file, or of standard input with -.",
            valueName: "file"))
    var data: String?

    @Option(
        help: ArgumentHelp(
            "The pattern of the names of rows' pictures, whose columns need no parameter.", valueName: "pattern"))
    var name: String?

    @OptionGroup var canvas: CanvasOptions

    @OptionGroup var access: AccessOptions

    func validate() throws {
        try canvas.refuseBothAppearances()
        guard let data else {
            if name != nil { throw ValidationError("--name only works with --data") }
            return
        }
        guard files.count == 1, files[0] != "-" || data != "-" else {
            throw ValidationError("--data only works with one document, and standard input can be read only once")
        }
        if canvas.strangers {
            throw ValidationError("--data cannot be combined with --strangers")
        }
    }

    func run() throws {
        if let data { return try checkRows(data) }
        let search = DocumentSearch(files, access: access.access, by: canvas.author)
        var failures = search.errors
        for found in search.found {
            do {
                let options = try strict ? canvas.overrides(for: found.file) : canvas.overrides
                try canvas.perform(ChildRequest(.validation(isStrict: strict), of: found.file, options))
            } catch let error as QuoinError {
                failures.append(error)
            }
        }
        try QuoinError.throwAll(failures)
    }

    /// Checks the document for each row, with all columns that it may have.
    private func checkRows(_ data: String) throws {
        let file = access.file(files[0], by: .own)
        let options = try canvas.overrides(for: file)
        let template = try file.template(limits: options.limits)
        let rows = try DataFile(data, options.limits)
        let names = try RowNames(name ?? RowNames.default)
        try rows.checkColumns(for: template, besides: names.columns)
        let report = RowReport(nil, folder: "", options.limits)
        let run = RowRun(file: file, template: template, names: names, options: options)
        try run.run(rows, report) { [strict] item, renderer, outcome throws(QuoinError) in
            let document = try item.document()
            outcome.add(document.warnings, of: file, within: options.limits)
            guard strict else { return }
            let (layout, list) = try renderer.paint(document, file, on: CanvasVariant(own: document.canvas))
            outcome.add(layout, list, within: options.limits)
            try renderer.tryDrawing(list, of: layout)
        }
        try report.finish(failingOnWarnings: strict)
    }

    /// Prints the warnings of a document, or lays it out, too, and throws them.
    static func check(_ file: DocumentFile, _ options: RenderingOptions, strict: Bool) throws(QuoinError) {
        if strict {
            let warnings = try DocumentLayout.make(from: file, options: options).warnings
                .reported(within: options.limits)
            if !warnings.isEmpty { throw QuoinError(warnings, in: file.name) }
        } else {
            for warning in try file.read(limits: options.limits).warnings.reported(within: options.limits) {
                Terminal.printMessage(warning.text(file: file.name))
            }
        }
    }
}
