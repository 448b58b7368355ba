import QuoinLayout
import QuoinValues

extension ViewTraits {
    /// The keys of an element that is a view of constraints.
    package static let properties = PropertyTable(
        ViewTraits(""),
        [
            Property(
                "intrinsic", \.intrinsic, .intrinsicSize, [.size, .parentLayout], also: ["intrinsicContentSize"],
                "The view's own size in points, in place of what is measured; null for an extent it does not have."),
            Property(
                "hugging", \.hugging, .priorities, [.size, .parentLayout], also: ["contentHuggingPriority"],
                "The priorities with which the view does not grow beyond its own size."),
            Property(
                "compression", \.compression, .priorities, [.size, .parentLayout],
                also: ["contentCompressionResistancePriority"],
                "The priorities with which the view does not shrink below its own size."),
            Property(
                "firstBaseline", \.firstBaseline, .points(), .parentLayout,
                "From the top down to the first baseline, in points, in place of the measured one."),
            Property(
                "lastBaseline", \.lastBaseline, .points(), .parentLayout,
                "From the bottom up to the last baseline, in points, in place of the measured one."),
            Property(
                "alignmentInsets", \.alignmentInsets, .finiteInsets("finite insets"), [.size, .parentLayout],
                also: ["alignmentRectInsets"], "How far the frame reaches beyond the alignment rectangle, in points."),
            Property(
                "layoutMargins", \.layoutMargins, .finiteInsets("finite insets"), .parentLayout,
                also: ["directionalLayoutMargins"],
                "The margins that rules call `layoutMargins` of the view, in points; 8 by default."),
        ])
}

extension ValueForm where Value == ViewTraits.IntrinsicContentSize {
    /// `[width, height]` in points, null for an extent that the view does not have.
    fileprivate static var intrinsicSize: ValueForm {
        ValueForm(
            .list(.null + .number(.zeroOrMore, .points), count: 2...2), read: { $0.intrinsicContentSize() },
            write: { .list([$0.width, $0.height].map { $0.map { .number($0) } ?? .null }) })
    }
}

extension ValueForm where Value == ViewTraits.AxisPriorities {
    /// `[horizontal, vertical]`, each a priority from 0, which turns it off, to 1000.
    fileprivate static var priorities: ValueForm {
        ValueForm(
            .list(.number(0...1000), count: 2...2), read: { $0.axisPriorities() },
            write: { .list([$0.horizontal, $0.vertical].map { .number($0.rawValue) }) })
    }
}

extension DocumentValue {
    fileprivate func intrinsicContentSize() -> ViewTraits.IntrinsicContentSize? {
        let expected = "[width, height] in points that are 0 or more, or null for none"
        guard node.items?.count == 2, let values = list() else { return mismatch(expected) }
        let extents = values.map { value -> Double?? in
            value.isNull ? .some(nil) : value.number(.zeroOrMore).map { .some($0) }
        }
        guard let width = extents[0], let height = extents[1] else { return nil }
        return ViewTraits.IntrinsicContentSize(width: width, height: height)
    }

    fileprivate func axisPriorities() -> ViewTraits.AxisPriorities? {
        let expected = "[horizontal, vertical] priorities from 0 to 1000"
        guard let numbers = numbers(count: 2, expected) else { return nil }
        guard numbers.allSatisfy({ (0...1000).contains($0) }) else { return mismatch(expected) }
        return ViewTraits.AxisPriorities(LayoutPriority(numbers[0]), LayoutPriority(numbers[1]))
    }
}
