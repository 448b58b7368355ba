import QuoinCompositional
import QuoinScene

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

/// Marks one section of a collection.
struct SectionMarks {
    let number: Int
    let area: SectionArea
    let subject: Subject
    /// The collection, in points of the figure.
    private let viewport: Rect

    init(_ area: SectionArea, number: Int, of index: Int, in subject: Subject) {
        (self.area, self.number, self.subject) = (area, number, subject)
        viewport = subject.frames[index]
    }

    var axis: Axis { area.axis }

    /// A rectangle of the collection, in points of the figure.
    func placed(_ rect: Rect) -> Rect { rect.scaled(by: subject.zoom).moved(by: viewport.origin) }

    /// The part of an extent that is in view; `nil` if it is outside.
    private func visible(_ extent: ClosedRange<Double>, _ axis: Axis) -> ClosedRange<Double>? {
        extent.common(with: viewport[axis]).flatMap { $0.length > 0.5 ? $0 : nil }
    }

    // MARK: Insets

    /// The visible part of the section, with its insets and boundary items.
    var boundary: Rect? { visible(placed(area.bounds)) }

    /// The part of a rectangle that is in view, in points of the figure; `nil` if it is outside.
    func visible(_ frame: Rect) -> Rect? {
        guard let across = visible(frame[.horizontal], .horizontal), let down = visible(frame[.vertical], .vertical)
        else { return nil }
        return Rect(across, down, axis: .horizontal)
    }

    /// The content insets around the groups.
    func markInsets(_ marks: inout Marks) {
        let (outer, inner) = (placed(area.content), placed(area.groups))
        for axis in Axis.allCases {
            let extent = axis == .horizontal ? outer[.vertical] : inner[.horizontal]
            guard let across = visible(extent, axis.cross) else { continue }
            for span in Self.ends(of: outer[axis], around: inner[axis]) where visible(span, axis) == span {
                marks.addBand(
                    Rect(span, across, axis: axis), .inset, meaning: "contentInsets")
                let text = subject.text(ofLength: span.length)
                let middle = inner[axis.cross].common(with: across) ?? across
                marks.addDimension(axis, span, across: middle, text, .inset, isBand: true)
            }
        }
    }

    /// The insets that the section and its boundary items refer to: those that are set, and those that take space.
    func markReferences(_ marks: inout Marks) {
        let section = area.section
        let isSet = section.contentInsetsReference != .automatic
        if isSet || area.hasReferenceInsets {
            let name = isSet ? area.reference.rawValue : "automatic: \(area.reference.rawValue)"
            markReference(name, Rect(area.content[axis], area.content[axis.cross], axis: axis), &marks)
        }
        guard !section.boundarySupplementaryItems.isEmpty, section.supplementariesFollowContentInsets,
            section.supplementaryContentInsetsReference != .automatic
        else { return }
        let head = area.bounds[axis].lowerBound...max(area.bounds[axis].lowerBound, area.content[axis].lowerBound)
        markReference(
            area.boundaryReference.rawValue, Rect(head, area.boundary[axis.cross], axis: axis), &marks)
    }

    private func markReference(_ name: String, _ frame: Rect, _ marks: inout Marks) {
        let (whole, bounds) = (placed(frame), placed(area.bounds))
        guard let along = visible(whole[axis], axis) else { return }
        let frame = Rect(along, whole[axis.cross], axis: axis)
        let style = Border.LineStyle.pattern([4, 2])
        for edge in [frame[axis.cross].lowerBound, frame[axis.cross].upperBound] {
            marks.add(
                LineMark(segment: Segment(frame[axis], at: edge, axis: axis), role: .position, style: style, width: 1.5)
            )
        }
        marks.addLabel(name, .position, look: .tag, .within(frame, [.center, .below, .above, .after]))
        for span in Self.ends(of: bounds[axis.cross], around: frame[axis.cross]) {
            let text = subject.text(ofLength: span.length)
            marks.addDimension(axis.cross, span, across: frame[axis], text, .inset, place: .beside)
        }
    }

    /// The parts of an extent before and after another one.
    private static func ends(
        of outer: ClosedRange<Double>, around inner: ClosedRange<Double>
    ) -> [ClosedRange<Double>] {
        [(outer.lowerBound, inner.lowerBound), (inner.upperBound, outer.upperBound)]
            .filter { $1 - $0 > 0.5 }.map { $0...$1 }
    }

    /// The distance to the next section.
    func markSpacing(to next: SectionMarks, _ marks: inout Marks) {
        let (frame, following) = (placed(area.bounds), placed(next.area.bounds))
        let start = frame[axis].upperBound
        guard following[axis].lowerBound - start > 0.5 else { return }
        let span = start...following[axis].lowerBound
        guard visible(span, axis) == span else { return }
        marks.addBand(Rect(span, frame[axis.cross], axis: axis), .spacing, meaning: "between sections")
        let text = subject.text(ofLength: span.length)
        marks.addDimension(axis, span, across: frame[axis.cross], text, .spacing, isBand: true)
    }

    // MARK: Boundary items

