import Foundation

/// Draws a folder of small documents, with one job and with two.
///
/// Two jobs should take half the wall-clock time on an idle machine, and not more processor time than one.
enum FolderWorkload: Workload {
    static let name = "folder"
    private static let runs = 5

    static func figures(_ context: BenchContext) throws -> [Figure] {
        guard let quoin = context.quoin else { return [] }
        return try ScratchFolder.with { folder in
            try write(1_000, to: folder.path("small"))
            try write(5_000, to: folder.path("many"))
            func run(_ documents: String, jobs: Int, runs: Int = runs) throws -> ProcessRun {
                let arguments = [
                    "render", folder.path(documents), "--output-dir", folder.path("out"), "--jobs", "\(jobs)",
                ]
                return try ProcessRun.median(of: runs, [quoin] + arguments)
            }
            let (one, two) = (try run("small", jobs: 1), try run("small", jobs: 2))
            return figures(one, two, many: try run("many", jobs: 1, runs: 1))
        }
    }

    private static func figures(_ one: ProcessRun, _ two: ProcessRun, many: ProcessRun) -> [Figure] {
        let growth = many.peakMebibytes.flatMap { peak in one.peakMebibytes.map { peak / $0 } }
        return [
            .process("1,000 documents, 1 job", one), .process("1,000 documents, 2 jobs", two),
            .process("5,000 documents, 1 job", many),
            Figure(
                title: "1,000 documents: 2 jobs quicker by the clock", unit: .times,
                value: one.time.clock / two.time.clock, goal: .atLeast(1.9)),
            Figure(
                title: "1,000 documents: processor time of 2 jobs to 1", unit: .times,
                value: two.time.processor / one.time.processor, goal: .atMost(1.1)),
        ]
            + [growth].compactMap(\.self).map { growth in
                Figure(
                    title: "memory of 5,000 documents to 1,000", unit: .times, value: growth, goal: .atMost(1.1))
            }
    }

    private static func write(_ count: Int, to folder: String) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for index in 0..<count {
            try document(index).write(toFile: "\(folder)/\(index).yaml", atomically: false, encoding: .utf8)
        }
    }

    /// A row with a circle and two texts that no other document has.
    private static func document(_ index: Int) -> String {
        """
        canvas: {width: 300, scale: 2, fill: white}
        layout:
          row:
            spacing: 12
            alignItems: center
            children:
              - {box: {}, fill: "#\(["7c3aed", "ef4444", "0ea5e9"][index % 3])", preferredSize: [40, 40], cornerRadius: 20}
              - column:
                  spacing: 2
                  children:
                    - {text: {string: "Number \(index)", font: DejaVu Sans, size: 17, weight: bold}}
                    - {text: {string: "\(index) more than none, \(index / 7) weeks", font: DejaVu Sans, size: 13}}
                flexShrink: 1
          with:
            - inset: 12
        """
    }
}

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
