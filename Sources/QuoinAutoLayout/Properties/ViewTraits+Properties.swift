import QuoinLayout

extension ConstraintsLayout.ViewTraits {
    /// The keys of an element that is a view of constraints.
    package static let properties = PropertyTable(
        ConstraintsLayout.ViewTraits(""),
        [
            Property(
                "intrinsic", \.intrinsic, IntrinsicContentSize.codec, [.size, .parentLayout],
                also: ["intrinsicContentSize"],
                "The view's own size in points, in place of what is measured; null for an extent it does not have."),
            Property(
                "hugging", \.hugging, AxisPriorities.codec, [.size, .parentLayout], also: ["contentHuggingPriority"],
                "The priorities with which the view does not grow beyond its own size."),
            Property(
                "compression", \.compression, AxisPriorities.codec, [.size, .parentLayout],
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

extension ConstraintsLayout.ViewTraits.IntrinsicContentSize {
    /// `[width, height]` in points, null for an extent that the view does not have.
    fileprivate static let codec = Codec<ConstraintsLayout.ViewTraits.IntrinsicContentSize>.list(
        .orNull(.points(.zeroOrMore)), count: 2, "[width, height] in points that are 0 or more, or null for none",
        to: { ConstraintsLayout.ViewTraits.IntrinsicContentSize(width: $0[0], height: $0[1]) },
        from: { [$0.width, $0.height] })
}

extension ConstraintsLayout.ViewTraits.AxisPriorities {
    /// `[horizontal, vertical]`, each a priority from 0, which turns it off, to 1000.
    fileprivate static let codec = Codec<ConstraintsLayout.ViewTraits.AxisPriorities>.list(
        .number(0...1000), count: 2, "[horizontal, vertical] priorities from 0 to 1000",
        to: { ConstraintsLayout.ViewTraits.AxisPriorities(LayoutPriority($0[0]), LayoutPriority($0[1])) },
        from: { [$0.horizontal.rawValue, $0.vertical.rawValue] })
}
