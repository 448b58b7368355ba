import ArgumentParser
import Quoin

/// Accepts the pictures that documents give now as references.
struct ApproveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "approve",
        abstract: "Accepts new pictures: draws documents, and writes the pictures beside them.",
        discussion: """
            A picture whose pixels and layout are as before is not touched. A picture carries a record of what it was \
            drawn from, so that verify and diff can say what changed, unless it is a diagram or --no-record is given.
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

    @Flag(inversion: .prefixedNo, help: "Whether pictures carry a record of what they were drawn from.")
    var record = true

    @OptionGroup var work: JobOptions

    @OptionGroup var fonts: FontOptions

    func validate() throws {
        if paths.contains("-") { throw ValidationError("a document on standard input has no picture beside it") }
    }

    func run() throws {
        var approval = Approval(of: paths)
        approval.scope = missing ? .missing : .all
        approval.pruning = prune ? .obsolete : .none
        approval.includesRecord = record
        approval.fonts = fonts.fontDir
        approval.jobs = work.jobs
        let results = try approval.run()
        try Terminal.printData(results.summary)
        try QuoinError.throwAll(results.errors)
    }
}
