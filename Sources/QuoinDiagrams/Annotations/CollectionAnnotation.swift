import QuoinCompositional

/// The sections of a collection with their insets, and the distances between its items, each once.
enum CollectionAnnotation: AnnotationMaker {
    static let annotation = Annotation.collections
    static let isEssential = true

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
            markBoundary(of: area, &marks)
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

    /// The boundary of a section, outside of its content insets.
    private static func markBoundary(of section: SectionMarks, _ marks: inout Marks) {
        guard let frame = section.boundary else { return }
        marks.addOutline(frame, .position, style: .pattern([6, 3]), width: 1)
        marks.addLabel("section \(section.number)", .position, .within(frame, [.before, .after, .above, .below]))
    }

    /// Labels a view that is not a cell with its element kind.
    private static func markKind(_ kind: String, of item: CollectionItem, _ marks: inout Marks) {
        let isBehind = item.item.category == .decoration
        marks.addLabel(
            kind, isBehind ? .position : .size, look: .tag,
            .within(item.frame, [.topRight, .bottomRight, .topLeft, .center, .after]))
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
    var item: CollectionLayoutSection.VisibleItem
    var frame: Rect
}
