import Foundation

/// Lays out long texts: a word of 16 and of 64 KB in a narrow column, texts of 256 KB and of 1 MB, and 250,000 and a
/// million lines.
///
/// The times should grow with the lengths, not faster.
enum LongTextWorkload: Workload {
    static let name = "texts"
    private static let runs = 3

    static func figures(_ context: BenchContext) throws -> [Figure] {
        guard let quoin = context.quoin else { return [] }
        return try ScratchFolder.with { folder in
            func run(_ text: String, width: Int, size: Int) throws -> ProcessRun {
                let document = folder.path("text.yaml")
                try """
                canvas: {width: \(width)}
                layout:
                  text: {string: "\(text)", size: \(size)}
                """.write(toFile: document, atomically: false, encoding: .utf8)
                return try ProcessRun.median(of: runs, [quoin, "inspect", document])
            }
            func word(_ bytes: Int) throws -> ProcessRun {
                try run(String(repeating: "abcdefgh", count: bytes / 8), width: 300, size: 12)
            }
            func text(_ bytes: Int) throws -> ProcessRun {
                try run(String(repeating: "seven wizards mix jugs of liquid ", count: bytes / 33), width: 600, size: 12)
            }
            func lines(_ count: Int) throws -> ProcessRun {
                try run(String(repeating: "a\\n", count: count - 1) + "a", width: 300, size: 6)
            }
            return figures("word of 64 KB", try word(64 << 10), "of 16 KB", try word(16 << 10))
                + figures("text of 1 MB", try text(1 << 20), "of 256 KB", try text(256 << 10), isGoal: true)
                + figures("1,000,000 lines", try lines(1_000_000), "250,000", try lines(250_000))
        }
    }

    /// The figures of a text, and of another that is a quarter as long.
    private static func figures(
        _ title: String, _ long: ProcessRun, _ otherTitle: String, _ short: ProcessRun, isGoal: Bool = false
    ) -> [Figure] {
        let memory = long.peakMebibytes.map { peak in
            Figure(title: "\(title): memory", unit: .mebibytes, value: peak, goal: isGoal ? .atMost(200) : nil)
        }
        return [
            .process("\(title), laid out", long, goal: isGoal ? .atMost(1_000) : nil),
            Figure(
                title: "\(title) to one \(otherTitle)", unit: .times, value: long.time.processor / short.time.processor,
                goal: .atMost(4.4)),
        ] + [memory].compactMap(\.self)
    }
}
