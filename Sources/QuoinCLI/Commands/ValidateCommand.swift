import ArgumentParser
import Quoin
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
            if name != nil { throw ValidationError("--name is for the rows of --data") }
            return
        }
        guard files.count == 1, files[0] != "-" || data != "-" else {
            throw ValidationError("--data is for one document, and standard input can be read once only")
        }
        if canvas.strangers {
            throw ValidationError("--data is checked in one process; documents of strangers need one each")
        }
    }

    func run() throws {
        if let data { return try checkRows(data) }
        let search = access.documents(at: files, within: canvas.within)
        var failures = search.errors
        for found in search.found {
            do {
                try canvas.run(["validate"] + (strict ? ["--strict"] : []), on: found.file) { try check(found.file) }
            } catch let error as QuoinError {
                failures.append(error)
            }
        }
        try QuoinError.throwAll(failures)
    }

    /// Checks the document for each row, with all columns that it may have.
    private func checkRows(_ data: String) throws {
        let file = access.file(files[0])
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
            let layout = try renderer.layOut(document, file)
            outcome.add(layout, try renderer.displayList(of: layout), within: options.limits)
        }
        try report.finish(failingOnWarnings: strict)
    }

    private func check(_ file: DocumentFile) throws(QuoinError) {
        if strict {
            let warnings = try DocumentLayout.make(from: file, options: canvas.overrides(for: file)).warnings
                .reported(within: canvas.overrides.limits)
            if !warnings.isEmpty { throw QuoinError(.wrongInput, warnings.map { $0.text(file: file.name) }) }
        } else {
            for warning in try file.read(limits: canvas.overrides.limits).warnings
                .reported(within: canvas.overrides.limits)
            {
                Terminal.printMessage(warning.text(file: file.name))
            }
        }
    }
}
