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
