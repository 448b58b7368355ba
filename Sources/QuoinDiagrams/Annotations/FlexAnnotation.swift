import QuoinLayout

/// The shares of the free space that children of a stack grew by, or of the missing space that they shrank by.
enum FlexAnnotation: AnnotationMaker {
    static let annotation = Annotation.flex

    static func mark(_ index: Int, in subject: Subject, showsAll: Bool, into marks: inout Marks) {
        let style = subject.tree.style(of: index)
        guard style.flexGrow > 0 || style.flexShrink > 0 || !style.flexBasis.isAuto,
            let parent = subject.tree.parent(of: index),
            let stack = subject.tree.kind(of: parent) as? StackLayout,
            let facts = subject.trace.fact(StackFacts.self, of: parent),
            let (line, child) = facts.place(of: index - subject.tree.children(of: parent).lowerBound)
        else { return }
        let (axis, frame) = (stack.direction, subject.frames[index])
        // Nothing can be marked on an element without an area.
        guard frame.size.width > 0.5, frame.size.height > 0.5 else { return }
        let natural = child.naturalExtent ?? 0
        if !style.flexBasis.isAuto { markBasis(style.flexBasis, natural, axis, frame, subject, &marks) }
        if child.flexed > 0.5, style.flexGrow > 0 {
            markGrowth(by: child.flexed, axis, frame, subject, &marks)
            let share = line.givenShare(of: child) ?? Share(style.flexGrow, of: line.growth)
            addLabel("\(share.growth) (+\(measureText(child.flexed))\(child.limit))", frame, &marks)
        } else if child.flexed < -0.5, style.flexShrink > 0 {
            let share = line.givenShare(of: child) ?? Share(natural * style.flexShrink, of: line.shrinkage)
            addLabel("\(share.shrinkage) (−\(measureText(-child.flexed))\(child.limit))", frame, &marks)
        } else if showsAll {
            addLabel("neither grows nor shrinks", frame, &marks)
        }
    }

    /// Marks the length by which the element grew, at its far end.
    private static func markGrowth(
        by change: Double, _ axis: Axis, _ frame: Rect, _ subject: Subject, _ marks: inout Marks
    ) {
        let length = change * subject.zoom
        let isMirrored = axis == .horizontal && subject.isRightToLeft
        let span =
            isMirrored
            ? frame[axis].lowerBound...(frame[axis].lowerBound + length)
            : (frame[axis].upperBound - length)...frame[axis].upperBound
        marks.addBand(Rect(span, frame[axis.cross], axis: axis), .room, meaning: "grown by")
    }

    /// Marks the extent before growing and shrinking.
    private static func markBasis(
        _ basis: LayoutDimension, _ extent: Double, _ axis: Axis, _ frame: Rect, _ subject: Subject,
        _ marks: inout Marks
    ) {
        let start = frame[axis].lowerBound
        let text = basis.isFraction ? "flexBasis \(basis) = \(measureText(extent))" : "flexBasis \(basis)"
        marks.addDimension(
            axis, start...(start + extent * subject.zoom), across: frame[axis.cross], text, .room, place: .beside)
    }

    private static func addLabel(_ text: String, _ frame: Rect, _ marks: inout Marks) {
        marks.addLabel(
            text, .room, .within(frame, [.center, .bottomRight, .bottomLeft, .below, .above, .after, .before]))
    }
}

extension Annotation {
    /// How much children of stacks grow and shrink.
    public static let flex = Annotation("flex")
}

extension StackFacts.Line {
    /// A child's part of the distributed space, if the factors do not determine it.
    fileprivate func givenShare(of child: StackFacts.Child) -> Share? {
        child.flexed * freeSpace > 0 ? given.map { Share(abs(child.flexed), of: $0) } : nil
    }
}

extension StackFacts.Child {
    /// The reason why flexing stopped before the child had its share, as the end of a label; empty if nothing did.
    fileprivate var limit: String {
        switch stop {
        case .minimum: ", its minimum"
        case .maximum: ", its maximum"
        case .lineFits, .inflexible, .share, .lessThanPoint: ""
        }
    }
}

/// A part of a whole, in words: a simple fraction if there is one, else in percent.
private struct Share {
    /// `nil` for the whole.
    private let words: String?

    /// What growing by the share is called.
    var growth: String { words.map { "takes \($0)" } ?? "fills the rest" }

    /// What shrinking by the share is called.
    var shrinkage: String { words.map { "gives \($0)" } ?? "gives way" }

    init(_ part: Double, of parts: StackFacts.Parts) {
        let whole = parts.sum
        guard whole > 0 else {
            words = "nothing"
            return
        }
        // Weights are mostly multiples of the smallest one.
        let unit = parts.least ?? 1
        let (top, bottom) = (part / unit, whole / unit)
        let isShort = top == top.rounded() && bottom == bottom.rounded() && bottom <= 24
        if isShort, let top = Int(exactly: top), let bottom = Int(exactly: bottom) {
            words = top == bottom ? nil : Self.names["\(top)/\(bottom)"] ?? "\(top)/\(bottom)"
        } else {
            words = numberText((part / whole * 100).rounded()) + "%"
        }
    }

    private static let names = [
        "1/2": "half", "2/4": "half", "1/3": "a third", "2/3": "two thirds", "1/4": "a quarter",
        "3/4": "three quarters",
    ]
}
