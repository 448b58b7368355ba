import QuoinExplanations
import QuoinLayout
import QuoinScene

extension CheckKind {
    /// Connectors that go over a text, and labels of connectors that lie on one.
    static let crossing = CheckKind(.crossing, "A connector crosses a text") { inspection in
        let (scene, layout) = (inspection.scene, inspection.layout)
        for index in scene.connected where inspection.isShown(index) {
            let connectors = scene.tree.paint(of: index)?.connectors ?? []
            let routing = ConnectorRouting(connectors, of: index, in: layout)
            let labels = ConnectorLabels(routing, shaper: inspection.shaper)
            for text in inspection.texts {
                guard scene.items[scene.texts[text.number].item].scrolls.isEmpty,
                    let ink = inspection.inkBounds(of: text)
                else { continue }
                for (line, label) in zip(routing.lines, labels.frames) {
                    let isCrossed = line.parts.contains { ink.isCrossed(from: $0.start, to: $0.end) }
                    guard isCrossed || label?.overlaps(ink) == true else { continue }
                    let figures = CrossingLine(
                        name: "\(line.connector.from) to \(line.connector.to)", isLabel: !isCrossed)
                    inspection.add(Observation(.crossing, [text.index], rule: figures.name, figures))
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
