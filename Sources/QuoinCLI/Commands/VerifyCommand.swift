import ArgumentParser
import Quoin
import QuoinSystem
import SystemPackage

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
            and 5 where pictures differ only because other libraries or fonts drew them.
            """)

    @Argument(help: "Documents, and folders of documents.")
    var paths = ["Snapshots"]

    @Option(
        help: ArgumentHelp("A folder for the HTML report, with the results as JSON and JUnit.", valueName: "folder"))
    var report: String?

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

    @OptionGroup var access: AccessOptions

    func validate() throws {
        if let jobs, jobs < 1 { throw ValidationError("--jobs is at least 1") }
        if paths.contains("-") { throw ValidationError("a document on standard input has no picture beside it") }
    }

    func run() throws {
        let line = ProgressLine()
        let results = try verification.run { progress in
            line.show("\(progress.done) of \(progress.total) documents, \(progress.problems) to look at")
        }
        line.clear()
        try write(results)
        let shown = try results.storingPictures(in: pictureFolder)
        if json != "-" { try Terminal.printData(shown.summary(all: all)) }
        if let report {
            Terminal.printMessage("report: \(FilePath(report).appending(ResultsFolder.reportName))")
        }
        if let status = ExitStatus(results) { throw status }
    }

    private var verification: Verification {
        var verification = Verification(of: paths)
        verification.rules = options.rules
        verification.fonts = fontDir
        verification.access = access.access
        verification.shard = shard
        verification.jobs = jobs
        verification.includesPassedPictures = report != nil
        return verification
    }

    /// The folder for the new pictures of snapshots that did not pass.
    private var pictureFolder: String {
        if let report { return FilePath(report).appending("pictures").string }
        return FilePath.temporaryFolder.appending("quoin-verify").string
    }

    private func write(_ results: VerificationResults) throws {
        if let report { try ResultsFolder(URL(fileURLWithPath: report)).write(results) }
        if let junit { try OutputFile.file(junit).write(Array(results.junit().utf8)) }
        guard let json else { return }
        let bytes: Data
        do {
            bytes = try results.json()
        } catch {
            throw QuoinError(error)
        }
        let target = json == "-" ? OutputFile.standardOutput : .file(json)
        try target.write(Array(bytes))
    }
}

extension VerificationResults.Shard: ExpressibleByArgument {
    public init?(argument: String) { self.init(argument) }
}
