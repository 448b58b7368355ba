import QuoinLayout

extension CheckKind {
    /// Letters, tap targets and fields under something that the settings say covers an edge of the canvas, unless they
    /// scroll.
    static let obstructed = CheckKind(
        .obstructed, "Content is under an obstruction",
        Criterion(name: "2.4.11 Focus Not Obscured (Minimum)", page: "focus-not-obscured-minimum")
    ) { inspection in
        let scene = inspection.scene
        let controls = scene.targets + scene.fields.filter { !scene.targets.contains($0) }
        for obstruction in inspection.settings.obstructions {
            let free = inspection.canvas.inset(by: obstruction.insets)
            for (index, excess) in inspection.content(beyond: free, of: controls) {
                let figures = CoveredContent(covered: excess.amount, name: obstruction.name)
                inspection.add(.obstructed, [index], rule: obstruction.name, figures)
            }
        }
    }
}

/// How much of the content is under the obstruction of a name, in points.
private struct CoveredContent: ObservedFigures {
    var covered: Double
    var name: String

    var amount: Double { covered }

    func message(_ words: ObservedWords) -> String {
        "\(words.name) is under the \(name)\(words.place) by \(points(covered))"
    }
}
