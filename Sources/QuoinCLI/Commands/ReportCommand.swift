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
                5 if only the libraries or fonts differ.
                """)

        @Argument(help: "Files of results, or folders with results.json.")
        var shards: [String]

        @Option(name: .shortAndLong, help: "The folder for the report.")
        var output = "quoin-report"

        @Option(help: "Which pictures are within the report: failed, of snapshots that did not pass, or all.")
        var embed = ReportPage.Embedding.failed

        @Option(
            help: ArgumentHelp(
                "A Markdown file for the results, such as a comment on a pull request.", valueName: "file"))
        var markdown: String?

        @Flag(
            help: """
                Prints a line for each cause that GitHub shows at the line of the document, and adds the results to the \
                summary of the job.
                """)
        var github = false

        func run() throws {
            let results = try joined()
            let folder = ResultsFolder(URL(fileURLWithPath: output))
            try folder.check()
            // What was found is printed, whatever cannot be written.
            let writing = Result { () throws(QuoinError) in try folder.write(results, embedding: embed) }
            Terminal.printMessage(results.summary)
            if let markdown { try OutputFile.file(markdown).write(Array(results.markdown().utf8)) }
            if github { try GitHubOutput.write(results) }
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
