import QuoinLayout
import QuoinScene

extension CheckKind {
    /// Letters and tap targets outside of the safe area, unless they scroll. What is beyond the canvas is found elsewhere.
    static let safeArea = CheckKind(.safeArea, "Content is outside of the safe area") { inspection in
        guard inspection.safeArea != .zero else { return }
        let safe = inspection.canvas.inset(by: inspection.safeArea)
        for (index, excess) in inspection.content(beyond: safe, of: inspection.scene.targets) {
            inspection.addWorst(.safeArea, index, [excess]) { UnsafeEdge(excess: $0.amount, edge: $0.edge) }
        }
    }
}

/// How far content is beyond an edge of the safe area, in points.
private struct UnsafeEdge: ObservedFigures {
    var excess: Double
    var edge: Observation.Edge

    var amount: Double { excess }

    func message(_ words: ObservedWords) -> String {
        "\(words.name) is outside of the safe area at the \(edge.rawValue) edge\(words.place) by \(points(excess))"
    }
}
