import QuoinExplanations
import QuoinLayout

extension CheckKind {
    /// Elements that share an area without intent.
    static let overlap = CheckKind(.overlap, "Elements overlap", .reflow) { inspection in
        for (elements, size) in inspection.overlaps {
            inspection.add(Observation(.overlap, elements, SharedArea(size: size)))
        }
        for text in inspection.texts where !text.isSqueezed {
            for (element, line, size) in inspection.lines(over: text) {
                let elements = element == text.index ? [element] : [element, text.index]
                inspection.add(Observation(.overlap, elements, rule: line, LineOverLetters(line: line, size: size)))
            }
        }
    }
}

/// The width and the height of the area that two elements share, in points.
private struct SharedArea: ObservedFigures {
    var size: Size

    var amount: Double { size.width * size.height }

    func message(_ words: ObservedWords) -> String {
        let figures = "\(words.place) by \(tenths(size.width)) × \(points(size.height))"
        return "\(words.name) \(LayoutProblem.overlapping(words.other).words(figures))"
    }

    func remedies(_ search: CauseFinding) -> [ElementChange] { search.apart }
}

/// The width and the height of the area of letters that a border or an outline is over, in points.
private struct LineOverLetters: ObservedFigures {
    var line: String
    var size: Size

    var amount: Double { size.width * size.height }

    func message(_ words: ObservedWords) -> String {
        let letters = words.name == words.other ? "its letters" : "the letters of \(words.other)"
        return "the \(line) of \(words.name) is over \(letters)\(words.place)"
            + " by \(tenths(size.width)) × \(points(size.height))"
    }
}
