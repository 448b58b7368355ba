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

extension Annotation {
    /// The frames of elements that contain others, with their names; of collections, sections, groups and items.
    public static let outlines = Annotation("outlines")
}

extension Subject {
    /// What documents call the kind of an element: a stack is a row or a column.
    func kindName(of index: Int) -> String {
        let kind = tree.kind(of: tree.paintedLayout(in: index) ?? index)
        guard let stack = kind as? StackLayout else { return type(of: kind).name }
        return stack.direction == .horizontal ? "row" : "column"
    }
}
