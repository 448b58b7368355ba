import Foundation

/// The values of other programs for the same work, measured in the same run.
struct PeerResults {
    private var rows: [[String: Any]] = []

    /// No results.
    init() {}

    /// - Parameter lines: one JSON object a line.
    init(lines: String) throws {
        rows = try lines.split(separator: "\n").compactMap {
            try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
        }
        addFilters()
    }

    /// A value and the name of its program.
    struct Result {
        var name: String
        var value: Double
    }

    /// The smallest value of the programs that do all of the work.
    func best(_ query: PeerQuery) -> Result? {
        let pace = pace(query)
        let measured = found(query).filter { !$0.isLimit }
        let missing = query.recorded.filter { name, _ in !measured.contains { $0.name.hasPrefix(name) } }
        let recorded = missing.map { name, value in
            Result(name: "\(name), recorded" + (pace.map { " × \(rounded($0))" } ?? ""), value: value * (pace ?? 1))
        }
        return (measured + recorded).min { $0.value < $1.value }
    }

    /// How many times as long this machine takes as the one on which values were recorded; `nil` if there is no yardstick.
    private func pace(_ query: PeerQuery) -> Double? {
        guard let yardstick = query.yardstick else { return nil }
        let results = found(PeerQuery(workload: query.workload, field: yardstick.field, matching: query.matching))
        return results.first { $0.name == yardstick.program }.map { $0.value / yardstick.value }
    }

    /// Whether all other programs exceed the upper limits of the query.
    func isUnrivaled(_ query: PeerQuery) -> Bool {
        var all = query
        all.atMost = [:]
        return best(query) == nil && best(all) != nil
    }

    /// The smallest value of the programs that do a part of the work, as a lower bound.
    func limit(_ query: PeerQuery) -> Result? {
        found(query).filter(\.isLimit).min { $0.value < $1.value }
    }

    private func found(_ query: PeerQuery) -> [Result] {
        rows.compactMap { row in
            guard row["workload"] as? String == query.workload, let name = row["peer"] as? String,
                let value = row.number(query.field),
                query.matching.allSatisfy({ row[$0.key] as? String == $0.value }),
                query.atMost.allSatisfy({ row.number($0.key) ?? .infinity <= $0.value }),
                query.atLeast.allSatisfy({ row.number($0.key) ?? -.infinity >= $0.value })
            else { return nil }
            let result = Result(name: name, value: value * query.factor)
            return query.among.isEmpty || result.isLimit || query.among.contains(name) ? result : nil
        }
    }

    /// Adds the time for filtering to the results of compressors without filtering.
    private mutating func addFilters() {
        for index in rows.indices {
            guard let name = rows[index]["peer"] as? String, name.contains("compress only"),
                let time = rows[index].number("cpu_ms"),
                let filter = rows.first(where: {
                    $0["peer"] as? String == "filter up only (limit)"
                        && $0["image"] as? String == rows[index]["image"] as? String
                })?.number("cpu_ms")
            else { continue }
            rows[index]["cpu_ms"] = time + filter
        }
    }
}

extension PeerResults.Result {
    /// Whether the program does only a part of the work.
    fileprivate var isLimit: Bool { name.contains("limit") }
}

extension [String: Any] {
    fileprivate func number(_ key: String) -> Double? { (self[key] as? NSNumber)?.doubleValue }
}

/// Selects the values of other programs to compare with.
struct PeerQuery: Codable {
    /// The name of the workload in the results of other programs.
    var workload: String
    /// The key of the value.
    var field: String
    /// Other values that must be equal.
    var matching: [String: String] = [:]
    /// Upper limits of other values, such as the size of a file if times are compared.
    var atMost: [String: Double] = [:]
    /// Lower limits of other values, such as the size of a problem.
    var atLeast: [String: Double] = [:]
    /// The programs to compare with. If empty, all.
    var among: [String] = []
    /// The factor that converts to our unit.
    var factor = 1.0
    /// Recorded values by the beginnings of programs' names, in our unit. They count where the program was not measured.
    var recorded: [String: Double] = [:]
    /// A recorded value of an installed program, which shows how fast this machine is beside that of the recorded values.
    var yardstick: Yardstick?

    struct Yardstick: Codable {
        var program: String
        var field: String
        var value: Double
    }
}
