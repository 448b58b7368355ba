import QuoinCompositional
import QuoinScene

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
