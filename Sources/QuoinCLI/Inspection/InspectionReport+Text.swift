import Quoin

extension InspectionReport {
    /// The tree as ASCII art, a table of the elements, and the problems with constraints.
    var text: String {
        let elements = trace.elements
        return ([trace.layout.tree.asciiArt(), table(of: elements)] + elements.compactMap(\.constraintProblems))
            .joined(separator: "\n\n")
    }

    /// A row for each element: position, size, kind, baselines and path.
    private func table(of elements: [LaidOutElement]) -> String {
        let rows = elements.map(columns)
        let widths = (0..<4).map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            zip(row, widths + [0]).map { $0 + String(repeating: " ", count: max(0, $1 - $0.count)) }
                .joined(separator: "  ")
        }.joined(separator: "\n")
    }

    /// Position, size, kind with id, baselines, path with line.
    private func columns(of element: LaidOutElement) -> [String] {
        let (frame, reference) = (trace.layout.uncutFrame(of: element), element.reference)
        let name = (element.kind + (reference.id.map { " (\($0))" } ?? "")).printable
        let lines = element.baselines.map {
            "baselines \(shortDescription($0.ascender)), \(shortDescription($0.descender))"
        }
        return [
            "\(shortDescription(frame.minX)), \(shortDescription(frame.minY))",
            "\(shortDescription(frame.size.width)) × \(shortDescription(frame.size.height))",
            name, lines ?? "",
            reference.path.printable + (reference.source?.documentLine.map { " (line \($0))" } ?? ""),
        ]
    }
}

extension LaidOutElement {
    /// The problems with its constraints; `nil` if there are none.
    fileprivate var constraintProblems: String? {
        guard let report = fact(ConstraintSolution.self)?.report, !report.description.isEmpty else { return nil }
        let place = reference.source?.documentLine.map { " (line \($0))" } ?? ""
        return "Constraints of \(reference.path.printable)\(place):\n\(report)"
    }
}
