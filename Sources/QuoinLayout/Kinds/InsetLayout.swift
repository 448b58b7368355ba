/// A child with space around it (Texture, §4.3).
///
/// Insets may be negative, which makes the child larger than the layout. An infinite inset takes the available space on
/// its side; two of them center the child. On an axis without a maximum an infinite inset counts as 0 (Texture, §10 Q17).
public struct InsetLayout: LayoutKind {
    public static let name = "inset"

    public static let declaration = KindDeclaration(
        "A child with space around it.",
        PropertyTable(
            InsetLayout(.zero),
            [
                Property(
                    "insets", \.insets, .mirroredInsets, [.size, .contentLayout],
                    also: [
                        "padding", "margin", "edges", "top", "left", "bottom", "right", "all", "leading", "trailing",
                        "start", "end", "x", "y", "horizontal", "vertical", "amount", "value",
                    ],
                    isRequired: true,
                    """
                    Top, left, bottom and right inset in points; inf takes the space that is left on its side. With direction: \
                    rtl, left and right change places, as everything does.
                    """
                ).named("InsetLayout.insets")
            ]), children: .named([ChildSlots.wrapped]), shorthand: "insets",
        also: ["padding", "margin", "edgeInsets", "contentInset", "marginHorizontal", "paddingHorizontal"],
        containment: { ChildContainment(openEdges: $0.edgesWithNegativeInsets) })

    /// The edges that the child extends beyond.
    private var edgesWithNegativeInsets: Set<ChildContainment.Edge> {
        var edges: Set<ChildContainment.Edge> = []
        if insets.left < 0 { edges.insert(.left) }
        if insets.right < 0 { edges.insert(.right) }
        if insets.top < 0 { edges.insert(.top) }
        if insets.bottom < 0 { edges.insert(.bottom) }
        return edges
    }

    /// In points.
    public var insets: EdgeInsets

    @inlinable
    public init(_ insets: EdgeInsets) {
        self.insets = insets
    }

    public var childStyle: ElementStyle.Parts { [] }

    public func dependency(along axis: Axis, childCount: Int) -> Axis.Dependency { .children }

    public func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
        guard let child = scope.children.first else { return LayoutMeasurement(size: .zero) }
        let insets = insets
        let horizontal = Side(insets, axis: .horizontal, range: range)
        let vertical = Side(insets, axis: .vertical, range: range)
        let parent = scope.parentSize
        child.measure(
            SizeRange(width: horizontal.childRange, height: vertical.childRange),
            parent: Size(horizontal.reduced(parent.width), vertical.reduced(parent.height)))
        child.explain { "insets \(insets): the range is what they leave, and an infinite one takes what remains" }
        child.place(
            at: Point(
                horizontal.position(of: child.size.width, grid: scope.grid),
                vertical.position(of: child.size.height, grid: scope.grid)))
        return LayoutMeasurement(
            size: Size(horizontal.extent(around: child.size.width), vertical.extent(around: child.size.height)))
    }

    public func minimumWidth(scope: LayoutScope) -> Double {
        let insets = insets
        let (left, right) = (insets.left.isFinite ? insets.left : 0, insets.right.isFinite ? insets.right : 0)
        return max((scope.children.first?.minimumWidth ?? 0) + left + right, 0)
    }

    /// The insets at the two ends of one axis.
    private struct Side {
        let range: ExtentRange
        let leading: Double
        let trailing: Double

        init(_ insets: EdgeInsets, axis: Axis, range: SizeRange) {
            self.range = range[axis]
            let isBounded = range.max[axis].isFinite
            let bounded = { (inset: Double) in inset.isInfinite && !isBounded ? 0 : inset }
            leading = bounded(insets.leading(axis))
            trailing = bounded(insets.trailing(axis))
        }

        var isElastic: Bool { leading.isInfinite || trailing.isInfinite }

        /// An extent minus the finite insets; an unknown extent stays unknown (Texture, §10 Q14).
        func reduced(_ extent: Double) -> Double {
            let rest = extent - (leading.isFinite ? leading : 0) - (trailing.isFinite ? trailing : 0)
            return rest < 0 ? 0 : rest
        }

        var childRange: ExtentRange {
            ExtentRange(min: reduced(isElastic ? 0 : range.min), max: reduced(range.max))
        }

        func extent(around child: Double) -> Double {
            isElastic ? range.max : child + leading + trailing
        }

        func position(of child: Double, grid: PixelGrid) -> Double {
            if leading.isFinite { return leading }
            return range.max - child - (trailing.isFinite ? trailing : grid.round((range.max - child) / 2))
        }
    }
}
