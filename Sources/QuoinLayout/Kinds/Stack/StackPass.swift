/// One run of a stack's algorithm. Its phases stand in files of their own, in the order in which they run.
struct StackPass {
    /// Differences up to this many points count as none.
    static let tolerance = 0.01

    let stack: StackLayout
    let children: LayoutChildren
    let grid: PixelGrid
    let axis: Axis
    let main: ExtentRange
    let cross: ExtentRange
    let justifyContent: StackLayout.JustifyContent
    let alignItems: StackLayout.AlignItems
    /// What the children's fractions refer to: the exact extents, all others being unknown.
    let parent: Size
    /// Whether a child may grow or shrink. Where none does, Texture's flexing leaves all as it is.
    let mayFlex: Bool

    init(_ stack: StackLayout, in range: SizeRange, scope: LayoutScope) {
        self.stack = stack
        children = scope.children
        grid = scope.grid
        axis = stack.direction
        main = range[axis]
        cross = range[axis.cross]
        justifyContent = stack.effectiveJustifyContent
        alignItems = stack.effectiveAlignItems
        parent = Size(
            range[.horizontal].isExact ? range.min.width : .nan, range[.vertical].isExact ? range.min.height : .nan)
        mayFlex = scope.anyChildRequests(.flex)
    }

    /// How a child lies across its line.
    func alignment(of child: LayoutChild) -> StackLayout.AlignItems {
        switch child.alignSelf {
        case .auto: alignItems
        case .start: .start
        case .end: .end
        case .center: .center
        case .stretch: .stretch
        }
    }

    /// Measures a child with a main range, and what its alignment makes of the cross bounds (step 2).
    func fit(_ child: LayoutChild, main: ExtentRange, cross: ExtentRange) {
        child.offer(
            SizeRange(main: main, cross: crossRange(of: child, within: cross), axis: axis), parent: parent)
    }

    /// The cross range that a child is offered: from nothing, unless it is to be stretched.
    func crossRange(of child: LayoutChild, within bounds: ExtentRange) -> ExtentRange {
        guard alignment(of: child) == .stretch else { return ExtentRange(0, bounds.max) }
        let own = child.ownRange(in: .undefined)[axis.cross]
        switch stack.flexRules {
        case .texture:
            return ExtentRange(own.min != 0 ? own.min : bounds.min, own.max == .infinity ? bounds.max : own.max)
        case .css:
            return ExtentRange(own.clamp(bounds.min), own.clamp(bounds.max))
        }
    }

    /// The cross bounds of a child before its line's cross extent is known.
    ///
    /// The lines of a wrapping stack do not each take the minimum of the whole (Texture, §10 Q11).
    var naturalCross: ExtentRange {
        stack.flexWrap == .wrap ? ExtentRange(0, cross.max) : cross
    }

    /// The length of a line's children with the room between them.
    func sum(of line: Range<Int>) -> Double {
        var sum = stack.spacing * Double(line.count - 1)
        for index in line {
            let child = children[index]
            sum += child.spacingBefore + child.spacingAfter + child.extent(along: axis)
        }
        return sum
    }

    /// The distance of the baseline that counts from the top edge of a child; none where children are not aligned by it.
    func baseline(of child: LayoutChild) -> Double? {
        switch alignment(of: child) {
        case .baselineFirst: child.ascender
        case .baselineLast: child.extent(along: axis.cross) - child.descender
        default: nil
        }
    }
}
