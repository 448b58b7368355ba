import QuoinScene

/// The size range that an element was offered, as a dashed outline around its actual size.
enum ProposalAnnotation: AnnotationMaker {
    static let annotation = Annotation.proposals
    static let isDefault = false

    static func mark(_ index: Int, in subject: Subject, showsAll: Bool, into marks: inout Marks) {
        guard let range = subject.trace.offer(to: index)?.range, showsAll || subject.tree.children(of: index).isEmpty
        else { return }
        let frame = subject.frames[index]
        var offer = frame
        for axis in Axis.allCases where range.max[axis] < LayoutTree.extentLimit {
            offer.size[axis] = range.max[axis] * subject.zoom
            offer.origin[axis] = subject.start(of: offer.size[axis], offeredTo: index, along: axis)
        }
        marks.addOutline(offer, .room, style: .pattern([3, 3]), meaning: "offered")
        marks.addOutline(frame, .size, meaning: "chosen")
        marks.addLabel(
            "offered \(range[.horizontal].text) × \(range[.vertical].text)", .room,
            .within(offer, [.below, .above, .bottomRight, .topRight, .after]))
        marks.addLabel(
            "\(numberText(frame.size.width / subject.zoom)) × \(numberText(frame.size.height / subject.zoom))", .size,
            .within(frame, [.center, .topLeft, .bottomLeft, .below, .above]))
    }
}

extension Annotation {
    /// The size ranges that elements were offered, and their actual sizes.
    public static let proposals = Annotation("proposals")
}

extension Subject {
    /// The start of an offered extent: that of the element, moved so that the extent is inside the parent if it fits.
    fileprivate func start(of extent: Double, offeredTo index: Int, along axis: Axis) -> Double {
        let own = frames[index][axis]
        let isMirrored = axis == .horizontal && isRightToLeft
        let start = isMirrored ? own.upperBound - extent : own.lowerBound
        guard let parent = tree.parent(of: index).map({ frames[$0][axis] }) else { return start }
        return isMirrored
            ? max(start, min(parent.lowerBound, own.lowerBound))
            : min(start, max(parent.upperBound - extent, parent.lowerBound))
    }
}

extension ExtentRange {
    /// `300` for an exact extent, else `0…300`.
    fileprivate var text: String {
        let upper = max < LayoutTree.extentLimit ? numberText(max) : "∞"
        return isExact ? upper : "\(numberText(min))…\(upper)"
    }
}
