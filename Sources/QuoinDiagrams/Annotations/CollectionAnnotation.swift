import QuoinCompositional
import QuoinLayout

/// The sections of a collection with their insets, and the distances between its items, each once.
enum CollectionAnnotation: AnnotationMaker {
    static let annotation = Annotation.collections

    static func mark(_ index: Int, in subject: Subject, showsAll: Bool, into marks: inout Marks) {
        guard let kind = subject.tree.kind(of: index) as? VisibleItemsLayout else { return }
        let children = subject.tree.children(of: index)
        let items = zip(kind.contents.visibleItems, children).map { item, child in
            CollectionItem(item: item, frame: subject.frames[child])
        }
        var areas = kind.contents.areas.map { SectionMarks($1, number: $0, of: index, in: subject) }
        areas.sort { $0.number < $1.number }
        for area in areas {
            let own = items.filter { $0.item.section == area.number }
            markSection(area.number, own, in: subject.frames[index], &marks)
            area.markReferences(&marks)
            area.markInsets(&marks)
            area.markLane(own, &marks)
            area.markItems(own, &marks)
        }
        for (area, next) in zip(areas, areas.dropFirst()) where next.number == area.number + 1 {
            area.markSpacing(to: next, &marks)
        }
        var named: Set<KindInSection> = []
        for item in items {
            guard let kind = item.item.elementKind,
                named.insert(KindInSection(section: item.item.section, kind: kind)).inserted
            else { continue }
            let area = areas.first { $0.number == item.item.section }
            if area?.markAlignment(of: item, kind, &marks) != true { markKind(kind, of: item, &marks) }
        }
    }

    /// The bounds of the visible parts of all cells and supplementary views of a section.
    private static func markSection(
        _ section: Int, _ items: [CollectionItem], in viewport: Rect, _ marks: inout Marks
    ) {
        let frames = items.filter { $0.item.category != .decoration }.map(\.frame)
        guard let first = frames.first else { return }
        let whole = frames.dropFirst().reduce(first) { $0.union($1) }
        guard let across = whole[.horizontal].common(with: viewport[.horizontal]),
            let down = whole[.vertical].common(with: viewport[.vertical])
        else { return }
        let frame = Rect(across, down, axis: .horizontal).grown(by: 3)
        marks.outlines.append(OutlineMark(frame: frame, role: .layer, style: .pattern([6, 3]), width: 1))
        marks.labels.append(
            LabelMark(
                text: "section \(section)", role: .layer, place: .within(frame, [.before, .after, .above, .below])))
    }

    /// Labels a view that is not a cell with its element kind.
    private static func markKind(_ kind: String, of item: CollectionItem, _ marks: inout Marks) {
        let isBehind = item.item.category == .decoration
        marks.labels.append(
            LabelMark(
                text: kind, role: isBehind ? .layer : .structure, look: .tag,
                place: .within(item.frame, [.topRight, .bottomRight, .topLeft, .center, .after])))
    }
}

extension Annotation {
    /// The sections of collections with their insets, and the distances between items.
    public static let collections = Annotation("collections")
}

/// The views of one element kind in a section. Only the first of them is labeled.
private struct KindInSection: Hashable {
    var section: Int?
    var kind: String
}

/// An item and its frame in points of the figure.
struct CollectionItem {
    var item: CollectionLayoutVisibleItem
    var frame: Rect
}
