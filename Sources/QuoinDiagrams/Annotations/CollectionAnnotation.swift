import QuoinCompositional
import QuoinLayout

/// The sections of a collection, and the distances between its items, each once.
enum CollectionAnnotation: AnnotationMaker {
    static let annotation = Annotation.collections

    static func mark(_ index: Int, in subject: Subject, showsAll: Bool, into marks: inout Marks) {
        guard let kind = subject.tree.kind(of: index) as? VisibleItemsLayout else { return }
        let children = subject.tree.children(of: index)
        let items = zip(kind.contents.visibleItems, children).map { item, child in
            CollectionItem(item: item, frame: subject.frames[child])
        }
        let sections = Dictionary(grouping: items, by: \.item.section)
        for section in sections.keys.compactMap(\.self).sorted() {
            let own = sections[section] ?? []
            markSection(section, own, &marks)
            for axis in Axis.allCases {
                markGaps(own.filter { $0.item.category == .cell }.map(\.frame), axis, subject, &marks)
            }
        }
        var named: Set<KindInSection> = []
        for item in items {
            guard let kind = item.item.elementKind,
                named.insert(KindInSection(section: item.item.section, kind: kind)).inserted
            else { continue }
            markKind(kind, of: item, &marks)
        }
    }

    /// The bounds of all cells and supplementary views of a section.
    private static func markSection(_ section: Int, _ items: [CollectionItem], _ marks: inout Marks) {
        let frames = items.filter { $0.item.category != .decoration }.map(\.frame)
        guard let first = frames.first else { return }
        let frame = frames.dropFirst().reduce(first) { $0.union($1) }.grown(by: 3)
        marks.outlines.append(OutlineMark(frame: frame, role: .layer, style: .pattern([6, 3]), width: 1))
        marks.labels.append(
            LabelMark(
                text: "section \(section)", role: .layer, place: .within(frame, [.before, .behind, .above, .below])))
    }

    /// The distances between neighbors along an axis.
    private static func markGaps(_ frames: [Rect], _ axis: Axis, _ subject: Subject, _ marks: inout Marks) {
        var seen: Set<String> = []
        for frame in frames {
            let next = frames.filter { other in
                other[axis].lowerBound >= frame[axis].upperBound - 0.5
                    && other[axis.cross].common(with: frame[axis.cross]) != nil
            }.min { $0[axis].lowerBound < $1[axis].lowerBound }
            guard let next, next[axis].lowerBound - frame[axis].upperBound > 0.5,
                let across = next[axis.cross].common(with: frame[axis.cross])
            else { continue }
            let span = frame[axis].upperBound...next[axis].lowerBound
            marks.addBand(Rect(span, across, axis: axis), MarkRole(axis), .falling, meaning: "between items")
            let text = subject.text(ofLength: span.length)
            guard seen.insert(text).inserted else { continue }
            marks.dimensions.append(DimensionMark(axis, span, across: across, text, place: .gap))
        }
    }

    /// Labels a view that is not a cell with its element kind.
    private static func markKind(_ kind: String, of item: CollectionItem, _ marks: inout Marks) {
        let isBehind = item.item.category == .decoration
        marks.labels.append(
            LabelMark(
                text: kind, role: isBehind ? .layer : .structure, look: .tag,
                place: .within(item.frame, [.topRight, .bottomRight, .topLeft, .center, .behind])))
    }
}

extension Annotation {
    /// The sections of collections, and the distances between items.
    public static let collections = Annotation("collections")
}

/// The views of one element kind in a section, the first of which is labeled.
private struct KindInSection: Hashable {
    var section: Int?
    var kind: String
}

/// An item and its frame in points of the figure.
private struct CollectionItem {
    var item: CollectionLayoutVisibleItem
    var frame: Rect
}
