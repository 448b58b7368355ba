import ArgumentParser

/// Measures Quoin. Figures are medians of processor time, which other work on the machine disturbs least.
@main
struct Bench: ParsableCommand {
    enum Workload: String, ExpressibleByArgument, CaseIterable {
        case layout
        case constraints
        case collection
        case diff
    }

    static let configuration = CommandConfiguration(
        commandName: "bench", abstract: "Measures Quoin's speed, workload by workload.")

    @Argument(help: "What is measured; everything where nothing is named.")
    var workloads: [Workload] = Workload.allCases

    @Option(
        parsing: .upToNextOption, help: "The PNG files that diff compares, in pairs; pictures of its own where absent.")
    var pictures: [String] = []

    func run() throws {
        for workload in workloads {
            switch workload {
            case .layout: try LayoutBench.run()
            case .constraints: ConstraintBench.run()
            case .collection: try CollectionBench.run()
            case .diff: try DiffBench.run(pictures)
            }
        }
    }
}
