import ArgumentParser
import QuoinChecking

/// Finds the values that no reference picture shows.
struct MutateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mutate",
        abstract: "Finds the values of documents that no reference picture shows.",
        discussion: """
            Changes one value at a time, a number, a color, a word, a text, a rule, or the order or presence of a child or a \
            key, and draws the document. A change that verify would accept is listed, with the reason why no picture shows it. \
            No document and no picture is written; --report DIR writes a page, mutate.html.

            The exit code is 0, 1 if fewer changes are seen than --least says, and 3 if a document is faulty.
            """)

    @OptionGroup var options: BatchOptions

    @Flag(help: "Also lists changes that cannot matter or are allowed.")
    var all = false

    @Option(help: ArgumentHelp("The least share of the changes that pictures have to show: 95%.", valueName: "share"))
    var least: Share?

    func run() throws {
        var mutations = DocumentMutations(of: options.batch)
        if options.report != nil { mutations.drawn = all ? .all : .blindSpots }
        let results = try options.run({ try mutations.run(progress: $0) }, unit: "documents")
        if options.json {
            try OutputFile.standardOutput.write(results.json)
        } else {
            try Terminal.printData(results.text(all: all))
        }
        try options.writeReport(results.writePage)
        try QuoinError.throwAll(results.errors)
        if let least, let status = ExitStatus(results, least: least.value) { throw status }
    }
}
