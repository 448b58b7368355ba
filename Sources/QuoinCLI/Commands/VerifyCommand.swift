import ArgumentParser
import QuoinPages
import QuoinPlatform

/// Compares documents with the pictures beside them.
struct VerifyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Draws documents, and compares each with the picture beside it.",
        discussion: """
            For each picture that differs, says what moved, grew or changed color, and which command accepts it. The \
            exit code is 0 if all are equal, 3 if a document is faulty, 1 if a picture differs or is missing, and 5 if \
            pictures differ only in texts, because other libraries or fonts drew them.

            Files quoin.yaml have settings for the folders that they are in; options take the place of these.
            """)

    @Argument(help: "Documents and folders of documents. Default: those of quoin.yaml, else Snapshots.")
    var paths: [String] = []

    @Option(
        help: ArgumentHelp("A folder for the HTML report, with the results as JSON and JUnit.", valueName: "folder"))
    var report: String?

    @OptionGroup var shown: ResultsOptions

    @Option(help: ArgumentHelp("A JUnit file for the results.", valueName: "file"))
    var junit: String?

    @Option(help: ArgumentHelp("A JSON file for the results, or - for standard output.", valueName: "file"))
    var json: String?

    @Flag(help: "Lists everything that follows from a change, not only the first few.")
    var all = false

    @Flag(help: "Adds what the assertions of `swift test` left the last time, so that one report has all.")
    var tests = false

    @Option(help: ArgumentHelp("Verifies a part only, 2/4 for the second of four; `report merge` joins them."))
    var shard: VerificationResults.Shard?

    @OptionGroup var kept: CacheOptions

    @Option(
        help: ArgumentHelp(
            """
            Leaves out documents that were last drawn from files none of which has changed since the commit, by the records \
            of --cache. Documents without a record are drawn.
            """, valueName: "commit"))
    var changed: String?

    @OptionGroup var options: ComparisonOptions

    @OptionGroup var reading: ReadingOptions

    func validate() throws {
        if tests, shard != nil { throw ValidationError("a shard has no tests; quoin report tests shows them") }
        try ReadingOptions.refuseStandardInput(paths)
    }

    func run() throws {
        let settings = try SettingsSearch().project()
        if changed != nil, kept.cache ?? settings.cache == nil {
            throw ValidationError("--changed needs the records of earlier runs; name their folder with --cache")
        }
        let report = report ?? settings.report
        let folder = report.map { ResultsFolder(URL(fileURLWithPath: $0)) }
        try folder?.check()
        let assertions = try tests ? AssertionResults(in: .ofWorkingFolder) : nil
        let prints = json == "-" ? ResultsOutput.Printed.json : .summary(all: all)
        let file = json == "-" ? nil : json
        let output = ResultsOutput(
            command: "verify", report: folder, options: shown, junit: junit, json: file, prints: prints)
        try output.checkFiles { try inputs() }
        let line = ProgressLine()
        var results = try verification(withReport: folder != nil).run { progress in
            line.show("\(progress.done) of \(progress.total) documents, \(progress.problems) failed")
        }
        line.clear()
        if let assertions { results = results.adding(assertions) }
        try output.write(results)
    }

    /// The files that are read: documents, what they are drawn from, settings, and the pictures in their folders.
    private func inputs() throws -> RunInputs {
        var inputs = RunInputs()
        let batch = reading.batch(of: paths)
        let search = try SnapshotSearch(batch) { $0.fonts = batch.fonts + $0.fonts }
        for path in search.settingsFiles.keys { inputs.add(path, .settings) }
        for path in search.pictures { inputs.add(path, .picture) }
        for document in search.documents {
            inputs.add(document.file.path, .document)
            let log = ResourceLog()
            let read = try? document.read(batch.limits, logging: log)
            inputs.add(log)
            inputs.add(fonts: document.settings.fonts)
            for variant in read?.allVariants ?? [] { inputs.add(document.name(of: variant) + ".png", .picture) }
        }
        return inputs
    }

    private func verification(withReport: Bool) -> Verification {
        var verification = Verification()
        verification.changeRules = { [options] in options.apply(to: &$0) }
        verification.batch = reading.batch(of: paths)
        (verification.batch.cache, verification.batch.shard) = (kept.cache, shard)
        verification.changedSince = changed
        verification.includesPassedPictures = withReport && shown.embed == .all
        return verification
    }
}

extension VerificationResults.Shard: ExpressibleByArgument {
    public init?(argument: String) { self.init(argument) }
}
