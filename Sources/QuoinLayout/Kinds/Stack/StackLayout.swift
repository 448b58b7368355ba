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
    public var justifyContent: JustifyContent
    public var alignItems: AlignItems
    public var flexWrap: FlexWrap
    public var alignContent: AlignContent
    /// Where the children are from left to right, in place of `justifyContent` or `alignItems`, whichever works on that
    /// axis.
    public var horizontalAlignment: HorizontalAlignment?
    /// Where the children are from top to bottom, in place of `justifyContent` or `alignItems`, whichever works on that
    /// axis.
    public var verticalAlignment: VerticalAlignment?
    public var flexRules: FlexRules

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
        pass.flexLines()
        pass.sizeLines()
        pass.stretchLines()
        return pass.position()
    }
}
