import ArgumentParser
import Quoin
import QuoinChecking

/// Finds the values that no reference picture shows.
struct MutateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mutate",
        abstract: "Finds the values of documents that no reference picture shows.",
        discussion: """
            Changes one value at a time, a number, a color, a word, a text, a rule, or the order or presence of a child, and \
            draws the document. A change that verify would accept is listed, with the reason why no picture shows it. \
            Nothing is written.

            The exit code is 0, 1 if fewer changes are seen than --least says, and 3 if a document is faulty.
            """)

    @Argument(help: "Documents, and folders of documents; those of quoin.yaml, or Snapshots, by default.")
    var paths: [String] = []

    @Flag(help: "Lists changes that cannot matter, too.")
    var all = false

    @Flag(help: "Prints JSON, with all changes that no picture shows.")
    var json = false

    @Option(help: ArgumentHelp("The least share of the changes that pictures have to show: 95%.", valueName: "share"))
    var least: Share?

    @Option(help: ArgumentHelp("Changes a part of the documents only, 2/4 for the second of four."))
    var shard: VerificationResults.Shard?

    @OptionGroup var work: JobOptions

    @OptionGroup var fonts: FontOptions

    @OptionGroup var access: AccessOptions

    func run() throws {
        var mutations = DocumentMutations(of: paths)
        (mutations.fonts, mutations.access, mutations.shard) = (fonts.fontDir, access.access, shard)
        mutations.jobs = work.jobs
        let line = ProgressLine()
        let results = try mutations.run { done, total in line.show("\(done) of \(total) documents") }
        line.clear()
        if json {
            try OutputFile.standardOutput.write(results.json)
        } else {
            try Terminal.printData(results.text(all: all))
        }
        try QuoinError.throwAll(results.errors)
        if let least, results.scores.all.share < least.value { throw ExitStatus.differences }
    }
}
