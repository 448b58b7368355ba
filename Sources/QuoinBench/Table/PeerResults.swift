import Foundation

/// What other programs need for the same work, measured in the same run.
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

    /// A figure and whose it is.
    struct Result {
        var name: String
        var value: Double
    }

    /// The smallest figure of those that do the whole work.
    func best(_ query: PeerQuery) -> Result? {
        let recorded = query.recorded.map { Result(name: "\($0.key), recorded", value: $0.value) }
        return (found(query).filter { !$0.isLimit } + recorded).min { $0.value < $1.value }
    }

    /// Whether all the others pass what they must not pass to be compared.
    func isUnrivaled(_ query: PeerQuery) -> Bool {
        var all = query
        all.atMost = [:]
        return best(query) == nil && best(all) != nil
    }

    /// The smallest figure of those that do a part of the work, to show what the machine can do.
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

    /// Adds the time for filtering to those who compressed what was filtered before.
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
    /// Whether only a part of the work was done.
    fileprivate var isLimit: Bool { name.contains("limit") }
}

extension [String: Any] {
    fileprivate func number(_ key: String) -> Double? { (self[key] as? NSNumber)?.doubleValue }
}
