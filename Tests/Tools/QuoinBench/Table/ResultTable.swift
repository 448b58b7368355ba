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
