import QuoinCompositional
import QuoinScene

/// Frames of elements that contain others, each with a name at its rim and a color by its depth; of a collection, the
/// frames of sections, groups and items.
enum OutlineAnnotation: AnnotationMaker {
    static let annotation = Annotation.outlines
    static let isDefault = false

    /// The colors of frames within each other.
    private static let roles: [MarkRole] = [.inset, .overflow, .room, .position]

    static func mark(_ index: Int, in subject: Subject, showsAll: Bool, into marks: inout Marks) {
        if let kind = subject.tree.kind(of: index) as? VisibleItemsLayout {
            return markSections(of: kind.contents, index, subject, &marks)
        }
        guard showsAll || isShown(index, in: subject), !subject.isPaintedLayout(index) else { return }
        let depth = sequence(first: index, next: subject.tree.parent).dropFirst().count { isShown($0, in: subject) }
        let frame = subject.frames[index]
        marks.outlinesOfElements[index] = marks.outlines.count
        markFrame(frame, subject.tree.id(of: index) ?? subject.kindName(of: index), depth: depth, &marks)
        widenOutlines(around: index, frame, in: subject, &marks)
    }

    /// Whether an element is a part of the structure: it contains several others, or has a name and contains something.
    private static func isShown(_ index: Int, in subject: Subject) -> Bool {
        let children = subject.tree.children(of: subject.tree.paintedLayout(in: index) ?? index)
        guard !subject.isPaintedLayout(index), !children.isEmpty else { return false }
        return children.count > 1 || subject.tree.id(of: index) != nil
    }

    private static func markFrame(_ frame: Rect, _ name: String?, depth: Int, _ marks: inout Marks) {
        let role = roles[depth % roles.count]
        marks.addOutline(frame, role)
        guard let name else { return }
        marks.addLabel(
            name, role, look: .tab,
            .within(frame, [.rimLeft, .rimRight, .rim, .lowerRimLeft, .lowerRimRight, .before, .after]))
    }

    /// The least distance between an outline and one around it, in points.
    private static let distance = 3.0

    /// Moves the outlines of ancestors outward, where they hide nothing of the element, so that no outlines coincide.
    private static func widenOutlines(around index: Int, _ frame: Rect, in subject: Subject, _ marks: inout Marks) {
        var inner = frame
        for ancestor in sequence(first: index, next: subject.tree.parent).dropFirst() {
            guard let outer = marks.outlinesOfElements[ancestor] else { continue }
            inner = marks.outlines[outer].frame.union(inner.grown(by: distance))
            marks.outlines[outer].frame = inner
        }
    }

    // MARK: Collections

    /// Frames sections, their groups and their items, and names the first of each.
    private static func markSections(
        of contents: CollectionLayoutContents, _ index: Int, _ subject: Subject, _ marks: inout Marks
    ) {
        let items = zip(contents.visibleItems, subject.tree.children(of: index)).map { item, child in
            CollectionItem(item: item, frame: subject.frames[child])
        }
        for (number, area) in contents.areas.sorted(by: { $0.key < $1.key }) {
            let section = SectionMarks(area, number: number, of: index, in: subject)
            if let frame = section.boundary {
                markFrame(frame.grown(by: distance), "section \(number)", depth: 0, &marks)
            }
            let cells = items.filter { $0.item.section == number && $0.item.category == .cell }
            var groups: [Int: Rect] = [:]
            for cell in cells {
                guard let row = cell.item.row else { continue }
                let place = cell.frame.outset(by: cell.item.space.insets, subject)
                groups[row] = groups[row]?.union(place) ?? place
            }
            let places = groups.sorted { $0.key < $1.key }.compactMap { section.visible($0.value) }
            for (position, place) in places.enumerated() {
                markFrame(place, position == 0 ? "group" : nil, depth: 1, &marks)
            }
            for (position, frame) in cells.compactMap({ section.visible($0.frame) }).enumerated() {
                markFrame(frame.inset(by: EdgeInsets(distance)), position == 0 ? "item" : nil, depth: 2, &marks)
            }
        }
    }
}

extension Subject {
    /// What documents call the kind of an element: a stack is a row or a column.
    func kindName(of index: Int) -> String {
        let kind = tree.kind(of: tree.paintedLayout(in: index) ?? index)
        guard let stack = kind as? StackLayout else { return type(of: kind).name }
        return stack.direction == .horizontal ? "row" : "column"
    }
}

/// The ids of elements, or the kinds of elements without an id.
enum NameAnnotation: AnnotationMaker {
    static let annotation = Annotation.names
    static let isDefault = false

    static func mark(_ index: Int, in subject: Subject, showsAll: Bool, into marks: inout Marks) {
        let id = subject.tree.id(of: index)
        guard id != nil || (showsAll && !subject.isPaintedLayout(index)) else { return }
        marks.addLabel(
            id ?? subject.kindName(of: index), .size, look: .tag,
            .within(subject.frames[index], spots(for: index, in: subject)))
    }

    /// The label of a leaf is in its middle, the label of a container at a corner.
    private static func spots(for index: Int, in subject: Subject) -> [LabelMark.Spot] {
        let corners: [LabelMark.Spot] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
        return subject.tree.children(of: index).isEmpty
            ? [.center] + corners + [.above, .below] : corners + [.above, .below, .center]
    }
}

