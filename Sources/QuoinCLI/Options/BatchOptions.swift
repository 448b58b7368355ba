import ArgumentParser
import Quoin
import QuoinChecking
import QuoinResults

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

    @OptionGroup var work: JobOptions

    @OptionGroup var fonts: FontOptions

    @OptionGroup var access: AccessOptions

    @OptionGroup var limits: LimitOptions

    @OptionGroup var part: SceneOptions

    var batch: DocumentBatch {
        var batch = DocumentBatch(of: paths)
        (batch.fonts, batch.access, batch.shard, batch.jobs) = (fonts.fontDir, access.access, shard, work.jobs)
        (batch.limits, batch.areFromStrangers, batch.cache) = (limits.limits, limits.strangers, kept.cache)
        if let scene = part.scene { batch.scene = scene }
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
