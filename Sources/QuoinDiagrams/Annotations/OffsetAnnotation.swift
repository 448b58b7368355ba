import QuoinLayout

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
    /// Positions in absolute layouts, and offsets from corners.
    public static let offsets = Annotation("offsets")
}
