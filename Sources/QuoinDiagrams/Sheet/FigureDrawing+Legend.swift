import QuoinLayout

extension FigureDrawing {
    /// Draws a sign of the legend; one that is there along both axes has a half in the hue of each.
    mutating func draw(_ entry: LegendEntry, in place: Rect) {
        let width = place.size.width / Double(entry.hues.count)
        for (number, hue) in entry.hues.enumerated() {
            let part = Rect(place.minX + width * Double(number), place.minY, width, place.size.height)
            draw(entry.sign, hue, in: part)
        }
    }

    private mutating func draw(_ sign: LegendEntry.Sign, _ hue: Hue, in place: Rect) {
        switch sign {
        case .outline(let style, let width):
            draw(OutlineMark(frame: place.inset(by: EdgeInsets(1)), hue: hue, style: style, width: width))
        case .band(let pattern): draw(Band(area: place, hue: hue, pattern: pattern))
        case .line(let style, let start, let end):
            let line = Segment(place[.horizontal], at: place.center.y, axis: .horizontal)
            draw(LineMark(segment: line, hue: hue, style: style, start: start, end: end))
        case .number: break
        }
    }
}
