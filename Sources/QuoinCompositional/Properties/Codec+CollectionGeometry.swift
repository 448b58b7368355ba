import QuoinLayout

extension CollectionLayoutSize.Dimension {
    /// A width or a height, such as `{fractionalWidth: 0.5}`.
    static let codec = Codec<CollectionLayoutSize.Dimension>.oneOf(
        "a dimension such as {absolute: 44} or {fractionalWidth: 1}",
        [
            fraction("fractionalWidth", "A part of the container's width.", { .fractionalWidth($0) }),
            fraction("fractionalHeight", "A part of the container's height.", { .fractionalHeight($0) }),
            points("absolute", "Points.", { .absolute($0) }),
            points("estimated", "Points, until the content is measured.", { .estimated($0) }),
            points(
                "uniformAcrossSiblings",
                "Points, until the siblings are measured; the longest counts for all.",
                { .uniformAcrossSiblings(estimate: $0) }),
        ])

    private static func points(
        _ key: String, _ summary: String, _ make: @escaping @Sendable (Double) -> Self
    ) -> Codec<CollectionLayoutSize.Dimension>.Case {
        .key(key, .points(.zeroOrMore), summary, swiftName: "CollectionLayoutSize.Dimension.\(key)", make) {
            make($0.number) == $0 ? $0.number : nil
        }
    }

    private static func fraction(
        _ key: String, _ summary: String, _ make: @escaping @Sendable (Double) -> Self
    ) -> Codec<CollectionLayoutSize.Dimension>.Case {
        .key(
            key, part, summary, swiftName: "CollectionLayoutSize.Dimension.\(key)",
            { make($0.fraction).adding($0.points) },
            { value in
                make(value.number).adding(value.addend) == value
                    ? RelativeLength(fraction: value.number, points: value.addend) : nil
            })
    }

    private static let part = Codec<RelativeLength>(
        .number(.zeroOrMore) + .anyPart,
        read: { value in
            let expected: Expected = "a fraction that is 0 or more, such as 0.5, 1/3, 33.3% or 2/3 - 4"
            guard value.looksRelative else {
                return value.number(.zeroOrMore, expected).map { RelativeLength(fraction: $0, points: 0) }
            }
            guard let length = value.relativeLength, length.fraction >= 0 else { return value.mismatch(expected) }
            return length
        },
        write: { length in
            length.points == 0
                ? .number(length.fraction)
                : .text(RelativeLength.text(fraction: length.fraction, points: length.points))
        })
}

extension CollectionLayoutEdgeSpacing.Spacing {
    /// `{fixed: 8}` or `{flexible: 8}`, in points.
    static let codec = Codec<CollectionLayoutEdgeSpacing.Spacing>.oneOf(
        "a spacing: {fixed: points} or {flexible: points}",
        [
            spacing("fixed", "This many points, exactly.", { .fixed($0) }),
            spacing(
                "flexible", "At least this many points, and a share of the space that is left.", { .flexible($0) }),
        ])

    private static func spacing(
        _ key: String, _ summary: String, _ make: @escaping @Sendable (Double) -> Self
    ) -> Codec<CollectionLayoutEdgeSpacing.Spacing>.Case {
        .key(key, .points(.zeroOrMore), summary, swiftName: "CollectionLayoutEdgeSpacing.Spacing.\(key)", make) {
            make($0.amount) == $0 ? $0.amount : nil
        }
    }
}

extension CollectionLayoutEdgeSpacing {
    /// The space around an item by edge.
    static let codec = Codec<CollectionLayoutEdgeSpacing>.structure(properties)

