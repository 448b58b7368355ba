import QuoinLayout

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

extension Annotation {
    /// The free space of stacks.
    public static let room = Annotation("room")
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
