import QuoinLayout

/// The insets around a child: a frame of one tint with each distance once.
enum InsetAnnotation: AnnotationMaker {
    static let annotation = Annotation.insets
    static let isEssential = true

    static func mark(_ index: Int, in subject: Subject, showsAll: Bool, into marks: inout Marks) {
        guard let kind = subject.tree.kind(of: index) as? InsetLayout,
            let child = subject.tree.children(of: index).first
        else { return }
        let (outer, inner) = (subject.frames[index], subject.frames[child])
        let sides = Axis.allCases.map { Self.sides(of: kind, along: $0, outer, inner, subject) }
        guard sides.contains(where: { !$0.isEmpty }) else { return }
        marks.addBand(outer, around: inner, .inset, meaning: "inset")
        let texts = Set(sides.joined().map(\.text))
        let isUniform = sides.allSatisfy { $0.count == 2 } && texts.count == 1
        for (axis, sides) in zip(Axis.allCases, sides) where !isUniform || axis == .vertical {
            let isEqual = sides.count == 2 && sides[0].text == sides[1].text
            for side in isEqual ? sides.prefix(1) : sides[...] {
                let text = isUniform ? "inset \(side.text)" : side.text
                marks.addDimension(axis, side.span, across: inner[axis.cross], text, .inset, isBand: true)
            }
        }
    }

    /// A distance between an edge of the layout and the same edge of its child.
    private typealias Side = (span: ClosedRange<Double>, text: String)

    private static func sides(
        of kind: InsetLayout, along axis: Axis, _ outer: Rect, _ inner: Rect, _ subject: Subject
    ) -> [Side] {
        // From right to left, the layout mirrors left and right.
        let isMirrored = axis == .horizontal && subject.isRightToLeft
        let (first, last) = (kind.insets.leading(axis), kind.insets.trailing(axis))
        let ends = [
            (isMirrored ? last : first, outer[axis].lowerBound, inner[axis].lowerBound, "trailing"),
            (isMirrored ? first : last, inner[axis].upperBound, outer[axis].upperBound, "leading"),
        ]
        // What is on the left is not what a reader of documents expects there.
        let isNamed = isMirrored && first != last
        return ends.compactMap { requested, near, far, name in
            guard requested != 0, abs(near - far) > 0.5 else { return nil }
            let text = subject.text(of: requested, as: far - near)
            return (min(near, far)...max(near, far), isNamed ? "\(name) \(text)" : text)
        }
    }
}

/// The distances from an element to the edges of its parent.
enum MarginAnnotation: AnnotationMaker {
    static let annotation = Annotation.margins
    static let isDefault = false

    static func mark(_ index: Int, in subject: Subject, showsAll: Bool, into marks: inout Marks) {
        guard let parent = subject.tree.parent(of: index), showsAll || subject.tree.children(of: index).isEmpty
        else { return }
        let (frame, outer) = (subject.frames[index], subject.frames[parent])
        for axis in Axis.allCases {
            let ends = [
                (outer[axis].lowerBound, frame[axis].lowerBound), (frame[axis].upperBound, outer[axis].upperBound),
            ]
            for (start, end) in ends where end - start > 0.5 {
                marks.addDimension(
                    axis, start...end, across: frame[axis.cross], subject.text(ofLength: end - start), .inset,
                    place: .within)
            }
        }
    }
}

/// The distances that the author set between the children of a stack: `spacing`, `spacingBefore`, `spacingAfter` and
/// `lineSpacing`.
enum SpacingAnnotation: AnnotationMaker {
    static let annotation = Annotation.spacing
    static let isEssential = true

    static func mark(_ index: Int, in subject: Subject, showsAll: Bool, into marks: inout Marks) {
        guard let stack = subject.tree.kind(of: index) as? StackLayout else { return }
        for gap in StackGaps(of: index, stack, in: subject).gaps {
            for parts in gap.parts.split(whereSeparator: { $0.source == .freeSpace }) {
                mark(parts, of: gap, subject, &marks)
            }
        }
    }

    /// Marks distances that add up as one: `16 + 8 after`.
    private static func mark(
        _ parts: ArraySlice<StackGap.Part>, of gap: StackGap, _ subject: Subject, _ marks: inout Marks
    ) {
        guard let first = parts.first, let last = parts.last else { return }
        let span = first.span.union(last.span)
        let text = parts.map { subject.text(ofLength: $0.span.length) + $0.source.words }.joined(separator: " + ")
        marks.addBand(Rect(span, gap.across, axis: gap.axis), .spacing, meaning: "spacing")
        marks.addDimension(gap.axis, span, across: gap.across, text, .spacing, isBand: true)
    }
}

