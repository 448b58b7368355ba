import ArgumentParser
import QuoinPages
import QuoinSystem

/// Commands for the results of `quoin verify` and of `swift test`.
struct ReportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: "Shows the results of several runs, and of tests.",
        subcommands: [Merge.self, Tests.self])

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

        @OptionGroup var report: ReportOptions

        func run() throws {
            var inputs = RunInputs()
            for shard in shards {
                inputs.add(shard, .results)
                inputs.add(FilePath(shard).appending(ResultsFolder.resultsName).string, .results)
            }
            try report.write(joined(), sparing: inputs)
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
            return try VerificationResults.merging(parts)
        }
    }

    /// Shows the results of the assertions of tests.
    struct Tests: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "tests", abstract: "Shows what the assertions of `swift test` left the last time.",
            discussion: """
                Each assertion leaves its result in the folder SNAPSHOT_ARTIFACTS, or in a temporary folder of the \
                project. Results from before the file of the test or the reference changed are left out. Exits with 3 if \
                a snapshot cannot be drawn, with 1 if one failed or had no reference, and with 5 if only the libraries \
                or fonts differ.
                """)

        @Argument(help: "The folder with the results, such as that of another machine.")
        var folder: String?

        @OptionGroup var report: ReportOptions

        func run() throws {
            var tests = AssertionFolder.ofWorkingFolder
            if let folder { tests = AssertionFolder(FilePath(folder).absolute, project: tests.project) }
            let results = VerificationResults(try AssertionResults(in: tests), in: tests)
            var inputs = RunInputs()
            for path in results.snapshots.compactMap(\.reference) { inputs.add(path, .picture) }
            try report.write(results, sparing: inputs)
        }
    }
}

/// Options for a report on existing results.
struct ReportOptions: ParsableArguments {
    @Option(name: .shortAndLong, help: "The folder for the report.")
    var output = "quoin-report"

    @OptionGroup var shown: ResultsOptions

    /// Writes a report.
    ///
    /// - Parameter inputs: what the results were read from.
    /// - Throws: a ``QuoinError`` for a file that cannot be written, or else the exit status if a snapshot did not
    ///   pass.
    func write(_ results: VerificationResults, sparing inputs: RunInputs) throws {
        let folder = ResultsFolder(URL(fileURLWithPath: output))
        try folder.check()
        let output = ResultsOutput(command: "report", report: folder, options: shown, prints: .page)
        try output.checkFiles { inputs }
        try output.write(results)
    }
}

extension AssertionFolder {
    /// The folder for the tests of the project that the working folder is in.
    static var ofWorkingFolder: AssertionFolder { AssertionFolder(of: project(around: .workingFolder)) }
}
