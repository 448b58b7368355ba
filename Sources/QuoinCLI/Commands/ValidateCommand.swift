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
        var failures: [Failure] = []
        for found in try DocumentSearch.find(files) {
            do {
                let warnings = try found.file.read().warnings.map { $0.text(file: found.file.name) }
                if strict && !warnings.isEmpty {
                    failures.append(Failure(.wrongInput, warnings))
                } else {
                    warnings.forEach { Terminal.say($0) }
                }
            } catch {
                failures.append(error)
            }
        }
        guard failures.isEmpty else {
            let code = failures.contains { $0.code == .wrongInput } ? ExitStatus.wrongInput : .limitPassed
            throw Failure(code, failures.flatMap(\.messages))
        }
    }
}
