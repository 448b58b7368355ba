import QuoinDocument
import QuoinLayout
import QuoinValues

extension CheckKind {
    /// Sizes that change by much from one width to the next.
    static let jump = CheckKind(.jump, "A size jumps from one width to the next", isBetweenWidths: true) { inspection in
        guard let wider = inspection.wider else { return }
        let most = inspection.settings.maximumJump ?? Document.Check.defaultJump
        for jump in inspection.sizes.jumps(to: wider, above: most) {
            inspection.add(
                .jump, [jump.index], rule: jump.axis.extentName,
                Jump(axis: jump.axis, narrower: jump.narrower, wider: jump.wider))
        }
    }
}

/// The extents at the narrower and at the wider of two widths, in points.
private struct Jump: ObservedFigures {
    var axis: Axis
    var narrower: Double
    var wider: Double

    var amount: Double { abs(narrower - wider) }

    func message(_ words: ObservedWords) -> String {
        "the \(axis.extentName) of \(words.name) jumps from \(shortDescription(narrower)) to \(points(wider))"
    }

    func causes(_ search: CauseFinding) -> [CauseFinding.Candidate] { search.breakingTexts }
}