    /// The edges at which a boundary item is aligned, with its element kind and alignment.
    ///
    /// - Returns: whether the item is a boundary item of the section.
    func markAlignment(of item: CollectionItem, _ kind: String, _ marks: inout Marks) -> Bool {
        let described = area.section.boundarySupplementaryItems.first { $0.elementKind == kind }
        guard item.item.category == .boundary, let described, area.section.list == nil else { return false }
        let name = described.alignment.rawValue
        let words = name.lowercased()
        let content = placed(area.content)
        let isMirrored = subject.isRightToLeft
        let edges: [(String, Axis, Double)] = [
            ("top", .vertical, content.minY), ("bottom", .vertical, content.maxY),
            ("leading", .horizontal, isMirrored ? content.maxX : content.minX),
            ("trailing", .horizontal, isMirrored ? content.minX : content.maxX),
        ]
        for (word, axis, edge) in edges where words.contains(word) {
            let along = content[axis.cross]
            marks.add(
                LineMark(
                    segment: Segment((along.lowerBound - 6)...(along.upperBound + 6), at: edge, axis: axis.cross),
                    role: .position, isHard: false))
        }
        marks.addLabel(
            "\(kind): \(name)", .position, look: .tag,
            .within(item.frame, [.after, .below, .above, .before, .topRight]))
        return true
    }
}

extension SectionMarks {
    /// The distances between neighbors along an axis. A flexible distance is marked each time, others once.
    func markGaps(_ cells: [CollectionItem], _ axis: Axis, _ marks: inout Marks) {
        let places = cells.map { cell in
            ItemGaps.Place(
                frame: cell.frame.outset(by: cell.item.space.insets, subject)
                    .outset(by: cell.item.space.edges, subject),
                row: cell.item.row)
        }
        var seen: Set<String> = []
        for gap in ItemGaps(between: places, along: axis).gaps {
            marks.addBand(Rect(gap.span, gap.across, axis: axis), .spacing, meaning: "between items")
            var text = subject.text(ofLength: gap.span.length)
            let least = gap.isInRow ? leastSpacing(along: axis) : nil
            if let least { text = "≥ \(numberText(least)) → \(text)" }
            guard seen.insert(text).inserted || least != nil else { continue }
            marks.addDimension(axis, gap.span, across: gap.across, text, .spacing, isBand: true)
        }
    }

    /// The least distance between the items of a group along an axis, if more of it is a share of the free space.
    private func leastSpacing(along axis: Axis) -> Double? {
        guard case .linear(axis, _, _)? = area.section.group.arrangement,
            case .flexible(let least)? = area.section.group.interItemSpacing
        else { return nil }
        return least
    }
}

/// The gaps between the items of a section along an axis. Items that face one item across the same distance, such as those of
/// a group beside it, have one gap.
private struct ItemGaps {
    /// An item with the space around it.
    struct Place {
        var frame: Rect
        /// The row of the item's group; `nil` if it is in none.
        var row: Int?
    }

    struct Gap {
        var span: ClosedRange<Double>
        var across: ClosedRange<Double>
        /// The positions of an item before the gap, and of one after it.
        var before: Int
        var behind: Int
        /// Whether the gap is within a row of a group.
        var isInRow: Bool
    }

    private(set) var gaps: [Gap] = []
    private let places: [Place]
    private let axis: Axis

    init(between places: [Place], along axis: Axis) {
        (self.places, self.axis) = (places, axis)
        for before in places.indices {
            for behind in neighbors(of: before) { add(from: before, to: behind) }
        }
    }

    /// The nearest items after an item: all that begin at the same place.
    private func neighbors(of number: Int) -> [Int] {
        let frame = places[number].frame
        let behind = places.indices.filter { other in
            places[other].frame[axis].lowerBound >= frame[axis].upperBound - 0.5
                && places[other].frame[axis.cross].common(with: frame[axis.cross]) != nil
        }
        guard let nearest = behind.map({ places[$0].frame[axis].lowerBound }).min() else { return [] }
        return behind.filter { places[$0].frame[axis].lowerBound < nearest + 0.5 }
    }

    private mutating func add(from before: Int, to behind: Int) {
        let (frame, next) = (places[before].frame, places[behind].frame)
        guard next[axis].lowerBound - frame[axis].upperBound > 0.5,
            let across = next[axis.cross].common(with: frame[axis.cross])
        else { return }
        let gap = Gap(
            span: frame[axis].upperBound...next[axis].lowerBound, across: across, before: before, behind: behind,
            isInRow: places[before].row == places[behind].row)
        guard let number = gaps.lastIndex(where: { continues($0, gap) }) else { return gaps.append(gap) }
        gaps[number].across = gaps[number].across.union(across)
    }

    /// Whether two gaps are parts of one, beside the same item, with nothing between them.
    private func continues(_ first: Gap, _ second: Gap) -> Bool {
        guard first.before == second.before || first.behind == second.behind, first.isInRow == second.isInRow,
            abs(first.span.lowerBound - second.span.lowerBound) < 0.5,
            abs(first.span.upperBound - second.span.upperBound) < 0.5
        else { return false }
        let area = Rect(first.span, first.across.union(second.across), axis: axis)
        return !places.contains { $0.frame.overlaps(area) }
    }
}
