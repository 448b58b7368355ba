import Synchronization

/// Children one after another along an axis (Texture, §4.2).
public struct StackLayout: LayoutKind {
    public static let name = "stack"

    // The order of the properties keeps a stack small enough to be type-erased without an allocation.

    @usableFromInline var _spacing: Double
    @usableFromInline var _lineSpacing: Double
    /// The axis along which the children are placed.
    public var direction: Axis
    /// The alignment of the children along their line. Free space is what the line lacks of the stack's minimum, or, if
    /// negative, by how much it exceeds the maximum; between the two it is 0 (Texture, §4.2 step 9).
    public var justifyContent: JustifyContent
    /// The alignment of the children across their line. A child's `alignSelf` overrides it.
    public var alignItems: AlignItems
    /// Whether lines end at the stack's maximum along `direction`. Without a maximum all children are in one line (Texture,
    /// §4.2 step 4).
    public var flexWrap: FlexWrap
    /// The alignment of the lines across the stack. It has no effect without `flexWrap`.
    public var alignContent: AlignContent
    /// The horizontal alignment of the children. It replaces `justifyContent` or `alignItems`, whichever is for that
    /// axis.
    public var horizontalAlignment: HorizontalAlignment?
    /// The vertical alignment of the children. It replaces `justifyContent` or `alignItems`, whichever is for that
    /// axis.
    public var verticalAlignment: VerticalAlignment?
    @usableFromInline var options: Options

    /// The defaults are Texture's: one line from left to right, whose children are at the start and stretched across it
    /// (Texture, §4.2).
    @inlinable
    public init(
        _ direction: Axis = .horizontal, spacing: Double = 0, justifyContent: JustifyContent = .start,
        alignItems: AlignItems = .stretch, flexWrap: FlexWrap = .noWrap, alignContent: AlignContent = .start,
        lineSpacing: Double = 0, horizontalAlignment: HorizontalAlignment? = nil,
        verticalAlignment: VerticalAlignment? = nil, flexRules: FlexRules = .texture, isReversed: Bool = false
    ) {
        self.direction = direction
        _spacing = spacing
        self.justifyContent = justifyContent
        self.alignItems = alignItems
        self.flexWrap = flexWrap
        self.alignContent = alignContent
        _lineSpacing = lineSpacing
        self.horizontalAlignment = horizontalAlignment
        self.verticalAlignment = verticalAlignment
        options = []
        self.flexRules = flexRules
        self.isReversed = isReversed
    }

    public static func childName(at index: Int, of count: Int) -> String { "children[\(index)]" }

    public var childStyle: ElementStyle.Parts {
        alignsBaselines ? [.flex, .alignSelf, .spacing, .baselines] : [.flex, .alignSelf, .spacing]
    }

    public var roundsEdgesOfChildren: Bool? { flexRules == .css }

    public var asciiArtAxis: Axis { direction }

    public func dependency(along axis: Axis, childCount: Int) -> Axis.Dependency {
        let wraps = flexWrap != .noWrap
        if flexRules == .css {
            // No width depends on a height, unless lines break at it, and every height depends on a width.
            let isWidth = axis == .horizontal && !(wraps && direction == .vertical)
            return isWidth ? .unboundedChildren : .otherAxis
        }
        if axis == direction { return .unboundedChildren }
        return wraps || alignsBaselines ? .otherAxis : .children
    }

    private var alignsBaselines: Bool {
        effectiveAlignItems == .baselineFirst || effectiveAlignItems == .baselineLast
    }

    public func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
        guard !scope.children.isEmpty else { return LayoutMeasurement(size: range.min) }
        if flexRules == .css { return FlexPass.layout(self, in: range, scope: scope) }
        let pass = StackPass(self, in: range, scope: scope)
        pass.measureNaturally()
        pass.breakLines()
        scope.record { pass.factsBeforeFlexing }
        pass.flexLines()
        pass.sizeLines()
        pass.stretchLines()
        scope.amend { pass.complete(&$0) }
        return pass.position()
    }
}

extension StackLayout {
    /// The least width that the children's content allows. If the stack may wrap, the widths of children do not add up.
    public func minimumWidth(scope: LayoutScope) -> Double {
        let children = scope.children
        if direction == .vertical { return children.reduce(0) { max($0, $1.minimumWidth) } }
        if flexWrap != .noWrap {
            return children.reduce(0) { max($0, $1.spacingBefore + $1.minimumWidth + $1.spacingAfter) }
        }
        let spacing = gap(in: .nan) * Double(children.count - 1)
        return children.reduce(spacing) { sum, child in
            let width = flexRules == .css ? child.minimumWidthInRow : child.minimumWidth
            return sum + child.spacingBefore + width + child.spacingAfter
        }
    }
}

extension LayoutScope.Child {
    /// The least width that the child adds to that of its row by the rules of CSS: not below the flex base size if it may not
    /// shrink, and not above it if it may not grow (CSS, 9.9).
    fileprivate var minimumWidthInRow: Double {
        var style = style
        // Only points count: a fraction of the unknown width, and a base size from the content, do not.
        guard case .points(let basis) = style.flexBasis else { return minimumWidth }
        let width = minimumWidth
        guard width > basis ? style.flexGrow == 0 : style.flexShrink == 0 else { return width }
        let explicit = style.width.resolved(in: .nan, auto: .infinity)
        style.width = .auto
        let own = style.extentRange(.horizontal, in: .nan)
        // Without a minimum of its own, a child is at least as wide as its content (CSS, 4.5).
        let hasMinimum = !style.minWidth.isAuto || clipsContent
        let automatic = hasMinimum ? 0 : min(minimumContentWidth, explicit, own.max)
        return max(own.clamp(basis), automatic)
    }
}

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

    // MARK: Messages

    /// The word for a stack along an axis: `row` or `column`.
    package static func word(along direction: Axis) -> String { direction == .horizontal ? "row" : "column" }

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
