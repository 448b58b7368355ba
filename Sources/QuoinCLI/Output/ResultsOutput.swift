import ArgumentParser
import QuoinChecking
import QuoinSystem

/// Prints results, and writes them into files. They are printed even if a file cannot be written.
struct ResultsOutput {
    /// The name of the command.
    let command: String
    /// The folder of the report, which was checked before the run.
    var report: ResultsFolder?
    /// Where else results are shown; `nil` where a command has no options for it.
    var options: ResultsOptions?
    /// The path of a JUnit file.
    var junit: String?
    /// The path of a JSON file.
    var json: String?
    /// What is printed to standard output.
    var prints = Printed.summary(all: false)

    enum Printed: Hashable {
        case summary(all: Bool)
        case json
        /// The path of the report's page. The summary goes to standard error.
        case page
    }

    /// Throws an error if a file of the results would take the place of one that is read. Call it before the run.
    ///
    /// - Parameter inputs: finds what is read. It is called if a file would be replaced.
    func checkFiles(sparing inputs: () throws -> RunInputs) throws {
        let files = [("--markdown", options?.markdown), ("--junit", junit), ("--json", json)].compactMap {
            option, path in
            path.flatMap { FileKind.exists(at: $0) ? (option: option, path: $0) : nil }
        }
        guard !files.isEmpty else { return }
        let inputs = try inputs()
        for file in files { try inputs.check(file.path, for: "the file of \(file.option)") }
    }

    /// - Throws: a ``QuoinError`` for all files that cannot be written, or else the exit status if a snapshot did not
    ///   pass.
    func write(_ results: VerificationResults) throws {
        var errors: [QuoinError] = []
        func attempt(_ write: () throws(QuoinError) -> Void) {
            do {
                try write()
            } catch {
                errors.append(error)
            }
        }
        var shown = results
        if let report {
            attempt { () throws(QuoinError) in try report.write(results, embedding: options?.embed ?? .failed) }
            if errors.isEmpty { shown = results.namingPictures(in: report.pictures) }
        } else {
            (shown, errors) = results.storingPictures(in: .temporary(of: command))
        }
        switch prints {
        case .summary(let all): try Terminal.printData(shown.summary(all: all))
        case .json: try OutputFile.standardOutput.write(Array(try results.json()))
        case .page: Terminal.printMessage(results.summary)
        }
        let page =
            errors.isEmpty ? report.map { FilePath($0.url.relativePath).appending(ResultsFolder.reportName) } : nil
        if let page, prints != .page { Terminal.printMessage("report: \(page)") }
        if options?.github == true { attempt { () throws(QuoinError) in try GitHubOutput.write(results) } }
        if let markdown = options?.markdown {
            attempt { () throws(QuoinError) in try OutputFile.file(markdown).write(Array(results.markdown().utf8)) }
        }
        if let junit {
            attempt { () throws(QuoinError) in try OutputFile.file(junit).write(Array(results.junit().utf8)) }
        }
        if let json { attempt { () throws(QuoinError) in try OutputFile.file(json).write(Array(try results.json())) } }
        try QuoinError.throwAll(errors)
        if let page, prints == .page { try Terminal.printData(page.string) }
        if let status = ExitStatus(results) { throw status }
    }
}

/// Output for GitHub's runner: commands on standard output, and the file with the summary of the job.
private enum GitHubOutput {
    private static let summaryVariable = "GITHUB_STEP_SUMMARY"

    static func write(_ results: VerificationResults) throws(QuoinError) {
        let commands = results.gitHubCommands()
        if !commands.isEmpty { try Terminal.printData(commands.joined(separator: "\n")) }
        guard let path = environmentVariable(summaryVariable), !path.isEmpty else { return }
        try QuoinError.wrapping(in: path, "cannot be written") {
            // Steps of a job share the file.
            let file = try FileDescriptor.open(
                FilePath(path), .writeOnly, options: [.append, .create],
                permissions: [.ownerReadWrite, .groupRead, .otherRead])
            try file.closeAfter { _ = try file.writeAll(results.markdown().utf8) }
        }
    }
}

/// Where results are shown, besides in the terminal.
struct ResultsOptions: ParsableArguments {
    @Option(help: "Pictures to embed in the report: failed (default, up to 9 MB) or all; it links to the others.")
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

extension ExitStatus {
    /// The status of a comparison; `nil` if the new picture is accepted.
    init?(_ verdict: PictureComparison.Verdict) {
        switch verdict {
        case .equal, .tolerated: return nil
        case .different: self = .differences
        case .otherEnvironment: self = .otherEnvironment
        }
    }

    /// The status of a verification, or of merged shards; `nil` if every snapshot passed.
    init?(_ results: VerificationResults) {
        let problems = Set(results.snapshots.map(\.status)).subtracting([.passed])
        if !results.missingShards.isEmpty || problems.contains(.errored) {
            self = .wrongInput
        } else if problems.isEmpty {
            return nil
        } else {
            self = problems == [.environment] ? .otherEnvironment : .differences
        }
    }

    /// The status of checks of layouts; `nil` without an error among the findings.
    init?(_ results: CheckResults) {
        guard results.count(of: .error) > 0 else { return nil }
        self = .differences
    }

    /// The status of mutations; `nil` if at least this share of them, from 0 to 1, is seen in the pictures.
    init?(_ results: MutationResults, least share: Double) {
        guard results.scores.all.share < share else { return nil }
        self = .differences
    }

    /// Ends the process with the status.
    func exitProcess() -> Never {
        exit(rawValue)
    }
}

/// The files that a run reads, in whose place it writes nothing.
struct RunInputs: Sendable {
    /// What a file is to the run. The raw values are in messages.
    enum Role: String, Sendable {
        case document = "a document"
        case data = "the data"
        case image = "an image that is read"
        case font = "a font that is read"
        case settings = "a file of settings"
        case picture = "a picture that is compared"
        case page = "a page"
        case results = "a file of results"
        case file = "a file that is read"
    }

    /// By resolved path.
    private var roles: [FilePath: Role] = [:]

    /// Adds a file; `-` is none.
    mutating func add(_ path: String, _ role: Role) {
        if path != "-" { roles[FilePath(path).resolved] = role }
    }

    /// Adds all existing files of what was logged while a document was read.
    mutating func add(_ log: ResourceLog) {
        for source in log.states.sources {
            let role: Role =
                switch source.kind {
                case .document: .document
                case .image: .image
                case .fonts: .font
                case .file: .file
                }
            for path in source.files where FileKind.exists(at: path) { add(path, role) }
        }
    }

    /// Adds the font files at paths.
    mutating func add(fonts paths: [String]) {
        for file in paths.flatMap({ DocumentSource.fonts($0).files }) { add(file, .font) }
    }

    mutating func add(_ other: RunInputs) {
        roles.merge(other.roles) { known, _ in known }
    }

    /// Why a file cannot be written at a path; `nil` if it can.
    ///
    /// - Parameter product: what would be written: `the picture`.
    func refusal(of path: String, for product: String) -> String? {
        guard path != "-", let role = roles[FilePath(path).resolved] else { return nil }
        return "\(path.printable) is \(role.rawValue); \(product) would overwrite it"
    }

    /// Throws an error if a path is one of the files.
    func check(_ path: String, for product: String) throws(ValidationError) {
        if let refusal = refusal(of: path, for: product) { throw ValidationError(refusal) }
    }
}
