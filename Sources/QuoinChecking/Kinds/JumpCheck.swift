import QuoinDocument

extension CheckKind {
    /// Sizes that change by much from one width to the next.
    static let jump = CheckKind(.jump, "A size jumps from one width to the next", isBetweenWidths: true) { inspection in
        guard let wider = inspection.wider else { return }
        let most = inspection.settings.maximumJump ?? Document.Check.defaultJump
        for jump in inspection.sizes.jumps(to: wider, above: most) {
            let (name, narrower, wider) = (jump.axis.extentName, jump.narrower, jump.wider)
            let figures = Figures(narrower, wider, amount: abs(narrower - wider)) { words in
                "the \(name) of \(words.name) jumps from \(shortDescription(narrower)) to \(points(wider))"
            } causes: {
                $0.breakingTexts
            }
            inspection.add(.jump, [jump.index], rule: name, figures)
        }
    }
}
