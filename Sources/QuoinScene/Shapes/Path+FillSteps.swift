import QuoinLayout

extension Path {
    /// The number of lines, curves and beginnings.
    package var vertexCount: Int { elements.count }

    /// About how many steps it takes to fill the path. Cairo takes one wherever an edge crosses another.
    ///
    /// Lines that lie evenly in a rectangle cross as often as the square of their length is large for its area.
    package var fillSteps: Double {
        let bounds = bounds
        let edges = Double(elements.count) * Self.edgesPerSegment
        let area = Double.pi * bounds.size.width * bounds.size.height
        let crossings = min(edges * edges / 4, area > 0 ? length * length / area : .infinity)
        return edges * Self.stepsPerEdge + crossings
    }

    /// The most steps of a shape: a few seconds.
    package static let mostFillSteps = 200_000_000

    private static let edgesPerSegment = 4.0
    private static let stepsPerEdge = 4.0
}
