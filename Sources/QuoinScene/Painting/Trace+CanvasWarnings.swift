import QuoinLayout

extension Layout.Trace {
    /// Warnings, and what the canvas cuts without one of them naming the cause.
    package func addingCanvasCuts(to warnings: [Layout.Warning]) -> [Layout.Warning] {
        let tree = layout.tree
        let unshrunk = Set(warnings.filter { $0.property == "flexShrink" }.map(\.element))
        let cuts = layout.canvasCuts.filter(\.isFirst).filter { cut in
            !sequence(first: cut.element, next: tree.parent).contains { unshrunk.contains(tree.reference(to: $0)) }
        }
        return warnings
            + cuts.map { cut in
                let parts = cut.excesses.map { "\(shortDescription($0.amount)) beyond its \($0.edge) edge" }
                return tree.warning(
                    cut.element, "frame",
                    "is cut by the canvas: \(parts.joined(separator: " and "))" + remedy(for: cut))
            }
    }

    /// The inset that makes room, if the canvas grows with the layout at all of the edges.
    private func remedy(for cut: CanvasCut) -> String {
        guard let range = offer(to: 0)?.effectiveRange, let amount = cut.excesses.map(\.amount).max(),
            cut.excesses.allSatisfy({ range.max[$0.edge.axis].isInfinite })
        else { return "" }
        return "; an inset of \(shortDescription(amount.rounded(.up))) around the layout makes room for it"
    }
}
