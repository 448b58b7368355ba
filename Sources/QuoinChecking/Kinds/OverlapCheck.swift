import QuoinExplanations
import QuoinLayout

extension CheckKind {
    /// Elements that share an area without intent.
    static let overlap = CheckKind(.overlap, "Elements overlap", .reflow) { inspection in
        for (elements, size) in inspection.overlaps {
            inspection.add(Observation(.overlap, elements, SharedArea(size: size)))
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
