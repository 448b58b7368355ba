extension CheckKind {
    /// Letters and tap targets outside of the safe area, unless they scroll. What is beyond the canvas is found elsewhere.
    static let safeArea = CheckKind(.safeArea, "Content is outside of the safe area") { inspection in
        guard inspection.safeArea != .zero else { return }
        let safe = inspection.canvas.inset(by: inspection.safeArea)
        for (index, excess) in inspection.content(beyond: safe, of: inspection.scene.targets) {
            inspection.addWorst(.safeArea, index, [excess]) { excess in
                Figures(excess.amount, words: [excess.edge.rawValue], amount: excess.amount) { words in
                    "\(words.name) is outside of the safe area at the \(excess.edge.rawValue) edge\(words.place) by "
                        + points(excess.amount)
                }
            }
        }
    }
}
