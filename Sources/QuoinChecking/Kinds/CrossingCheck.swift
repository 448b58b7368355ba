import QuoinExplanations
import QuoinLayout
import QuoinScene

extension CheckKind {
    /// Connectors that go over a text, and labels of connectors that found no place: on a text, below another line, or
    /// beyond the picture.
    static let crossing = CheckKind(.crossing, "A connector crosses a text") { inspection in
        let (scene, layout) = (inspection.scene, inspection.layout)
        for index in scene.connected where inspection.isShown(index) {
            let connectors = scene.tree.paint(of: index)?.connectors ?? []
            let routing = ConnectorRouting(connectors, of: index, in: layout)
            let labels = ConnectorLabels(routing, shaper: inspection.shaper)
            let canvas = Rect(origin: .zero, size: layout.size)
            for (number, label) in labels.frames.enumerated() {
                guard let label else { continue }
                let others = routing.lines.indices.filter { $0 != number }.map { routing.lines[$0] }
                let crossing = others.first { line in
                    line.parts.contains { label.grown(by: -1).isCrossed(from: $0.start, to: $0.end) }
                }
                guard crossing != nil || !canvas.contains(label.grown(by: -1)) else { continue }
                let figures = DisturbedLabel(name: routing.lines[number].name, other: crossing?.name)
                inspection.add(.crossing, [index], rule: figures.name, figures)
            }
            for text in inspection.texts {
                guard scene.items[scene.texts[text.number].item].scrolls.isEmpty,
                    let ink = inspection.inkBounds(of: text)
                else { continue }
                for (line, label) in zip(routing.lines, labels.frames) {
                    let isCrossed = line.parts.contains { ink.isCrossed(from: $0.start, to: $0.end) }
                    guard isCrossed || label?.overlaps(ink) == true else { continue }
                    let figures = CrossingLine(name: line.name, isLabel: !isCrossed)
                    inspection.add(.crossing, [text.index], rule: figures.name, figures)
                }
            }
        }
    }
}

/// A connector, and whether its line or its label is over a text.
private struct CrossingLine: ObservedFigures {
    var name: String
    var isLabel: Bool

    func message(_ words: ObservedWords) -> String {
        "\(isLabel ? "the label of the connector" : "the connector") from \(name) crosses \(words.name)\(words.place)"
    }
}

/// A connector whose label found no place, and the line that crosses it; `nil` if it passes the edge of the canvas.
private struct DisturbedLabel: ObservedFigures {
    var name: String
    var other: String?

    func message(_ words: ObservedWords) -> String {
        let problem = other.map { "is crossed by the connector from \($0)" } ?? "passes the edge of the canvas"
        return "the label of the connector from \(name) \(problem)\(words.place)"
    }
}

extension ConnectorRouting.Line {
    /// The ends, as in messages.
    fileprivate var name: String { "\(connector.from) to \(connector.to)" }
}
