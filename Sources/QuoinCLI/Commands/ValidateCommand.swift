import ArgumentParser
import Quoin

/// Reads and checks documents without drawing them.
struct ValidateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "validate", abstract: "Reads and checks documents, and draws nothing.")

    @Argument(help: "Documents, folders of documents, or - for standard input.")
    var files: [String]

    @Flag(help: "Lays the documents out too, and treats warnings as errors.")
    var strict = false

    @OptionGroup var canvas: CanvasOptions

    @OptionGroup var access: AccessOptions

    func validate() throws {
        try canvas.refuseBothAppearances()
    }

    func run() throws {
        let search = DocumentSearch(files, access: access.access)
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
