import QuoinLayout

extension TextStyle.Decoration.Style {
    /// The height of a line with all its strokes, in points.
    func height(thickness: Double) -> Double {
        switch self {
        case .single, .dotted, .dashed, .dashDot, .dashDotDot: thickness
        case .double, .wavy: 3 * thickness
        }
    }
}

extension TextPainting {
    /// Paints a line whose upper stroke fills a rectangle.
    mutating func paint(_ style: TextStyle.Decoration.Style, _ line: Rect, _ shading: Shading) {
        switch style {
        case .single: add(.fill(.rectangle(line), shading))
        case .double:
            let lower = Rect(origin: line.origin + Point(0, 2 * line.size.height), size: line.size)
            add(.fill(.rectangle(line), shading))
            add(.fill(.rectangle(lower), shading))
        case .dotted: stroke(line, .dotted, shading)
        case .dashed: stroke(line, .dashed, shading)
        case .dashDot: stroke(line, .dashes(followedBy: 1, width: line.size.height), shading)
        case .dashDotDot: stroke(line, .dashes(followedBy: 2, width: line.size.height), shading)
        case .wavy: paintWave(along: line, shading)
        }
    }

    private mutating func stroke(_ line: Rect, _ style: Border.LineStyle, _ shading: Shading) {
        var path = Path()
        path.move(to: Point(line.minX, line.center.y))
        path.line(to: Point(line.maxX, line.center.y))
        let stroke = style.stroke(width: line.size.height, length: line.size.width, isClosed: false)
        add(.stroke(path, stroke, shading))
    }

    /// Paints a wave, three strokes high and six long, that is cut off at the text's end.
    private mutating func paintWave(along line: Rect, _ shading: Shading) {
        let thickness = line.size.height
        let middle = line.minY + thickness * 1.5
        var path = Path()
        var point = Point(line.minX, middle)
        path.move(to: point)
        var height = -2 * thickness
        // Limits the number of waves along an extremely long text.
        let length = max(3 * thickness, line.size.width / 10_000)
        while point.x < line.maxX {
            let end = point + Point(length, 0)
            path.curve(to: end, point + Point(length / 2, height), end + Point(-length / 2, height))
            (point, height) = (end, -height)
        }
        let area = Rect(line.minX, middle - 3 * thickness, line.size.width, 6 * thickness)
        withClip(.rectangle(area)) { [path] in $0.add(.stroke(path, StrokeStyle(width: thickness), shading)) }
    }
}

/// The parts of a line along a text that keep clear of its letters (CSS Text Decoration 4, §2.9).
struct InkGaps {
    private let line: Rect
    private let thickness: Double
    private var parts: [Rect] = []
    /// Whether any letter reaches into the line.
    let areThere: Bool

    /// - Parameters:
    ///   - line: the line with all its strokes, in points.
    ///   - ink: the outlines of letters.
    ///   - thickness: of a stroke, in points; as in browsers, it is also the distance to the letters.
    ///   - touch: letters that reach this far into the line at most, in points, are ignored.
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

    /// Adds a part, with a margin for strokes that reach beyond the line. A part shorter than the thickness of the stroke
    /// would look like a speck.
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
