import QuoinLayout

/// The parts of a line along a text that letters leave free (CSS Text Decoration 4, §2.9).
struct InkGaps {
    private let line: Rect
    private let thickness: Double
    private var parts: [Rect] = []
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
            .sorted { $0.start < $1.start }
        areThere = !letters.isEmpty
        var start = line.minX
        for letter in letters {
            addPart(from: start, to: letter.start - thickness)
            start = max(start, letter.end + thickness)
        }
        addPart(from: start, to: line.maxX)
    }

    /// Adds a part, with room for strokes that reach beyond the line; what is shorter than the stroke is thick would look
    /// like a speck.
    private mutating func addPart(from start: Double, to end: Double) {
        let width = min(end, line.maxX) - start
        guard width >= thickness else { return }
        parts.append(Rect(start, line.minY - thickness, width, line.size.height + 2 * thickness))
    }

    /// The area of all parts.
    var area: Shape {
        var path = Path()
        for part in parts { path.append(Path(part)) }
        return .path(path, .nonZero)
    }
}
