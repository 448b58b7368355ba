import ArgumentParser
import Quoin
import QuoinReport

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Options for a report on existing results.
struct ReportOptions: ParsableArguments {
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
            Prints a line for each cause that GitHub shows at the line of the document or test, and adds the results to \
            the summary of the job.
            """)
    var github = false

    /// Writes a report.
    ///
    /// - Throws: a ``QuoinError`` for a file that cannot be written, or else the exit status if a snapshot did not
    ///   pass.
    func write(_ results: VerificationResults) throws {
        let folder = ResultsFolder(URL(fileURLWithPath: output))
        try folder.check()
        try ResultsOutput(
            command: "report", report: folder, embedding: embed, markdown: markdown, github: github, prints: .page
        ).write(results)
    }
}