    private static let properties = PropertyTable(
        CollectionLayoutEdgeSpacing(),
        [
            Property(
                "leading", \.leading, CollectionLayoutEdgeSpacing.Spacing.codec, .layout, "The space before the item."),
            Property("top", \.top, CollectionLayoutEdgeSpacing.Spacing.codec, .layout, "The space above the item."),
            Property(
                "trailing", \.trailing, CollectionLayoutEdgeSpacing.Spacing.codec, .layout, "The space after the item."),
            Property(
                "bottom", \.bottom, CollectionLayoutEdgeSpacing.Spacing.codec, .layout, "The space below the item."),
        ])
}

extension DirectionalEdgeInsets {
    /// A number for all edges, or a mapping of edges, in points.
    static let codec = Codec<DirectionalEdgeInsets>.oneOf(
        "insets: a number or a mapping of edges or pairs of edges, such as {horizontal: 16}",
        [
            .form(.points(), { DirectionalEdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }) { insets in
                Set([insets.top, insets.leading, insets.bottom, insets.trailing]).count == 1 ? insets.top : nil
            }, .all(.structure(properties)),
        ])

    private static let properties = PropertyTable(
        DirectionalEdgeInsets(),
        [
            Property("top", \.top, .points(), .layout, "The inset at the top, in points."),
            Property("leading", \.leading, .points(), .layout, "The inset where reading begins, in points."),
            Property("bottom", \.bottom, .points(), .layout, "The inset at the bottom, in points."),
            Property("trailing", \.trailing, .points(), .layout, "The inset where reading ends, in points."),
            .shorthand(
                "horizontal", .points(), conflicts: ["leading", "trailing"],
                "The inset at the leading and trailing edges, in points, in place of one for each."
            ) { ($0.leading, $0.trailing) = ($1, $1) }.named("DirectionalEdgeInsets.leading"),
            .shorthand(
                "vertical", .points(), conflicts: ["top", "bottom"],
                "The inset at the top and bottom edges, in points, in place of one for each."
            ) { ($0.top, $0.bottom) = ($1, $1) }.named("DirectionalEdgeInsets.top"),
        ])
}

extension CollectionLayoutItem.Anchor {
    /// `{edges}` with an `absoluteOffset` in points or a `fractionalOffset` in multiples of the view's own size.
    static let codec = Codec<CollectionLayoutItem.Anchor>.structure(properties)

    private static let properties = PropertyTable(
        CollectionLayoutItem.Anchor(edges: []),
        [
            Property("edges", \.edges, Edges.codec, .parentLayout, "The edges that the point lies on."),
            Property(
                "absoluteOffset", \.absoluteOffset, .point, .parentLayout, conflicts: ["fractionalOffset"],
                "How far the view is moved from the point, in points."
            ).named("CollectionLayoutItem.Anchor.Offset.absolute"),
            Property(
                "fractionalOffset", \.fractionalOffset, .point(.fraction(.anyNumber), "[x, y] in multiples"),
                .parentLayout,
                "How far the view is moved from the point, in multiples of its own size."
            ).named("CollectionLayoutItem.Anchor.Offset.fractional"),
        ])

    private var absoluteOffset: Point? {
        get { if case .absolute(let offset) = offset, offset != .zero { offset } else { nil } }
        set { if let newValue { offset = .absolute(newValue) } }
    }

    private var fractionalOffset: Point? {
        get { if case .fractional(let offset) = offset { offset } else { nil } }
        set { if let newValue { offset = .fractional(newValue) } }
    }
}

extension CollectionLayoutItem.Anchor.Edges {
    /// A list of edges.
    fileprivate static let codec = Codec<[CollectionLayoutItem.Anchor.Edges]>.list(.choice(names)).converted(
        to: { CollectionLayoutItem.Anchor.Edges($0) },
        from: { edges in names.dropLast().map(\.value).filter { edges.contains($0) } })

    private static let names: [(name: String, value: CollectionLayoutItem.Anchor.Edges)] = [
        ("top", .top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing), ("all", .all),
    ]
}

extension Codec where Value == Int {
    static var zIndex: Codec { .integer(-1_000_000_000...1_000_000_000) }
}
