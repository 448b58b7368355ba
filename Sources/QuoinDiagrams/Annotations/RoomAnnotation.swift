import QuoinLayout

/// The room that a stack has left and shares out as `justifyContent` says, and `alignContent` among lines: dotted.
enum RoomAnnotation: AnnotationMaker {
    static let annotation = Annotation.room

    static func mark(_ index: Int, in subject: Subject, wholly: Bool, into marks: inout Marks) {
        guard let stack = subject.tree.kind(of: index) as? StackLayout else { return }
        for gap in StackGaps(of: index, stack, in: subject).gaps where wholly || stack.sharesRoomOut(along: gap.axis) {
            for part in gap.parts where part.source == .room {
                marks.bands.append(
                    Band(area: Rect(part.span, gap.across, axis: gap.axis), hue: .share, pattern: .dots))
                marks.dimensions.append(
                    DimensionMark(
                        gap.axis, part.span, across: gap.across, subject.text(ofLength: part.span.length), room: .gap,
                        hue: .share))
                marks.explain(.band(.dots), .share, part.source.words)
            }
        }
    }
}

extension Annotation {
    /// The room that stacks share out.
    public static let room = Annotation("room")
}

extension StackLayout {
    /// Whether the author asked for another place of the room than behind the last child, or the last line.
    fileprivate func sharesRoomOut(along axis: Axis) -> Bool {
        guard axis == direction else { return alignContent != .start && alignContent != .stretch }
        let isAligned: Bool =
            direction == .horizontal ? (horizontalAlignment ?? .left) != .left : (verticalAlignment ?? .top) != .top
        return justifyContent != .start || isAligned
    }
}
