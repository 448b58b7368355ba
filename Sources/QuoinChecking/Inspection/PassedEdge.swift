import QuoinDocument
import QuoinExplanations
import QuoinLayout
import QuoinValues

/// How far an element or its letters extend beyond an edge, in points.
struct PassedEdge: ObservedFigures {
    var excess: Excess
    /// The element whose edge it is; `nil` for the canvas.
    var outer: Int?
    /// Whether what is beyond the edge is cut off.
    var isCut = false
    var isHidden: Bool
    var amount: Double { excess.amount }

    func message(_ words: ObservedWords) -> String {
        let name = outer.map(words.seen.name) ?? "the canvas"
        let problem: LayoutProblem = isCut ? .clipped(excess.edge, by: name) : .passing(excess.edge, of: name)
        let figures = "\(words.place) by \(points(excess.amount))" + (isHidden ? " and is hidden" : "")
        return "\(words.name) \(problem.words(figures))"
    }

    func causes(_ search: CauseFinding) -> [CauseFinding.Candidate] {
        search.reach(beyond: excess.edge, blamesNeighbors: !isCut)
    }
}

extension LayoutInspection {
    /// Adds how far an element extends beyond an element that cuts it off, or beyond the canvas.
    mutating func addWorst(_ element: Int, _ excesses: [Excess], cutBy clip: Int? = nil) {
        let isHidden = isHidden(element)
        addWorst(clip == nil ? .overflow : .cut, element, excesses) {
            PassedEdge(excess: $0, outer: clip, isCut: clip != nil, isHidden: isHidden)
        }
    }
}
