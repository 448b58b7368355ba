import QuoinLayout

/// The distances that the author set between the children of a stack: `spacing`, `spacingBefore`, `spacingAfter` and
/// `lineSpacing`.
enum SpacingAnnotation: AnnotationMaker {
    static let annotation = Annotation.spacing

    static func mark(_ index: Int, in subject: Subject, showsAll: Bool, into marks: inout Marks) {
        guard let stack = subject.tree.kind(of: index) as? StackLayout else { return }
        for gap in StackGaps(of: index, stack, in: subject).gaps {
            for part in gap.parts where part.source != .freeSpace {
                mark(part, of: gap, subject, &marks)
            }
        }
    }

    private static func mark(_ part: StackGap.Part, of gap: StackGap, _ subject: Subject, _ marks: inout Marks) {
        marks.addBand(
            Rect(part.span, gap.across, axis: gap.axis), MarkRole(gap.axis), part.source.pattern,
            meaning: part.source.text)
        marks.dimensions.append(
            DimensionMark(
                gap.axis, part.span, across: gap.across, subject.text(ofLength: part.span.length), place: .gap))
    }
}

extension Annotation {
    /// The distances between the children of stacks.
    public static let spacing = Annotation("spacing")
}

extension StackGap.Source {
    var text: String {
        switch self {
        case .spacing: "spacing"
        case .lineSpacing: "lineSpacing"
        case .before: "spacingBefore"
        case .after: "spacingAfter"
        case .freeSpace: "free room"
        }
    }

    fileprivate var pattern: Band.Pattern {
        switch self {
        case .spacing, .lineSpacing: .falling
        case .before, .after: .crossed
        case .freeSpace: .dots
        }
    }
}
