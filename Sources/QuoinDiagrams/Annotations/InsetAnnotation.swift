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

extension Annotation {
    /// The distances of an inset.
    public static let insets = Annotation("insets")
}
