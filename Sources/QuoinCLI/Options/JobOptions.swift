import ArgumentParser

/// How much is done at a time.
struct JobOptions: ParsableArguments, Sendable {
    @Option(help: "How many documents are drawn at a time; by default, the number of processors.")
    var jobs: Int?

    func validate() throws {
        if let jobs, jobs < 1 { throw ValidationError("--jobs is at least 1") }
    }
}
