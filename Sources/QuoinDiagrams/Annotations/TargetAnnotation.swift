import QuoinLayout
import QuoinScene

/// What a finger has to hit: the least room for it around what is smaller, and where the room of two is the same.
enum TargetAnnotation: AnnotationMaker {
    static let annotation = Annotation.targets
    static let isDefault = false

    /// The least width and height, in points (Apple's Human Interface Guidelines; WCAG 2.2, 2.5.5).
    private static let least = 44.0

    static func mark(_ index: Int, in subject: Subject, wholly: Bool, into marks: inout Marks) {
        guard wholly || isTarget(index, in: subject) else { return }
        let size = subject.layout.frames[index].size
        let room = room(of: index, in: subject)
        if size.width >= least - 0.01, size.height >= least - 0.01 {
            marks.outlines.append(OutlineMark(frame: room, hue: .share))
            marks.explain(.outline(.solid, width: 1.5), .share, "at least 44 × 44")
        } else {
            marks.outlines.append(OutlineMark(frame: room, hue: .excess, style: missing))
            marks.explain(.outline(missing, width: 1.5), .excess, "44 × 44 around less")
            marks.labels.append(
                LabelMark(
                    text: "\(numberText(size.width)) × \(numberText(size.height))", hue: .excess,
                    place: .within(room, [.below, .above, .behind, .before])))
        }
        for other in subject.elements where other < index && isTarget(other, in: subject) {
            markOverlap(room, self.room(of: other, in: subject), &marks)
        }
    }

    private static let missing = LineStyle.pattern([4, 3])

    /// Buttons, and texts with a link.
    private static func isTarget(_ index: Int, in subject: Subject) -> Bool {
        if subject.tree.composition(of: index)?.name == "button" { return true }
        guard let text = subject.tree.kind(of: index) as? TextNode else { return false }
        return text.text.spans.contains { $0.style.link != nil }
    }

    /// The frame, or the least room around its middle where that is larger; in points of the figure.
    private static func room(of index: Int, in subject: Subject) -> Rect {
        let (frame, least) = (subject.frames[index], least * subject.zoom)
        return Rect(center: frame.center, size: Size(max(frame.size.width, least), max(frame.size.height, least)))
    }

    private static func markOverlap(_ first: Rect, _ second: Rect, _ marks: inout Marks) {
        guard let across = first[.horizontal].common(with: second[.horizontal]), across.length > 0.5,
            let down = first[.vertical].common(with: second[.vertical]), down.length > 0.5
        else { return }
        marks.bands.append(Band(area: Rect(across, down, axis: .horizontal), hue: .excess, pattern: .crossed))
        marks.explain(.band(.crossed), .excess, "too close")
    }
}

extension Annotation {
    /// Buttons and links, and those among them that are hard to hit.
    public static let targets = Annotation("targets")
}
