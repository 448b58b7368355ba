import QuoinLayout

/// The room between the children of a stack that was asked for: `spacing`, `spacingBefore`, `spacingAfter` and
/// `lineSpacing`.
enum SpacingAnnotation: AnnotationMaker {
    static let annotation = Annotation.spacing

    static func mark(_ index: Int, in subject: Subject, wholly: Bool, into marks: inout Marks) {
        guard let stack = subject.tree.kind(of: index) as? StackLayout else { return }
        for gap in StackGaps(of: index, stack, in: subject).gaps {
            for part in gap.parts where part.source != .room {
                mark(part, of: gap, subject, &marks)
            }
        }
    }

    private static func mark(_ part: StackGap.Part, of gap: StackGap, _ subject: Subject, _ marks: inout Marks) {
        let hue = Hue(gap.axis)
        marks.bands.append(
            Band(area: Rect(part.span, gap.across, axis: gap.axis), hue: hue, pattern: part.source.pattern))
        marks.dimensions.append(
            DimensionMark(
                gap.axis, part.span, across: gap.across, subject.text(ofLength: part.span.length), room: .gap))
        marks.explain(.band(part.source.pattern), hue, part.source.words)
    }
}

extension Annotation {
    /// The room between the children of stacks.
    public static let spacing = Annotation("spacing")
}

extension StackGap.Source {
    var words: String {
        switch self {
        case .spacing: "spacing"
        case .lineSpacing: "lineSpacing"
        case .before: "spacingBefore"
        case .after: "spacingAfter"
        case .room: "free room"
        }
    }

    fileprivate var pattern: Band.Pattern {
        switch self {
        case .spacing, .lineSpacing: .falling
        case .before, .after: .crossed
        case .room: .dots
        }
    }
}
