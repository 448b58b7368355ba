extension StackLayout {
    public static let declaration = KindDeclaration(
        "Children one after another along an axis.",
        PropertyTable(StackLayout(), [directionProperty] + rowProperties, check: refuseRivals), children: .list,
        also: ["flexbox"])

    /// The properties of a stack whose direction is not one of them.
    package static func properties(along direction: Axis) -> PropertyTable<StackLayout> {
        direction == .horizontal ? row : column
    }

    private static let row = PropertyTable(StackLayout(.horizontal), rowProperties, check: refuseRivals)
    private static let column = PropertyTable(StackLayout(.vertical), rowProperties, check: refuseRivals)

    private static let directionProperty = Property<StackLayout>(
        "direction", \.direction, .axis, [.size, .contentLayout], also: ["flexDirection", "axis"],
        "The axis along which the children follow each other.")

    /// The properties of rows and columns.
    private static let rowProperties: [Property<StackLayout>] = [
        Property(
            "spacing", \.spacingLength, .spacing, [.size, .contentLayout, .mainAxis],
            also: ["gap", "columnGap", "column-gap"],
            "The space between neighbors, in points, which may be negative, or as a part of the stack's own extent: 5% - 2."
        ).named("StackLayout.spacing"),
        Property(
            "justifyContent", \.justifyContent, .choice, [.contentLayout, .mainAxis],
            also: ["justify-content", "justify", "distribution"],
            "Where the children are along the stack, and how the space that is left is distributed."),
        Property(
            "alignItems", \.alignItems, .choice, [.size, .contentLayout, .crossAxis],
            also: ["align-items", "align", "alignment"],
            "Where the children are across the stack."),
        Property(
            "flexWrap", \.flexWrap, .choice, [.size, .contentLayout], also: ["flex-wrap", "wrap"],
            "Whether children that do not fit go on in a further line."),
        Property(
            "alignContent", \.alignContent, .choice, [.contentLayout, .crossAxis], also: ["align-content"],
            "Where the lines are across the stack; it needs flexWrap."),
        Property(
            "lineSpacing", \.lineSpacingLength, .spacing, [.size, .contentLayout, .crossAxis],
            also: ["rowGap", "row-gap"],
            "The space between lines, in points or as a part of the stack's own extent across them: 5% - 2."
        ).named("StackLayout.lineSpacing"),
        Property(
            "reversed", \.isReversed, .bool, [.contentLayout, .mainAxis],
            also: ["reverse", "row-reverse", "column-reverse"],
            "Whether the children follow each other from the end to the start."
        ).named("StackLayout.isReversed"),
        Property(
            "flexRules", \.flexRules, .choice, [.size, .contentLayout],
            "Whose rules flexing, stretching and rounding follow: Texture's or those of CSS."
        ).named("StackLayout.flexRules"),
        Property(
            "horizontalAlignment", \.horizontalAlignment, .choice, [.contentLayout, .horizontal],
            "Where the children are from left to right, whatever the direction."),
        Property(
            "verticalAlignment", \.verticalAlignment, .choice, [.contentLayout, .vertical],
            "Where the children are from top to bottom, whatever the direction."),
    ]

    /// `horizontalAlignment` and `verticalAlignment` replace the property of the same axis.
    private static let refuseRivals: @Sendable (DocumentMapping, StackLayout) -> Void = { mapping, stack in
        let (along, across) = ("justifyContent", "alignItems")
        if stack.horizontalAlignment != nil {
            mapping.refuse([stack.direction == .horizontal ? along : across], beside: "horizontalAlignment")
        }
        if stack.verticalAlignment != nil {
            mapping.refuse([stack.direction == .vertical ? along : across], beside: "verticalAlignment")
        }
    }
}

// MARK: - Messages

extension StackLayout {
    /// The word for a stack along an axis: `row` or `column`.
    package static func word(along direction: Axis) -> String { direction == .horizontal ? "row" : "column" }
}
