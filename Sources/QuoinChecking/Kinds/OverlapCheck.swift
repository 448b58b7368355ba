import QuoinExplanations

extension CheckKind {
    /// Elements that share an area without intent.
    static let overlap = CheckKind(.overlap, "Elements overlap", .reflow) { inspection in
        for (elements, size) in inspection.overlaps {
            inspection.add(.overlap, elements, .sharedArea(size))
        }
        for text in inspection.texts where !text.isSqueezed {
            for crowd in inspection.scene.texts[text.number].crowds(text.lines) {
                inspection.add(.overlap, [text.index], rule: crowd.rule, .crowd(crowd))
            }
            for (element, line, size) in inspection.lines(over: text) {
                let elements = element == text.index ? [element] : [element, text.index]
                inspection.add(.overlap, elements, rule: line, .letters(below: line, size))
            }
        }
    }
}

extension Figures {
    /// The area that two elements or two tap targets share.
    static func sharedArea(_ size: Size, isOfTargets: Bool = false) -> Figures {
        Figures(size.width, size.height, amount: size.width * size.height) { words in
            let (name, other) =
                isOfTargets ? ("the target of \(words.name)", "that of \(words.other)") : (words.name, words.other)
            let figures = "\(words.place) by \(tenths(size.width)) × \(points(size.height))"
            return "\(name) \(LayoutProblem.overlapping(other).words(figures))"
        } remedies: {
            $0.apart
        }
    }

    /// Lines or letters that are over one another.
    fileprivate static func crowd(_ crowd: Crowd) -> Figures {
        Figures(crowd.distance, crowd.size, amount: crowd.size - crowd.distance) { words in
            let problem = crowd.isOfOneLine ? "is lower than its letters" : "are over one another"
            return "the \(crowd.isOfOneLine ? "line" : crowd.rule) of \(words.name) \(problem): the \(crowd.key) is "
                + "\(points(crowd.distance)), and letters are \(points(crowd.size)) high\(words.place)"
        } remedies: {
            [$0.change("text.\(crowd.key)", nil)]
        }
    }

    /// The area of letters that a border or an outline is over.
    fileprivate static func letters(below line: String, _ size: Size) -> Figures {
        Figures(size.width, size.height, amount: size.width * size.height) { words in
            let letters = words.name == words.other ? "its letters" : "the letters of \(words.other)"
            return "the \(line) of \(words.name) is over \(letters)\(words.place)"
                + " by \(tenths(size.width)) × \(points(size.height))"
        }
    }
}

/// Lines of a text, or letters of a line, that are so near to one another that they are over one another.
private struct Crowd {
    /// What is near: `lines` or `letters`.
    var rule: String
    /// The setting that decides it.
    var key: String
    /// Its value, and the size of the letters, in points.
    var distance: Double
    var size: Double
    /// Whether only other texts can be over the letters.
    var isOfOneLine = false
}

extension LayoutScene.TextItem {
    /// The shares of their size from which on lines and letters are over one another. Titles in capitals have little between
    /// their lines.
    private static let least = (line: 0.7, letterSpacing: -0.3)

    fileprivate func crowds(_ lines: TextLines) -> [Crowd] {
        guard letterSize > 0, lines.lineCount > 0 else { return [] }
        var crowds: [Crowd] = []
        let height: Double? =
            switch content.paragraph.lineHeight {
            case .natural: nil
            case .multiple(let factor): max(factor * letterSize, content.paragraph.minimumLineHeight)
            case .points(let height): max(height, content.paragraph.minimumLineHeight)
            }
        if let height, height + content.paragraph.lineSpacing < Self.least.line * letterSize {
            crowds.append(
                Crowd(
                    rule: "lines", key: "lineHeight", distance: height, size: letterSize,
                    isOfOneLine: lines.lineCount == 1))
        }
        for span in content.spans
        where span.style.letterSpacing < Self.least.letterSpacing * span.style.size && span.string.count > 1 {
            crowds.append(
                Crowd(rule: "letters", key: "letterSpacing", distance: span.style.letterSpacing, size: span.style.size))
            break
        }
        return crowds
    }
}

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
