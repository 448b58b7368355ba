import QuoinScene

/// Touch targets: the least size around smaller targets, and where targets overlap.
enum TargetAnnotation: AnnotationMaker {
    static let annotation = Annotation.targets
    static let isDefault = false

    private static let least = Annotation.leastTarget
    private static let leastText = "\(numberText(least)) × \(numberText(least))"

    static func mark(_ index: Int, in subject: Subject, showsAll: Bool, into marks: inout Marks) {
        guard showsAll || isTarget(index, in: subject) else { return }
        let size = subject.layout.frames[index].size
        let area = area(of: index, in: subject)
        if size.width >= least - 0.01, size.height >= least - 0.01 {
            marks.addOutline(area, .room, meaning: "at least \(leastText)")
        } else {
            marks.addOutline(area, .overflow, style: .pattern([4, 3]), meaning: "\(leastText) around less")
            marks.addLabel(
                "\(numberText(size.width)) × \(numberText(size.height))", .overflow,
                .within(area, [.below, .above, .after, .before]))
        }
        for other in subject.elements where other < index && isTarget(other, in: subject) {
            markOverlap(area, self.area(of: other, in: subject), &marks)
        }
    }

    /// Buttons and texts with a link are targets.
    private static func isTarget(_ index: Int, in subject: Subject) -> Bool {
        if subject.tree.composition(of: index)?.name == "button" { return true }
        guard let text = subject.tree.kind(of: index) as? TextNode else { return false }
        return text.text.spans.contains { $0.style.link != nil }
    }

    /// The frame, enlarged around its middle to at least the least size, in points of the figure.
    private static func area(of index: Int, in subject: Subject) -> Rect {
        let (frame, least) = (subject.frames[index], least * subject.zoom)
        return Rect(center: frame.center, size: Size(max(frame.size.width, least), max(frame.size.height, least)))
    }

    private static func markOverlap(_ first: Rect, _ second: Rect, _ marks: inout Marks) {
        guard let across = first[.horizontal].common(with: second[.horizontal]), across.length > 0.5,
            let down = first[.vertical].common(with: second[.vertical]), down.length > 0.5
        else { return }
        marks.addBand(Rect(across, down, axis: .horizontal), .overflow, meaning: "too close")
    }
}

extension Annotation {
    /// The touch targets of buttons and links.
    public static let targets = Annotation("targets")
}

extension Annotation {
    /// The least width and height of a tap target, in points (Apple's Human Interface Guidelines; WCAG 2.2, 2.5.5).
    package static let leastTarget = 44.0
}
