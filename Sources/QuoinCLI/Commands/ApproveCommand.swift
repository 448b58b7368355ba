import ArgumentParser
import QuoinVerification

/// Accepts the pictures that documents give now as references.
struct ApproveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "approve",
        abstract: "Accepts new pictures: draws documents, and writes the pictures beside them.",
        discussion: """
            A picture whose pixels and layout are as before is not touched. A picture carries a record of what it was \
            drawn from, so that verify and diff can say what changed, unless it is a diagram or --no-record is given. \
            With --cause, only the pictures that differ because of one cause and in nothing else are accepted; verify \
            shows the causes with their ids. Rules for pixels must then be those of verify.

            With --tests, what the assertions of `swift test` drew the last time is accepted instead: it is written to \
            their references as it is. Paths are then references, files of tests, and folders of these.
            """)

    @Argument(help: "Documents and folders of documents. Default: those of quoin.yaml, else Snapshots.")
    var paths: [String] = []

    @Flag(help: "Writes only pictures that are not there yet.")
    var missing = false

    @Option(
        help: ArgumentHelp("Accepts only the pictures of a cause. May be given several times.", valueName: "id"))
    var cause: [String] = []

    @Flag(help: "Accepts what the assertions of `swift test` drew the last time, not pictures of documents.")
    var tests = false

    @Flag(
        help: """
            Deletes pictures that approve wrote beside documents, under the names that they have, that belong to no \
            document there any more, and that no document of the repository uses as an image. With --tests, deletes \
            references that no assertion of a run of all tests used; those of disabled tests are among them.
            """)
    var prune = false

    @Flag(help: "Writes and deletes nothing, and prints what would be written and deleted.")
    var dryRun = false

    @Flag(inversion: .prefixedNo, help: "Whether pictures carry a record of what they were drawn from.")
    var record = true

    @OptionGroup var options: ComparisonOptions

    @OptionGroup var reading: ReadingOptions

    func validate() throws {
        if missing, !cause.isEmpty { throw ValidationError("--cause excludes --missing") }
        try ReadingOptions.refuseStandardInput(paths)
    }

    func run() throws {
        let results = try tests ? resultsOfTests() : resultsOfDocuments()
        try Terminal.printData(results.summary)
        try QuoinError.throwAll(results.errors)
    }

    private func resultsOfTests() throws -> Approval.Results {
        var approval = AssertionApproval(of: paths, in: .ofWorkingFolder)
        approval.scope = missing ? .missing : .all
        approval.causes = Set(cause)
        (approval.isDryRun, approval.prunes) = (dryRun, prune)
        return try approval.run()
    }

    private func resultsOfDocuments() throws -> Approval.Results {
        var approval = Approval()
        approval.batch = reading.batch(of: paths)
        approval.scope = missing ? .missing : .all
        approval.pruning = prune ? .obsolete : .none
        approval.includesRecord = record
        approval.causes = Set(cause)
        approval.changeRules = { [options] in options.apply(to: &$0) }
        approval.isDryRun = dryRun
        return try approval.run()
    }
}
