/// Children one after another along an axis (Texture, §4.2).
public struct StackLayout: LayoutKind {
    public static let name = "stack"

    // The numbers stand first: so a stack is small enough to be kept without an allocation where its type is erased.

    /// The room between neighbors of a line, in points; may be negative.
    public var spacing: Double
    /// The room between lines, in points.
    public var lineSpacing: Double
    /// The axis along which the children follow each other.
    public var direction: Axis
    /// Where the children of a line are along it. What is shared out is the room that the line leaves below the stack's
    /// minimum, or what it takes beyond the maximum; between the two there is none (Texture, §4.2 step 9).
    public var justifyContent: JustifyContent
    /// Where the children are across their line, each unless its `alignSelf` says otherwise.
    public var alignItems: AlignItems
    /// Whether lines end at the stack's maximum along `direction`; where there is none, all children are in one line
    /// (Texture, §4.2 step 4).
    public var flexWrap: FlexWrap
    /// Where the lines are across the stack; without `flexWrap` it has no effect.
    public var alignContent: AlignContent
    /// Where the children are from left to right, in place of `justifyContent` or `alignItems`, whichever works on that
    /// axis.
    public var horizontalAlignment: HorizontalAlignment?
    /// Where the children are from top to bottom, in place of `justifyContent` or `alignItems`, whichever works on that
    /// axis.
    public var verticalAlignment: VerticalAlignment?
    /// Whose rules flexing and stretching follow; Texture's by default.
    public var flexRules: FlexRules

    /// The defaults are Texture's: one line from left to right, from the start on, whose children are stretched across
    /// it (Texture, §4.2).
    @inlinable
    public init(
        _ direction: Axis = .horizontal, spacing: Double = 0, justifyContent: JustifyContent = .start,
        alignItems: AlignItems = .stretch, flexWrap: FlexWrap = .noWrap, alignContent: AlignContent = .start,
        lineSpacing: Double = 0, horizontalAlignment: HorizontalAlignment? = nil,
        verticalAlignment: VerticalAlignment? = nil, flexRules: FlexRules = .texture
    ) {
        self.direction = direction
        self.spacing = spacing
        self.justifyContent = justifyContent
        self.alignItems = alignItems
        self.flexWrap = flexWrap
        self.alignContent = alignContent
        self.lineSpacing = lineSpacing
        self.horizontalAlignment = horizontalAlignment
        self.verticalAlignment = verticalAlignment
        self.flexRules = flexRules
    }

    public static func childName(at index: Int, of count: Int) -> String { "children[\(index)]" }

    public var childStyle: ChildStyle {
        alignsBaselines ? [.flex, .alignSelf, .spacing, .baselines] : [.flex, .alignSelf, .spacing]
    }

    public func coupling(along axis: Axis, childCount: Int) -> AxisCoupling {
        if axis == direction { return .unboundedChildren }
        return flexWrap == .wrap || alignsBaselines ? .otherAxis : .children
    }

    private var alignsBaselines: Bool {
        effectiveAlignItems == .baselineFirst || effectiveAlignItems == .baselineLast
    }

    public func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
        guard !scope.children.isEmpty else { return LayoutMeasurement(size: range.min) }
        let pass = StackPass(self, in: range, scope: scope)
        pass.measureNaturally()
        pass.breakLines()
        scope.note { pass.factsBeforeFlexing }
        pass.flexLines()
        pass.sizeLines()
        pass.stretchLines()
        scope.amend { pass.complete(&$0) }
        return pass.position()
    }
}
