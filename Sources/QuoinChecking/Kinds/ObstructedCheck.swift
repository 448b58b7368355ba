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
                let figures = Figures(excess.amount, amount: excess.amount) { words in
                    "\(words.name) is under the \(obstruction.name)\(words.place) by \(points(excess.amount))"
                }
                inspection.add(.obstructed, [index], rule: obstruction.name, figures)
            }
        }
    }
}
