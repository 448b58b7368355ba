import ArgumentParser
import Foundation

/// Measures Quoin, and compares it with other programs.
@main
struct Bench: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bench", abstract: "Measures Quoin's speed.",
        subcommands: [MeasureCommand.self, TableCommand.self])
}

/// Measures workloads and prints each figure as a line of JSON.
struct MeasureCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "measure", abstract: "Measures workloads, and prints a line of JSON for each figure.")

    @Argument(help: "What is measured: \(Workloads.names).")
    var workloads: [String]

    @Option(help: "The command quoin, for the workloads that start it.")
    var quoin: String?

    @Option(help: "The folder with the pictures that other programs are measured with.")
    var pictures: String?

    func validate() throws {
        for name in workloads where Workloads.all.allSatisfy({ $0.name != name }) {
            throw ValidationError("\(name) is none of the workloads: \(Workloads.names)")
        }
    }

    func run() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        for workload in Workloads.all where workloads.contains(workload.name) {
            for figure in try workload.figures(BenchContext(quoin: quoin, pictures: pictures)) {
                print(String(decoding: try encoder.encode(figure), as: UTF8.self))
            }
        }
    }
}

/// Prints figures as a table.
struct TableCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "table", abstract: "Prints figures as one table, each beside the best of the others.")

    @Argument(help: "The lines that measure printed.")
    var figures: String

    @Argument(help: "The lines of the other programs' figures.")
    var peers: String?

    func run() throws {
        let lines = try String(contentsOfFile: figures, encoding: .utf8).split(separator: "\n")
        let figures = try lines.map { try JSONDecoder().decode(Figure.self, from: Data($0.utf8)) }
        let others = try peers.map { try PeerResults(lines: String(contentsOfFile: $0, encoding: .utf8)) }
        print(ResultTable(figures, beside: others ?? PeerResults()).text)
    }
}
