import ArgumentParser

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
