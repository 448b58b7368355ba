import Foundation

/// Documents with many elements: small systems of constraints, and boxes with all annotations. The time should grow as
/// the documents do.
enum ManyWorkload: Workload {
    static let name = "many"
    private static let runs = 5

    static func figures(_ context: BenchContext) throws -> [Figure] {
        guard let quoin = context.quoin else { return [] }
        return try ScratchFolder.with { folder in
            func run(_ document: String, _ arguments: (String) -> [String]) throws -> ProcessRun {
                let path = folder.path("document.yaml")
                try document.write(toFile: path, atomically: false, encoding: .utf8)
                return try ProcessRun.median(of: runs, [quoin] + arguments(path))
            }
            let inspected = try [100, 400, 800].map { count in
                (count, try run(constraints(count)) { ["inspect", $0] })
            }
            let drawn = try [1_250, 5_000].map { count in
                (
                    count,
                    try run(boxes(count)) { ["diagram", $0, "--annotate", annotations, "-o", folder.path("a.png")] }
                )
            }
            return figures("constraints in one document: inspect", inspected, goal: 200)
                + figures("boxes: diagram with everything on", drawn, goal: 1_000)
        }
    }

    /// The times, the last of which has a goal, and the growth of the time between the last two.
    private static func figures(_ title: String, _ runs: [(count: Int, run: ProcessRun)], goal: Double) -> [Figure] {
        let (last, before) = (runs[runs.count - 1], runs[runs.count - 2])
        return runs.map { count, run in
            .process("\(count) \(title)", run, goal: count == last.count ? .atMost(goal) : nil)
        } + [
            Figure(
                title: "\(title), \(last.count) to \(before.count)", unit: .times,
                value: last.run.time.processor / before.run.time.processor,
                goal: .atMost(1.1 * Double(last.count) / Double(before.count)))
        ]
    }

    /// Two views with six rules, many times.
    private static func constraints(_ count: Int) -> String {
        let one = """
                  - constraints:
                      views:
                        a: {box: {}, fill: red, intrinsic: [40, 20]}
                        b: {box: {}, fill: blue}
                      rules:
                        - a.left == container.left + 8
                        - a.top == container.top + 8
                        - b.left == a.right + 8
                        - b.top == a.top
                        - b.right == container.right - 8
                        - b.bottom == container.bottom - 8

            """
        return "canvas: {width: 390}\nlayout:\n  column:\n    children:\n" + String(repeating: one, count: count)
    }

    /// Rows of fifty boxes of different sizes.
    private static func boxes(_ count: Int) -> String {
        let rows = (0..<count / 50).map { row in
            "      - row:\n          spacing: 9\n          alignItems: center\n          children:\n"
                + (0..<50).map { column in
                    let size = "width: \(30 + column % 7), height: \(14 + column % 5)"
                    return "            - {id: e\(row * 50 + column), box: {}, fill: red, \(size)}\n"
                }.joined()
        }
        return "layout:\n  column:\n    spacing: 12\n    children:\n" + rows.joined()
    }

    private static let annotations = [
        "highlights", "depth", "outlines", "proposals", "scroll", "collections", "insets", "spacing", "room", "flex",
        "overflow", "centers", "alignment", "baselines", "constraints", "offsets", "margins", "ratios", "ranges",
        "sizes",
        "targets", "axes", "names",
    ].joined(separator: ",")
}
