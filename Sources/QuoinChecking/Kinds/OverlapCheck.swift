import QuoinExplanations

extension CheckKind {
    /// Elements that share an area without intent.
    static let overlap = CheckKind(.overlap, "Elements overlap", .reflow) { inspection in
        for (elements, size) in inspection.overlaps {
            inspection.add(.overlap, elements, .sharedArea(size))
        }
        for text in inspection.texts where !text.isSqueezed {
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

    /// The area of letters that a border or an outline is over.
    fileprivate static func letters(below line: String, _ size: Size) -> Figures {
        Figures(size.width, size.height, amount: size.width * size.height) { words in
            let letters = words.name == words.other ? "its letters" : "the letters of \(words.other)"
            return "the \(line) of \(words.name) is over \(letters)\(words.place)"
                + " by \(tenths(size.width)) × \(points(size.height))"
        }
    }
}
