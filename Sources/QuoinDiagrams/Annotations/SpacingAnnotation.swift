import QuoinLayout

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

extension Annotation {
    /// The distances between the children of stacks.
    public static let spacing = Annotation("spacing")
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
