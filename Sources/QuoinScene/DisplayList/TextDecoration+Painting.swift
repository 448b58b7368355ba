import QuoinLayout

extension TextDecoration.Style {
    /// What a line takes up with all its strokes, from the upper edge of the first, in points.
    func height(thickness: Double) -> Double {
        switch self {
        case .single, .dotted, .dashed: thickness
        case .double, .wavy: 3 * thickness
        }
    }

    /// The steps that paint a line, whose upper stroke takes up a rectangle.
    func operations(_ line: Rect, _ shading: Shading) -> [DisplayOperation] {
        let thickness = line.size.height
        switch self {
        case .single: return [.fill(.rectangle(line), shading)]
        case .double:
            let lower = Rect(origin: line.origin + Point(0, 2 * thickness), size: line.size)
            return [.fill(.rectangle(line), shading), .fill(.rectangle(lower), shading)]
        case .dotted: return [interrupted(line, .dotted, shading)]
        case .dashed: return [interrupted(line, .dashed, shading)]
        case .wavy: return wave(along: line, shading)
        }
    }

    private func interrupted(_ line: Rect, _ style: LineStyle, _ shading: Shading) -> DisplayOperation {
        var path = Path()
        path.move(to: Point(line.minX, line.center.y))
        path.line(to: Point(line.maxX, line.center.y))
        return .stroke(
            path, style.stroke(width: line.size.height, length: line.size.width, isClosed: false), shading)
    }

    /// A wave three strokes high, six long, cut off where the text ends.
    private func wave(along line: Rect, _ shading: Shading) -> [DisplayOperation] {
        let thickness = line.size.height
        let middle = line.minY + thickness * 1.5
        var path = Path()
        var point = Point(line.minX, middle)
        path.move(to: point)
        var height = -2 * thickness
        // A text without end in a hostile document would have waves without number.
        let length = max(3 * thickness, line.size.width / 10_000)
        while point.x < line.maxX {
            let end = point + Point(length, 0)
            path.curve(to: end, point + Point(length / 2, height), end + Point(-length / 2, height))
            (point, height) = (end, -height)
        }
        let area = Rect(line.minX, middle - 3 * thickness, line.size.width, 6 * thickness)
        return [.pushClip(.rectangle(area)), .stroke(path, StrokeStyle(width: thickness), shading), .popClip]
    }
}
