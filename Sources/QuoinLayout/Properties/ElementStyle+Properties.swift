extension ElementStyle {
    /// The properties of an element of any kind.
    package static let properties = PropertyTable(ElementStyle(), sizes + partProperties.flatMap(\.properties))

    /// The properties that a parent may read, by the part of the style that they belong to.
    static let partProperties: [(part: Parts, properties: [Property<ElementStyle>])] = [
        (.flex, flexing), (.alignSelf, [alignment]), (.spacing, spacing), (.baselines, baselines),
        (.layoutPosition, [place, bleeds]),
    ]

    private static let sizes: [Property<ElementStyle>] = [
        Property(
            "width", \.width, .dimension, [.size, .parentLayout, .horizontal],
            also: ["frameWidth", "w", "layoutSizingHorizontal"],
            "The width, in points or as a percentage of the parent's, kept between minWidth and maxWidth."
        ).named("ElementStyle.width"),
        Property(
            "height", \.height, .dimension, [.size, .parentLayout, .vertical],
            also: ["frameHeight", "h", "layoutSizingVertical"],
            "The height, in points or as a percentage of the parent's, kept between minHeight and maxHeight."
        ).named("ElementStyle.height"),
        Property(
            "minWidth", \.minWidth, .dimension, [.size, .parentLayout, .horizontal],
            also: ["min-width", "minimumWidth"],
            "The least width, in points or as a percentage of the parent's; it wins over maxWidth."
        ).named("ElementStyle.minWidth"),
        Property(
            "maxWidth", \.maxWidth, .dimension, [.size, .parentLayout, .horizontal],
            also: ["max-width", "maximumWidth"],
            "The largest width, in points or as a percentage of the parent's; without it there is no bound."
        ).named("ElementStyle.maxWidth"),
        Property(
            "minHeight", \.minHeight, .dimension, [.size, .parentLayout, .vertical],
            also: ["min-height", "minimumHeight"],
            "The least height, in points or as a percentage of the parent's; it wins over maxHeight."
        ).named("ElementStyle.minHeight"),
        Property(
            "maxHeight", \.maxHeight, .dimension, [.size, .parentLayout, .vertical],
            also: ["max-height", "maximumHeight"],
            "The largest height, in points or as a percentage of the parent's; without it there is no bound."
        ).named("ElementStyle.maxHeight"),
        .shorthand(
            "preferredSize", .layoutSize, conflicts: ["preferredLayoutSize", "width", "height"],
            also: ["frame", "size", "bounds"], "Width and height, each in points or as a part of the parent's."
        ) { $0.preferredLayoutSize = $1 }.named("LayoutElement.preferredSize(_:_:)"),
        .shorthand(
            "minSize", .layoutSize, conflicts: ["minLayoutSize", "minWidth", "minHeight"], also: ["minimumSize"],
            "The least width and height, each in points or as a part of the parent's."
        ) { $0.minLayoutSize = $1 }.named("LayoutElement.minSize(_:_:)"),
        .shorthand(
            "maxSize", .layoutSize, conflicts: ["maxLayoutSize", "maxWidth", "maxHeight"], also: ["maximumSize"],
            "The largest width and height, each in points or as a part of the parent's."
        ) { $0.maxLayoutSize = $1 }.named("LayoutElement.maxSize(_:_:)"),
        .shorthand(
            "preferredLayoutSize", .layoutSize, conflicts: ["preferredSize", "width", "height"],
            "Width and height, each in points or as a percentage of the parent's."
        ) { $0.preferredLayoutSize = $1 }.named("ElementStyle.preferredLayoutSize"),
        .shorthand(
            "minLayoutSize", .layoutSize, conflicts: ["minSize", "minWidth", "minHeight"],
            "The least width and height, each in points or as a percentage of the parent's."
        ) { $0.minLayoutSize = $1 }.named("ElementStyle.minLayoutSize"),
        .shorthand(
            "maxLayoutSize", .layoutSize, conflicts: ["maxSize", "maxWidth", "maxHeight"],
            "The largest width and height, each in points or as a percentage of the parent's."
        ) { $0.maxLayoutSize = $1 }.named("ElementStyle.maxLayoutSize"),
    ]

    private static let flexing: [Property<ElementStyle>] = [
        Property(
            "flexGrow", \.flexGrow, .number(.zeroOrMore), [.parentLayout, .mainAxis],
            also: ["flex", "grow", "flex-grow", "layoutPriority", "layout_weight", "layoutWeight", "layoutGrow"],
            "The element's share of the space that a stack has left."),
        Property(
            "flexShrink", \.flexShrink, .number(.zeroOrMore), [.parentLayout, .mainAxis],
            also: ["shrink", "flex-shrink", "layoutShrink"],
            "The weight with which the element shrinks when a stack is too long."),
        Property(
            "flexBasis", \.flexBasis, .dimension, [.parentLayout, .mainAxis], also: ["basis", "flex-basis"],
            "The extent along a stack from which flexing starts, in points or as a percentage of the stack's."
        ).named("ElementStyle.flexBasis"),
    ]

    private static let alignment = Property<ElementStyle>(
        "alignSelf", \.alignSelf, .choice, [.parentLayout, .crossAxis], also: ["align-self", "layoutAlign"],
        "Where the element is across a stack, in place of the stack's alignItems.")

    private static let spacing: [Property<ElementStyle>] = [
        Property(
            "spacingBefore", \.spacingBefore, .points(), [.parentLayout, .mainAxis], also: ["marginLeft", "marginTop"],
            "The space before the element in a stack, in points; may be negative."
        ).named("ElementStyle.spacingBefore"),
        Property(
            "spacingAfter", \.spacingAfter, .points(), [.parentLayout, .mainAxis],
            also: ["marginRight", "marginBottom"],
            "The space after the element in a stack, in points; may be negative."
        ).named("ElementStyle.spacingAfter"),
    ]

    private static let baselines: [Property<ElementStyle>] = [
        Property(
            "ascender", \.ascender, .points(), .parentLayout,
            "The distance from the top edge to the first baseline, in points, in place of the measured one."
        ).named("ElementStyle.ascender"),
        Property(
            "descender", \.descender, .points(), .parentLayout,
            "The distance from the last baseline to the bottom edge, in points, in place of the measured one."
        ).named("ElementStyle.descender"),
    ]

    private static let place = Property<ElementStyle>(
        "layoutPosition", \.position, .layoutPosition, .parentLayout,
        also: ["position", "origin", "at", "top", "left", "x", "y"],
        "The place under an absolute layout, each in points or as a part of the most that the layout may have."
    ).named("ElementStyle.layoutPosition")

    private static let bleeds = Property<ElementStyle>(
        "bleeds", \.bleeds, .bool, [.size, .parentLayout], also: ["bleed"],
        "Whether the element may pass the edges of an absolute layout: the space that is left does not bound it."
    ).named("ElementStyle.bleeds")
}
