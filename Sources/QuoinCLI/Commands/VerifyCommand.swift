import ArgumentParser
import Quoin

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Compares documents with the pictures beside them.
struct VerifyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Draws documents, and compares each with the picture beside it.",
        discussion: """
            Says of each picture that is another what moved, grew or changed color, and which command accepts it. The \
            exit code is 0 where all are equal, 3 where a document is faulty, 1 where a picture differs or is missing, \
            and 5 where pictures differ only in texts, because other libraries or fonts drew them.

            Files quoin.yaml have settings for the folders that they are in; options take the place of these.
            """)

    @Argument(help: "Documents, and folders of documents; those of quoin.yaml, or Snapshots, where absent.")
    var paths: [String] = []

    @Option(
        help: ArgumentHelp("A folder for the HTML report, with the results as JSON and JUnit.", valueName: "folder"))
    var report: String?

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
            Prints a line for each cause that GitHub shows at the line of the document, and adds the results to the \
            summary of the job.
            """)
    var github = false

    @Option(help: ArgumentHelp("A JUnit file for the results.", valueName: "file"))
    var junit: String?

    @Option(help: ArgumentHelp("A JSON file for the results, or - for standard output.", valueName: "file"))
    var json: String?

    @Flag(help: "Tells everything that follows from a change, instead of the first few and how many more.")
    var all = false

    @Option(help: ArgumentHelp("Verifies a part only, 2/4 for the second of four; `report merge` joins them."))
    var shard: VerificationResults.Shard?

    @Option(help: "How many documents are drawn at a time; as many as there are processors where absent.")
    var jobs: Int?

    @Option(help: "A folder with fonts, in addition to the default set. May be given several times.")
    var fontDir: [String] = []

    @OptionGroup var options: ComparisonOptions

    func validate() throws {
        if let jobs, jobs < 1 { throw ValidationError("--jobs is at least 1") }
        if paths.contains("-") { throw ValidationError("a document on standard input has no picture beside it") }
    }

    func run() throws {
        let report = try report ?? SettingsSearch().project().report
        let folder = report.map { ResultsFolder(URL(fileURLWithPath: $0)) }
        try folder?.check()
        let line = ProgressLine()
        let results = try verification(withReport: folder != nil).run { progress in
            line.show("\(progress.done) of \(progress.total) documents, \(progress.problems) to look at")
        }
        line.clear()
        let prints = json == "-" ? ResultsOutput.Printed.json : .summary(all: all)
        let file = json == "-" ? nil : json
        try ResultsOutput(
            command: "verify", report: folder, embedding: embed, markdown: markdown, github: github, junit: junit,
            json: file,
            prints: prints
        ).write(results)
    }

    private func verification(withReport: Bool) -> Verification {
        var verification = Verification(of: paths)
        verification.changeRules = { [options] in options.apply(to: &$0) }
        verification.fonts = fontDir
        verification.shard = shard
        verification.jobs = jobs
        verification.includesPassedPictures = withReport && embed == .all
        return verification
    }
}

extension ReportPage.Embedding: ExpressibleByArgument {}

extension VerificationResults.Shard: ExpressibleByArgument {
    public init?(argument: String) { self.init(argument) }
}
