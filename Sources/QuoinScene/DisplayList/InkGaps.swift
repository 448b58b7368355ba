import QuoinLayout

/// The parts of a line along a text that letters leave free (CSS Text Decoration 4, §2.9).
struct InkGaps {
    private let line: Rect
    private let thickness: Double
    private var parts: [ClosedRange<Double>] = []
    /// Whether any letter is in the way.
    let areThere: Bool

    /// - Parameters:
    ///   - line: what the line takes up with all its strokes, in points.
    ///   - ink: the outlines of letters.
    ///   - thickness: of a stroke, in points: so much stays free beside a letter, as browsers have it.
    ///   - touch: letters that reach no farther into the line, in points, do not count.
    init(in line: Rect, ink: [Path], thickness: Double, touch: Double) {
        (self.line, self.thickness) = (line, thickness)
        let letters = ink.compactMap { FlatOutline($0).extent(from: line.minY + touch, to: line.maxY - touch) }
            .sorted { $0.lowerBound < $1.lowerBound }
        areThere = !letters.isEmpty
        var start = line.minX
        for letter in letters {
            addPart(from: start, to: letter.lowerBound - thickness)
            start = max(start, letter.upperBound + thickness)
        }
        addPart(from: start, to: line.maxX)
    }

    /// What is shorter than the stroke is thick would look like a speck.
    private mutating func addPart(from start: Double, to end: Double) {
        let end = min(end, line.maxX)
        if end - start >= thickness { parts.append(start...end) }
    }

    /// The area of all parts, with room for strokes that reach beyond the line.
    var area: Shape {
        var path = Path()
        for part in parts {
            path.append(
                Path(
                    Rect(
                        part.lowerBound, line.minY - thickness, part.upperBound - part.lowerBound,
                        line.size.height + 2 * thickness)))
        }
        return .path(path, .nonZero)
    }
}
