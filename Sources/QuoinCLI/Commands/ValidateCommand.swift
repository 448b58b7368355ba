import ArgumentParser
import Foundation
import Quoin
import QuoinDocument

/// Reads and checks documents, and draws nothing.
struct ValidateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "validate", abstract: "Reads and checks documents, and draws nothing.")

    @Argument(help: "Documents, folders of documents, or - for standard input.")
    var files: [String]

    @Flag(help: "Warnings are errors.")
    var strict = false

    func run() throws {
        let search = DocumentSearch(files)
        var failures = search.failures
        for found in search.found {
            do {
                try check(found.file)
            } catch {
                failures.append(error)
            }
        }
        try Failure.throwAll(failures)
    }

    private func check(_ file: DocumentFile) throws(Failure) {
        let warnings = try file.read().warnings.map { $0.text(file: file.name) }
        if strict && !warnings.isEmpty { throw Failure(.wrongInput, warnings) }
        for warning in warnings { Terminal.say(warning) }
    }
}
