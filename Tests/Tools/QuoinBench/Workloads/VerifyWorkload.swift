/// Verifies all documents of `Snapshots`, with one job and with two.
enum VerifyWorkload: Workload {
    static let name = "verify"
    private static let runs = 5

    static func figures(_ context: BenchContext) throws -> [Figure] {
        guard let quoin = context.quoin else { return [] }
        func run(jobs: Int) throws -> ProcessRun {
            try ProcessRun.median(of: runs, [quoin, "verify", "Snapshots", "--jobs", "\(jobs)"])
        }
        let (one, two) = (try run(jobs: 1), try run(jobs: 2))
        return [
            .process("verify of Snapshots, 1 job", one), .process("verify of Snapshots, 2 jobs", two),
            Figure(
                title: "verify of Snapshots, 2 jobs: by the clock", unit: .milliseconds, value: two.time.clock,
                goal: .atMost(800)),
        ]
    }
}
