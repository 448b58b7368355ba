import Quoin

/// Draws diagrams for one test.
struct Studio {
    let renderer: PictureRenderer

    init() throws {
        renderer = try PictureRenderer()
    }

    /// The diagram of an element on a canvas with a fixed size.
    func diagram(
        _ diagram: Diagram, of element: some LayoutElement, width: Double = 300, height: Double = 200,
        direction: LayoutDirection = .leftToRight, appearance: Appearance = .light
    ) throws -> Diagram.Picture {
        var canvas = Canvas(width: ExtentRange(exactly: width), height: ExtentRange(exactly: height))
        (canvas.direction, canvas.appearance) = (direction, appearance)
        return try renderer.diagram(diagram, of: element, on: canvas)
    }
}

extension Diagram.Picture {
    /// The words of all labels, sorted.
    var words: [String] { labels.map(\.text).sorted() }

    /// The lengths of all lines along an axis that are not parts of a broken line, in points.
    func lengths(along axis: Axis) -> [Double] {
        lines.filter { $0.start[axis.cross] == $0.end[axis.cross] }.map { abs($0.end[axis] - $0.start[axis]) }
    }
}
