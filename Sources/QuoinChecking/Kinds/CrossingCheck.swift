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
                // A line has a gap for a label that is inside of it.
                let others = routing.lines.indices.filter { $0 != number } + (labels.gaps[number] ? [] : [number])
                let crossing = others.first { other in
                    routing.lines[other].parts.contains {
                        label.grown(by: -1).isCrossed(from: $0.start, to: $0.end)
                    }
                }
                guard crossing != nil || !canvas.contains(label.grown(by: -1)) else { continue }
                let name = routing.lines[number].name
                let problem =
                    crossing == number
                    ? "found no place, and lies on its own line"
                    : crossing.map { "is crossed by the connector from \(routing.lines[$0].name)" }
                        ?? "passes the edge of the canvas"
                let figures = Figures(words: [name, problem]) { words in
                    "the label of the connector from \(name) \(problem)\(words.place)"
                }
                inspection.add(
                    .crossing, [index], rule: name, figures, place: routing.lines[number].connector.source)
            }
            for text in inspection.texts {
                guard scene.items[scene.texts[text.number].item].scrolls.isEmpty,
                    let ink = inspection.inkBounds(of: text)
                else { continue }
                for (line, label) in zip(routing.lines, labels.frames) {
                    let isCrossed = line.parts.contains { ink.isCrossed(from: $0.start, to: $0.end) }
                    guard isCrossed || label?.overlaps(ink) == true else { continue }
                    let subject = (isCrossed ? "the connector from " : "the label of the connector from ") + line.name
                    let figures = Figures(words: [subject]) { "\(subject) crosses \($0.name)\($0.place)" }
                    inspection.add(
                        .crossing, [text.index], rule: line.name, figures, place: line.connector.source)
                }
            }
        }
    }
}

extension ConnectorRouting.Line {
    /// The ends, as in messages.
    fileprivate var name: String { "\(connector.from) to \(connector.to)" }
}
