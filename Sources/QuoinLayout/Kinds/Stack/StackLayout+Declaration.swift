import Synchronization

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
            also: ["gap", "columnGap", "column-gap", "space"],
            "The space between neighbors, in points, which may be negative, or as a part of the stack's own extent: 5% - 2."
        ).named("StackLayout.spacing"),
        Property(
            "justifyContent", \.justifyContent, .choice, [.contentLayout, .mainAxis],
            also: [
                "justify-content", "justify", "distribution", "mainAxisAlignment", "primaryAxisAlignItems",
                "justifyItems",
            ],
            "Where the children are along the stack, and how the space that is left is distributed."),
        Property(
            "alignItems", \.alignItems, .choice, [.size, .contentLayout, .crossAxis],
            also: ["align-items", "align", "alignment", "crossAxisAlignment", "counterAxisAlignItems", "placeItems"],
            "Where the children are across the stack."),
        Property(
            "flexWrap", \.flexWrap, .choice, [.size, .contentLayout],
            also: ["flex-wrap", "wrap", "layoutWrap", "flexFlow"],
            "Whether children that do not fit go on in a further line."),
        Property(
            "alignContent", \.alignContent, .choice, [.contentLayout, .crossAxis], also: ["align-content"],
            "Where the lines are across the stack; it needs flexWrap."),
        Property(
            "lineSpacing", \.lineSpacingLength, .spacing, [.size, .contentLayout, .crossAxis],
            also: ["rowGap", "row-gap", "counterAxisSpacing"],
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

extension StackLayout {
    var spacingIsFraction: Bool { options.contains(.spacingIsFraction) }

    var lineSpacingIsFraction: Bool { options.contains(.lineSpacingIsFraction) }

    /// `spacing`, as points or as a fraction of the stack's extent along `direction`.
    var spacingLength: LayoutDimension {
        get { spacingIsFraction ? FractionTable.fraction(_spacing) : .points(_spacing) }
        set { _spacing = set(.spacingIsFraction, to: newValue) }
    }

    /// `lineSpacing`, as points or as a fraction of the stack's extent across `direction`.
    var lineSpacingLength: LayoutDimension {
        get { lineSpacingIsFraction ? FractionTable.fraction(_lineSpacing) : .points(_lineSpacing) }
        set { _lineSpacing = set(.lineSpacingIsFraction, to: newValue) }
    }

    private mutating func set(_ option: Options, to length: LayoutDimension) -> Double {
        set(option, length.isFraction)
        return length.isFraction ? FractionTable.number(of: length) : length.resolved(in: .nan, auto: 0)
    }

    /// The space between neighbors in a stack with an extent along `direction`, in points. A fraction of an unknown extent
    /// is 0.
    package func gap(in extent: Double) -> Double {
        spacingIsFraction ? spacingLength.resolved(in: extent, auto: 0) : _spacing
    }

    /// The space between lines in a stack with an extent across `direction`, in points.
    package func lineGap(in extent: Double) -> Double {
        lineSpacingIsFraction ? lineSpacingLength.resolved(in: extent, auto: 0) : _lineSpacing
    }
}

/// The fractions that are spacings. A stack keeps the number of its own where others keep their points, since a fraction
/// with points would not leave it small enough to be type-erased without an allocation.
private enum FractionTable {
    private struct Fractions {
        var list: [LayoutDimension] = []
        var numbers: [LayoutDimension: Int] = [:]
    }

    private static let known = Mutex(Fractions())

    static func number(of fraction: LayoutDimension) -> Double {
        known.withLock { known in
            if let number = known.numbers[fraction] { return Double(number) }
            known.numbers[fraction] = known.list.count
            known.list.append(fraction)
            return Double(known.list.count - 1)
        }
    }

    static func fraction(_ number: Double) -> LayoutDimension { known.withLock { $0.list[Int(number)] } }
}
