import QuoinScene

/// A border or an outline around an element, which is painted over its letters and children.
struct FrameLine {
    var name: String
    /// From the element's frame to the outer and to the inner edges of the line, in points, inward.
    var outer: EdgeInsets
    var inner: EdgeInsets

    /// The areas of its four sides.
    ///
    /// - Parameter frame: that of the element.
    func sides(around frame: Rect) -> [Rect] {
        let (outer, inner) = (frame.inset(by: outer), frame.inset(by: inner))
        guard inner.size.width > 0, inner.size.height > 0 else { return [outer] }
        return [
            Rect(outer.minX, outer.minY, outer.size.width, inner.minY - outer.minY),
            Rect(outer.minX, inner.maxY, outer.size.width, outer.maxY - inner.maxY),
            Rect(outer.minX, outer.minY, inner.minX - outer.minX, outer.size.height),
            Rect(inner.maxX, outer.minY, outer.maxX - inner.maxX, outer.size.height),
        ]
    }
}

extension Paint {
    /// The opaque lines around an element that is not a path.
    ///
    /// - Parameter opacity: that of the element and of those around it.
    func frameLines(opacity: Double, _ appearance: Appearance) -> [FrameLine] {
        func width(_ line: Border.Line) -> Double {
            line.fill.leastAlpha(appearance) * opacity >= 0.9 ? line.width : 0
        }
        guard !isPath else { return [] }
        var lines: [FrameLine] = []
        if let border {
            let widths = EdgeInsets(
                top: width(border.top), left: width(border.left), bottom: width(border.bottom),
                right: width(border.right))
            let outside = border.position?.outsidePart ?? 0
            func edges(_ part: Double) -> EdgeInsets {
                EdgeInsets(
                    top: widths.top * part, left: widths.left * part, bottom: widths.bottom * part,
                    right: widths.right * part)
            }
            if widths != .zero {
                lines.append(FrameLine(name: "border", outer: edges(-outside), inner: edges(1 - outside)))
            }
        }
        // A line outside of the frame is over nothing that should be there.
        if let outline, outline.offset < 0, width(outline.line) > 0 {
            lines.append(
                FrameLine(
                    name: "outline", outer: EdgeInsets(-outline.offset - outline.line.width),
                    inner: EdgeInsets(-outline.offset)))
        }
        return lines
    }
}

extension LayoutInspection {
    /// An element whose line is over letters of a text, and the size of the largest area that they share.
    typealias CoveringLine = (element: Int, line: String, shared: Size)

    /// The lines that are painted over letters: of elements around a text, of the text itself, and of what is over it. A
    /// line is meant to be there if it reaches no farther into the letters than a sixth of their size.
    func lines(over text: ShownText) -> [CoveringLine] {
        let (content, own) = (scene.texts[text.number], scene.texts[text.number].item)
        let item = scene.items[own]
        guard !item.isTransformed, !scene.lined.isEmpty else { return [] }
        let least = max(content.letterSize / 6, pixel)
        var letters: [Rect]?
        return scene.lined.compactMap { position -> CoveringLine? in
            let other = scene.items[position]
            let isAbove = position <= own ? position == own || other.end > own : other.surface != .opaque
            guard isAbove, !other.isTransformed, other.scrolls == item.scrolls, isShown(other.index) else { return nil }
            let seen = other.visibleFrame(in: layout)
            let found = other.lines.flatMap { line in
                line.sides(around: layout.frames[other.index]).flatMap { side -> [(String, Size)] in
                    guard side.overlaps(text.frame) else { return [] }
                    let ink = letters ?? inkAreas(of: text)
                    letters = ink
                    return other.parts(of: layout.frames[other.index]).flatMap { part in
                        let area = side.intersection(part).intersection(seen)
                        return ink.map { (line.name, area.intersection($0).size) }
                    }
                }
            }
            let worst = found.max { min($0.1.width, $0.1.height) < min($1.1.width, $1.1.height) }
            guard let (line, shared) = worst, min(shared.width, shared.height) > least else { return nil }
            return (other.index, line, shared)
        }
    }
}
