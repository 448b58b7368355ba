import QuoinDocument
import QuoinExplanations
import QuoinLayout
import QuoinValues

extension Figures {
    /// How far an element or its letters extend beyond an edge.
    ///
    /// - Parameters:
    ///   - outer: the element whose edge it is; `nil` for the canvas.
    ///   - tree: its tree. A screen may have another one each time it is laid out.
    ///   - isCut: whether what is beyond the edge is cut off.
    static func passedEdge(
        by excess: Excess, of outer: Int?, in tree: LayoutTree, isCut: Bool = false, isHidden: Bool
    ) -> Figures {
        Figures(
            excess.amount, words: [excess.edge.rawValue, "\(outer ?? -1) \(isHidden)"], amount: excess.amount,
            isHidden: isHidden
        ) { words in
            let name = outer.map(tree.shownName) ?? "the canvas"
            let problem: LayoutProblem = isCut ? .clipped(excess.edge, by: name) : .passing(excess.edge, of: name)
            let figures = "\(words.place) by \(points(excess.amount))" + (isHidden ? " and is hidden" : "")
            return "\(words.name) \(problem.words(figures))"
        } causes: {
            $0.reach(beyond: excess.edge, of: outer, blamesNeighbors: !isCut)
        }
    }
}

extension LayoutInspection {
    /// Adds how far an element extends beyond an element that cuts it off, or beyond the canvas.
    mutating func addWorst(_ element: Int, _ excesses: [Excess], cutBy clip: Int? = nil) {
        let (isHidden, tree) = (isHidden(element), layout.tree)
        addWorst(clip == nil ? .overflow : .cut, element, excesses) {
            .passedEdge(by: $0, of: clip, in: tree, isCut: clip != nil, isHidden: isHidden)
        }
    }
}
