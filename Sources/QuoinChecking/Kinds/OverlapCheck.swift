import QuoinExplanations
import QuoinLayout

extension CheckKind {
    /// Elements that share an area without intent.
    static let overlap = CheckKind(.overlap, "Elements overlap", .reflow) { inspection in
        for (elements, size) in inspection.overlaps {
            inspection.add(.overlap, elements, SharedArea(size: size))
        }
        for text in inspection.texts where !text.isSqueezed {
            for (element, line, size) in inspection.lines(over: text) {
                let elements = element == text.index ? [element] : [element, text.index]
                inspection.add(.overlap, elements, rule: line, LineOverLetters(line: line, size: size))
            }
        }
    }
}

/// The width and the height of the area that two elements or two tap targets share, in points.
struct SharedArea: ObservedFigures {
    var size: Size
    var isOfTargets = false

    var amount: Double { size.width * size.height }

    func message(_ words: ObservedWords) -> String {
        let (name, other) =
            isOfTargets ? ("the target of \(words.name)", "that of \(words.other)") : (words.name, words.other)
        let figures = "\(words.place) by \(tenths(size.width)) × \(points(size.height))"
        return "\(name) \(LayoutProblem.overlapping(other).words(figures))"
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
