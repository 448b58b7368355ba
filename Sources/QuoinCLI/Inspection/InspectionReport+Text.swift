import Quoin

extension InspectionReport {
    /// The tree as a picture, a line for each element, and what constraints have to tell.
    var text: String { ([art, table] + elements.compactMap(\.findings)).joined(separator: "\n\n") }

    /// A line for each element: its place and size, what it is, where it comes from.
    private var table: String {
        let rows = elements.map(\.columns)
        let widths = (0..<4).map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            zip(row, widths + [0]).map { $0 + String(repeating: " ", count: max(0, $1 - $0.count)) }
                .joined(separator: "  ")
        }.joined(separator: "\n")
    }
}

extension InspectedElement {
    /// What its constraints have to tell; nothing where all of them hold.
    fileprivate var findings: String? {
        guard let report = constraints?.report, !report.description.isEmpty else { return nil }
        let place = reference.source.map { " (line \($0.line))" } ?? ""
        return "Constraints of \(reference.path)\(place):\n\(report)"
    }

    /// Place, size, kind with id, baselines, path with line.
    fileprivate var columns: [String] {
        let name = kind + (reference.id.map { " (\($0))" } ?? "")
        let lines = baselines.map { "baselines \(shortDescription($0.ascender)), \(shortDescription($0.descender))" }
        return [
            "\(shortDescription(frame.minX)), \(shortDescription(frame.minY))",
            "\(shortDescription(frame.size.width)) × \(shortDescription(frame.size.height))",
            name, lines ?? "", reference.path + (reference.source.map { " (line \($0.line))" } ?? ""),
        ]
    }
}
