import ArgumentParser
import Quoin
import QuoinSystem

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
                Writes results.json, junit.xml and the report index.html. Exits with 1 if a snapshot failed, has no \
                reference or is faulty, with 5 if all that differs is the text stack, and with 3 if shards are missing \
                or do not belong together.
                """)

        @Argument(help: "Files of results, or folders with results.json.")
        var shards: [String]

        @Option(name: .shortAndLong, help: "The folder for the report.")
        var output = "quoin-report"

        func run() throws {
            let results = try joined()
            let folder = ResultsFolder(URL(fileURLWithPath: output))
            try folder.write(results)
            Terminal.printMessage(results.summary)
            try Terminal.printData(folder.url.appendingPathComponent(ResultsFolder.reportName).relativePath)
            if !results.missingShards.isEmpty { throw ExitStatus.wrongInput }
            if let status = ExitStatus(results) { throw status }
        }

        private func joined() throws -> VerificationResults {
            var parts: [VerificationResults] = []
            var failures: [Failure] = []
            for shard in shards {
                do {
                    parts.append(try ResultsFolder.results(at: URL(fileURLWithPath: shard)))
                } catch {
                    failures.append(error)
                }
            }
            try Failure.throwAll(failures)
            do {
                return try VerificationResults.joining(parts)
            } catch {
                throw Failure(.wrongInput, "error: \(error)")
            }
        }
    }
}

extension ExitStatus {
    /// Nothing where every snapshot passed.
    fileprivate init?(_ results: VerificationResults) {
        let statuses = Set(results.snapshots.map(\.status)).subtracting([.passed])
        guard !statuses.isEmpty else { return nil }
        self = statuses == [.environment] ? .otherEnvironment : .differences
    }
}
