import ArgumentParser
import Quoin

/// Accepts the pictures that documents give now as references.
struct ApproveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "approve",
        abstract: "Accepts new pictures: draws documents, and writes the pictures beside them.",
        discussion: """
            A picture whose pixels and layout are as before is not touched. Every picture carries what it was drawn \
            from, so that verify and diff can say what changed.
            """)

    @Argument(help: "Documents, and folders of documents.")
    var paths = ["Snapshots"]

    @Flag(help: "Writes only pictures that are not there yet.")
    var missing = false

    @Flag(
        help: """
            Deletes pictures in the folders that belong to no document, that no document there uses as an image, and \
            that quoin drew.
            """)
    var prune = false

    @Flag(inversion: .prefixedNo, help: "Whether pictures carry what they were drawn from.")
    var record = true

    @Option(help: "How many documents are drawn at a time; as many as there are processors where absent.")
    var jobs: Int?

    @Option(help: "A folder with fonts, in addition to the default set. May be given several times.")
    var fontDir: [String] = []

    @OptionGroup var access: AccessOptions

    func validate() throws {
        if let jobs, jobs < 1 { throw ValidationError("--jobs is at least 1") }
        if paths.contains("-") { throw ValidationError("a document on standard input has no picture beside it") }
    }

    func run() throws {
        var approval = Approval(of: paths)
        approval.scope = missing ? .missing : .all
        approval.pruning = prune ? .obsolete : .none
        approval.includesRecord = record
        approval.fonts = fontDir
        approval.access = access.access
        approval.jobs = jobs
        let results = try approval.run()
        try Terminal.printData(results.summary)
        try QuoinError.throwAll(results.errors)
    }
}
