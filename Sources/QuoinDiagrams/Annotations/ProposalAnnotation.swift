import QuoinLayout
import QuoinScene

/// The room that an element was offered, as a ghost around the size that it chose.
enum ProposalAnnotation: AnnotationMaker {
    static let annotation = Annotation.proposals
    static let isDefault = false

    static func mark(_ index: Int, in subject: Subject, wholly: Bool, into marks: inout Marks) {
        guard let range = subject.trace.offer(to: index)?.range, wholly || subject.tree.children(of: index).isEmpty
        else { return }
        let frame = subject.frames[index]
        var room = frame
        for axis in Axis.allCases where range.max[axis] < LayoutTree.extentLimit {
            room.size[axis] = range.max[axis] * subject.zoom
            room.origin[axis] = subject.start(of: room.size[axis], offeredTo: index, along: axis)
        }
        let style = LineStyle.pattern([3, 3])
        marks.outlines.append(OutlineMark(frame: room, hue: .share, style: style))
        marks.outlines.append(OutlineMark(frame: frame, hue: .structure, width: 1.5))
        marks.explain(.outline(style, width: 1.5), .share, "offered")
        marks.explain(.outline(.solid, width: 1.5), .structure, "chosen")
        marks.labels.append(
            LabelMark(
                text: "offered \(range[.horizontal].words) × \(range[.vertical].words)", hue: .share,
                place: .within(room, [.below, .above, .bottomRight, .topRight, .behind])))
        marks.labels.append(
            LabelMark(
                text:
                    "\(numberText(frame.size.width / subject.zoom)) × \(numberText(frame.size.height / subject.zoom))",
                hue: .structure, place: .within(frame, [.center, .topLeft, .bottomLeft, .below, .above])))
    }
}

extension Annotation {
    /// The room that was offered, beside the size that was chosen.
    public static let proposals = Annotation("proposals")
}

extension Subject {
    /// Where an extent that was offered begins: with the element, but within the parent as far as it fits there.
    fileprivate func start(of extent: Double, offeredTo index: Int, along axis: Axis) -> Double {
        let own = frames[index][axis]
        let isMirrored = axis == .horizontal && isRightToLeft
        let wish = isMirrored ? own.upperBound - extent : own.lowerBound
        guard let parent = tree.parent(of: index).map({ frames[$0][axis] }) else { return wish }
        return isMirrored
            ? max(wish, min(parent.lowerBound, own.lowerBound))
            : min(wish, max(parent.upperBound - extent, parent.lowerBound))
    }
}

extension ExtentRange {
    /// `300` where it is exact, else `0…300`.
    fileprivate var words: String {
        let upper = max < LayoutTree.extentLimit ? numberText(max) : "∞"
        return isExact ? upper : "\(numberText(min))…\(upper)"
    }
}
