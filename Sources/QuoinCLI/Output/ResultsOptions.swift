import ArgumentParser
import QuoinPages

/// Where results are shown, besides in the terminal.
struct ResultsOptions: ParsableArguments {
    @Option(
        help: """
            Which pictures are within the report: failed, of snapshots that did not pass, up to 9 MB; or all. It refers to \
            the others as files.
            """)
    var embed = ReportPage.Embedding.failed

    @Option(
        help: ArgumentHelp("A Markdown file for the results, such as a comment on a pull request.", valueName: "file"))
    var markdown: String?

    @Flag(
        help: """
            Prints a line for each cause that GitHub shows at the line of the document or test, and adds the results to \
            the summary of the job.
            """)
    var github = false
}

extension ReportPage.Embedding: ExpressibleByArgument {}
