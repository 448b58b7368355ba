import ArgumentParser
import QuoinVerification

/// The documents that a command works on, and how.
struct BatchOptions: ParsableArguments, Sendable {
    @Argument(help: "Documents, and folders of documents; those of quoin.yaml, or Snapshots, by default.")
    var paths: [String] = []

    @Flag(help: "Prints JSON.")
    var json = false

    @Option(help: ArgumentHelp("A folder for a page with pictures of what was found.", valueName: "folder"))
    var report: String?

    @Option(help: "Works on a part of the documents only, 2/4 for the second of four.")
    var shard: VerificationResults.Shard?

    @OptionGroup var kept: CacheOptions

    @OptionGroup var reading: ReadingOptions

    var batch: DocumentBatch {
        var batch = reading.batch(of: paths)
        (batch.shard, batch.cache) = (shard, kept.cache)
        return batch
    }

    /// Does the work, with its progress on a line.
    func run<Results>(_ body: (@escaping DocumentBatch.Progress) throws -> Results, unit: String) throws -> Results {
        let line = ProgressLine()
        defer { line.clear() }
        return try body { done, total in line.show("\(done) of \(total) \(unit)") }
    }

    /// Writes the page, if it was requested, and prints its path.
    func writeReport(_ write: (_ folder: String) throws -> String) throws {
        guard let report else { return }
        Terminal.printMessage("report: \(try write(report))")
    }
}

/// How a command reads many documents: options that all of these commands have.
struct ReadingOptions: ParsableArguments, Sendable {
    @OptionGroup private var work: JobOptions

    @OptionGroup private var addedFonts: FontOptions

    @OptionGroup private var files: AccessOptions

    @OptionGroup private var bounds: LimitOptions

    @OptionGroup private var part: SceneOptions

    func batch(of paths: [String]) -> DocumentBatch {
        var batch = DocumentBatch(of: paths)
        (batch.fonts, batch.access, batch.scene) = (addedFonts.fontDir, files.access, part.scene)
        (batch.author, batch.limits, batch.jobs) = (bounds.author, bounds.limits, work.jobs)
        return batch
    }

    static func refuseStandardInput(_ paths: [String]) throws(ValidationError) {
        if paths.contains("-") { throw ValidationError("a document on standard input has no picture beside it") }
    }
}

/// How much is done at a time.
struct JobOptions: ParsableArguments, Sendable {
    static let help: ArgumentHelp = "How many documents are drawn at a time; by default, the number of processors."

    @Option(help: help)
    var jobs: Int?

    func validate() throws { try Self.check(jobs) }

    static func check(_ jobs: Int?) throws(ValidationError) {
        if let jobs, jobs < 1 { throw ValidationError("--jobs is at least 1") }
    }
}

/// The folder with what earlier runs made.
struct CacheOptions: ParsableArguments, Sendable {
    static let help = ArgumentHelp(
        "A folder in which results are kept. What has not changed since is not drawn again.", valueName: "folder")

    @Option(help: help)
    var cache: String?
}
