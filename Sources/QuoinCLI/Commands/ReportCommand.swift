import ArgumentParser
import Quoin

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Commands for the results of `quoin verify`.
struct ReportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: "Joins the results of several runs, and shows them.",
        subcommands: [Merge.self])

    /// Joins the results of shards.
    struct Merge: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "merge", abstract: "Joins the results of shards into one report.",
            discussion: """
                Writes results.json, junit.xml and the report index.html. Exits with 3 if a snapshot is faulty, or if \
                shards are missing or do not belong together, with 1 if a snapshot failed or has no reference, and with \
                5 if all that differs is the text stack.
                """)

        @Argument(help: "Files of results, or folders with results.json.")
        var shards: [String]

        @Option(name: .shortAndLong, help: "The folder for the report.")
        var output = "quoin-report"

        func run() throws {
            let results = try joined()
            let folder = ResultsFolder(URL(fileURLWithPath: output))
            try folder.check()
            // What was found is printed, whatever cannot be written.
            let writing = Result { () throws(QuoinError) in try folder.write(results) }
            Terminal.printMessage(results.summary)
            try writing.get()
            try Terminal.printData(folder.url.appendingPathComponent(ResultsFolder.reportName).relativePath)
            if let status = ExitStatus(results) { throw status }
        }

        private func joined() throws -> VerificationResults {
            var parts: [VerificationResults] = []
            var failures: [QuoinError] = []
            for shard in shards {
                do {
                    parts.append(try ResultsFolder.results(at: URL(fileURLWithPath: shard)))
                } catch {
                    failures.append(error)
                }
            }
            try QuoinError.throwAll(failures)
            do {
                return try VerificationResults.merging(parts)
            } catch {
                throw QuoinError(error)
            }
        }
    }
}