extension StackGap.Source {
    /// What the distance is called behind its length.
    fileprivate var words: String {
        switch self {
        case .spacing, .lineSpacing, .freeSpace: ""
        case .before: " before"
        case .after: " after"
        }
    }
}

/// The free space of a stack, which `justifyContent` and, for lines, `alignContent` distribute.
enum FreeSpaceAnnotation: AnnotationMaker {
    static let annotation = Annotation.room

    static func mark(_ index: Int, in subject: Subject, showsAll: Bool, into marks: inout Marks) {
        guard let stack = subject.tree.kind(of: index) as? StackLayout else { return }
        let gaps = StackGaps(of: index, stack, in: subject).gaps
        for gap in gaps where showsAll || stack.distributesSpace(along: gap.axis) {
            for part in gap.parts where part.source == .freeSpace {
                marks.addBand(
                    Rect(part.span, gap.across, axis: gap.axis), .room, meaning: "free room")
                marks.addDimension(
                    gap.axis, part.span, across: gap.across, subject.text(ofLength: part.span.length), .room,
                    isBand: true)
            }
        }
    }
}

extension StackLayout {
    /// Whether the author set that free space is elsewhere than after the last child or line.
    fileprivate func distributesSpace(along axis: Axis) -> Bool {
        guard axis == direction else { return alignContent != .start && alignContent != .stretch }
        let isAligned: Bool =
            direction == .horizontal ? (horizontalAlignment ?? .left) != .left : (verticalAlignment ?? .top) != .top
        return justifyContent != .start || isAligned
    }
}

/// The position of an element in an absolute layout, or its offset from a corner in a corner layout.
enum OffsetAnnotation: AnnotationMaker {
    static let annotation = Annotation.offsets

    static func mark(_ index: Int, in subject: Subject, showsAll: Bool, into marks: inout Marks) {
        guard let parent = subject.tree.parent(of: index) else { return }
        switch subject.tree.kind(of: parent) {
        case is AbsoluteLayout: markPosition(of: index, in: parent, subject, &marks)
        case let corner as CornerLayout where index == subject.tree.children(of: parent).dropFirst().first:
            markCorner(corner, of: index, on: subject.tree.children(of: parent).lowerBound, subject, &marks)
        default: break
        }
    }

    /// Marks the distances from the corner of the parent to the corner of the element.
    private static func markPosition(of index: Int, in parent: Int, _ subject: Subject, _ marks: inout Marks) {
        let (frame, outer) = (subject.frames[index], subject.frames[parent])
        for axis in Axis.allCases {
            let isMirrored = axis == .horizontal && subject.isRightToLeft
            let ends =
                isMirrored
                ? [frame[axis].upperBound, outer[axis].upperBound] : [outer[axis].lowerBound, frame[axis].lowerBound]
            let span = (ends.min() ?? 0)...(ends.max() ?? 0)
            guard span.length > 0.5 else { continue }
            marks.addDimension(
                axis, span, across: frame[axis.cross], subject.text(ofLength: span.length), .position, place: .within)
        }
    }

    /// Marks the corner by a cross, and the offset by a line from there to the middle of the element.
    private static func markCorner(
        _ kind: CornerLayout, of index: Int, on child: Int, _ subject: Subject, _ marks: inout Marks
    ) {
        let frame = subject.frames[child]
        let isLeft = kind.location == .topLeft || kind.location == .bottomLeft
        let isTop = kind.location == .topLeft || kind.location == .topRight
        let corner = Point(
            isLeft != subject.isRightToLeft ? frame.minX : frame.maxX, isTop ? frame.minY : frame.maxY)
        let extent = max(subject.frames[index].size.width, subject.frames[index].size.height) / 2 + 8
        for axis in Axis.allCases {
            let span = (corner[axis] - extent)...(corner[axis] + extent)
            marks.add(
                LineMark(
                    segment: Segment(span, at: corner[axis.cross], axis: axis), role: .position,
                    style: .pattern([8, 3, 2, 3]), isHard: false))
        }
        marks.addLegend(.line(.pattern([8, 3, 2, 3]), start: .plain, end: .plain), .position, "corner")
        let center = subject.frames[index].center
        let line = marks.add(LineMark(segment: Segment(corner, center), role: .position, start: .dot, end: .dot))
        guard kind.offset != .zero else { return }
        marks.addLabel("offset \(numberText(kind.offset.x)), \(numberText(kind.offset.y))", .position, .along(line))
    }
}

extension Annotation {
    /// The distances of an inset.
    public static let insets = Annotation("insets")
    /// The distances from elements to the edges of their parents.
    public static let margins = Annotation("margins")
    /// The distances between the children of stacks.
    public static let spacing = Annotation("spacing")
    /// The free space of stacks.
    public static let room = Annotation("room")
    /// Positions in absolute layouts, and offsets from corners.
    public static let offsets = Annotation("offsets")
}
