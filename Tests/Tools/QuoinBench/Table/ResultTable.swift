/// A Markdown table of our values and the best values of other programs.
struct ResultTable {
    private let rows: [[String]]

    private static let head = [
        "work", "Quoin", "by the clock", "best of the others", "their figure", "ratio", "goal", "", "limit", "peak MiB",
    ]

    init(_ figures: [Figure], beside peers: PeerResults) {
        rows = figures.map { figure in
            let best = figure.peers.flatMap { peers.best($0) }
            let limit = figure.peers.flatMap { peers.limit($0) }
            let isUnrivaled = figure.peers.map { peers.isUnrivaled($0) } ?? false
            let ratio = isUnrivaled ? 0 : best.map { figure.value / $0.value }
            return [
                figure.title, "\(rounded(figure.value)) \(figure.unit.rawValue)",
                figure.clock.map { "\(rounded($0)) ms" } ?? "",
                best?.name ?? (isUnrivaled ? "none" : ""), best.map { rounded($0.value) } ?? "",
                isUnrivaled ? "" : ratio.map { rounded($0) } ?? "",
                figure.goal?.description ?? "", figure.goal?.verdict(on: figure.value, ratio: ratio) ?? "",
                limit.map { rounded($0.value) } ?? "", figure.peakMebibytes.map { rounded($0) } ?? "",
            ]
        }
    }

    var text: String {
        let lines = [ResultTable.head] + rows
        let widths = ResultTable.head.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
        func line(_ cells: [String]) -> String {
            "| " + zip(cells, widths).map { padded($0, to: $1) }.joined(separator: " | ") + " |"
        }
        let rule = "|" + widths.map { String(repeating: "-", count: $0 + 2) }.joined(separator: "|") + "|"
        return ([line(ResultTable.head), rule] + rows.map(line)).joined(separator: "\n")
    }

    private func padded(_ cell: String, to width: Int) -> String {
        cell + String(repeating: " ", count: width - cell.count)
    }
}

extension Figure.Goal {
    fileprivate var description: String {
        switch self {
        case .timesBestPeer(let ratio): "≤ \(rounded(ratio))×"
        case .atMost(let most): "≤ \(rounded(most))"
        case .atLeast(let least): "≥ \(rounded(least))"
        }
    }

    /// Empty if there is nothing to compare with.
    fileprivate func verdict(on value: Double, ratio: Double?) -> String {
        func word(_ isReached: Bool) -> String { isReached ? "reached" : "missed" }
        switch self {
        case .timesBestPeer(let most): return ratio.map { word($0 <= most) } ?? ""
        case .atMost(let most): return word(value <= most)
        case .atLeast(let least): return word(value >= least)
        }
    }
}

/// A number with three significant digits.
func rounded(_ value: Double) -> String {
    guard value.isFinite, value != 0 else { return "\(value)" }
    if abs(value) >= 100 { return "\(Int(value.rounded()))" }
    let unit = abs(value) >= 10 ? 10.0 : abs(value) >= 1 ? 100.0 : 1_000.0
    return "\((value * unit).rounded() / unit)"
}

/// A measured value, with the query for other programs' values and the goal.
struct Figure: Codable {
    /// The name in the table.
    var title: String
    var unit: Unit
    /// In the unit. A time is the processor time of all threads.
    var value: Double
    /// The wall-clock time in milliseconds, for work with several threads or processes.
    var clock: Double?
    /// The peak memory of the process until now.
    var peakMebibytes: Double?
    var peers: PeerQuery?
    var goal: Goal?

    enum Unit: String, Codable {
        case milliseconds = "ms"
        case nanosecondsPerNode = "ns/node"
        case kilobytes = "KB"
        case mebibytes = "MiB"
        case bytes = "bytes"
        case times = "×"
    }

    enum Goal: Codable {
        /// At most this many times the best value of the other programs in the same run.
        case timesBestPeer(Double)
        case atMost(Double)
        case atLeast(Double)
    }

    /// A value measured in this process.
    static func inProcess(
        _ title: String, _ value: Double, _ unit: Unit = .milliseconds, peers: PeerQuery? = nil, goal: Goal? = nil
    ) -> Figure {
        Figure(
            title: title, unit: unit, value: value, peakMebibytes: ProcessMemory.peakMebibytes, peers: peers,
            goal: goal)
    }

    /// A value measured by running a program.
    static func process(
        _ title: String, _ run: ProcessRun, peers: PeerQuery? = nil, goal: Goal? = nil
    ) -> Figure {
        Figure(
            title: title, unit: .milliseconds, value: run.time.processor, clock: run.time.clock,
            peakMebibytes: run.peakMebibytes, peers: peers, goal: goal)
    }
}