/// Elements with a tint; the legend lists their kinds.
enum HighlightAnnotation: AnnotationMaker {
    static let annotation = Annotation.highlights
    static let isDefault = false

    static func mark(_ index: Int, in subject: Subject, showsAll: Bool, into marks: inout Marks) {
        guard showsAll || subject.tree.id(of: index) != nil, !subject.isPaintedLayout(index) else { return }
        let name = subject.kindName(of: index)
        let roles = MarkRole.allCases.filter { $0.look.form == .flat }
        let known = marks.legend.first { $0.text == name }?.role
        marks.addBand(subject.frames[index], known ?? roles[marks.legend.count % roles.count], meaning: name)
    }
}

/// The viewport of a scroll node and its content: hidden parts are faint, and the bounds of the content are dashed.
enum ScrollAnnotation: AnnotationMaker {
    static let annotation = Annotation.scroll

    static func mark(_ index: Int, in subject: Subject, showsAll: Bool, into marks: inout Marks) {
        guard let kind = subject.tree.kind(of: index) as? ScrollNode,
            let content = subject.tree.children(of: index).first
        else { return }
        let viewport = subject.frames[index]
        var frame = subject.frames[content]
        if let size = kind.contentSize { frame.size = Size(size.width * subject.zoom, size.height * subject.zoom) }
        marks.faintElements.append(content)
        marks.addOutline(frame, .size, style: line, width: 1)
        marks.addOutline(viewport, .position, width: 2, meaning: "viewport")
        marks.addLegend(.outline(line, width: 1), .size, "content")
        for axis in Axis.allCases where showsAll || kind.contentOffset[axis] != 0 {
            let (start, end) = (frame[axis].lowerBound, viewport[axis].lowerBound)
            guard end - start > 0.5 else { continue }
            let text = "contentOffset \(subject.text(ofLength: end - start))"
            marks.addDimension(axis, start...end, across: viewport[axis.cross], text, .size, place: .within)
        }
    }

    private static let line = Border.LineStyle.pattern([6, 3])
}

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

/// The parts of elements that extend beyond their parents, or beyond the canvas where a parent does so as well. By
/// default, elements without children are marked on the sides on which they extend beyond the canvas.
enum OverflowAnnotation: AnnotationMaker {
    static let annotation = Annotation.overflow
    static let isEssential = true

    static func mark(_ index: Int, in subject: Subject, showsAll: Bool, into marks: inout Marks) {
        guard showsAll || subject.tree.children(of: index).isEmpty, !subject.isInViewport(index) else { return }
        for axis in Axis.allCases {
            let sides = sides(of: index, along: axis, subject)
            for side in sides where side.start < side.end - 0.5 && (showsAll || side.leavesCanvas) {
                mark(side.start...side.end, of: index, along: axis, subject, &marks)
            }
        }
    }

    /// The part of an element on one side of its parent's visible part.
    private struct Side {
        var start: Double
        var end: Double
        /// Whether the element extends beyond the canvas on that side.
        var leavesCanvas: Bool
    }

    private static func sides(of index: Int, along axis: Axis, _ subject: Subject) -> [Side] {
        let (own, canvas) = (subject.frames[index][axis], subject.bounds[axis])
        let parent = subject.tree.parent(of: index).map { subject.frames[$0][axis] } ?? canvas
        let start = max(parent.lowerBound, canvas.lowerBound)
        let end = min(parent.upperBound, canvas.upperBound)
        return [
            Side(
                start: own.lowerBound, end: min(start, own.upperBound),
                leavesCanvas: own.lowerBound < canvas.lowerBound - 0.5),
            Side(
                start: max(end, own.lowerBound), end: own.upperBound,
                leavesCanvas: own.upperBound > canvas.upperBound + 0.5),
        ]
    }

    private static func mark(
        _ span: ClosedRange<Double>, of index: Int, along axis: Axis, _ subject: Subject, _ marks: inout Marks
    ) {
        let across = subject.frames[index][axis.cross]
        marks.addBand(Rect(span, across, axis: axis), .overflow, meaning: "overflow")
        marks.addDimension(
            axis, span, across: across, "+" + subject.text(ofLength: span.length), .overflow, isBand: true)
        if !marks.faintElements.contains(index) { marks.faintElements.append(index) }
    }
}

extension Subject {
    /// Whether an ancestor of the element clips it.
    fileprivate func isInViewport(_ index: Int) -> Bool {
        sequence(first: index, next: tree.paintedParent).dropFirst().contains { parent in
            tree.kind(of: parent).showsPartOfContent
        }
    }
}

extension Annotation {
    /// The frames of elements that contain others, with their names; of collections, sections, groups and items.
    public static let outlines = Annotation("outlines")
    /// The ids of elements, and with a scope other than ``Scope/setByAuthor`` the kinds of elements without an id.
    public static let names = Annotation("names")
    /// A tint over elements.
    public static let highlights = Annotation("highlights")
    /// The viewports of scroll nodes, with their whole content.
    public static let scroll = Annotation("scroll")
    /// The touch targets of buttons and links.
    public static let targets = Annotation("targets")

    /// The least width and height of a tap target, in points (Apple's Human Interface Guidelines; WCAG 2.2, 2.5.5).
    package static let leastTarget = 44.0
    /// The parts of elements that extend beyond their parents, or beyond the canvas where a parent does so as well. By
    /// default, only elements that extend beyond the canvas are marked.
    public static let overflow = Annotation("overflow")
}
