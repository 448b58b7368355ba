import QuoinAutoLayout
import QuoinCompositional
import QuoinLayout
import QuoinScene

/// An element that should contain its children.
struct Container {
    let index: Int
    /// The children that are checked.
    let children: [Int]
    /// The edges that children may extend beyond.
    let openEdges: Set<Observation.Edge>
    /// The children of a stack that shrink, each with the smallest extent that its style allows.
    let shrinking: [(child: Int, least: Double)]
    let axis: Axis
    /// Whether its children are placed by rules or coordinates. A child that extends beyond an edge at every width is
    /// then intended.
    let isByRules: Bool
    /// Whether the extent of a child is a fraction, which is rounded up to pixels.
    let hasFractions: Bool
    /// Whether it has lines, each of which is rounded up to pixels.
    let wraps: Bool

    /// - Returns: `nil` for a kind whose children may extend beyond its edges, and for kinds of other modules.
    init?(_ index: Int, _ kind: any LayoutKind, _ tree: LayoutTree) {
        let all = Array(tree.children(of: index))
        var open: Set<Observation.Edge> = []
        var children = all
        var shrinking: [(Int, Double)] = []
        var axis = Axis.horizontal
        switch kind {
        case let stack as StackLayout:
            axis = stack.direction
            shrinking = all.compactMap { child in
                let style = tree.style(of: child)
                guard style.flexShrink > 0 else { return nil }
                let least = axis == .horizontal ? style.minWidth : style.minHeight
                return (child, least.resolved(in: .nan, auto: 0))
            }
        case let inset as InsetLayout:
            if inset.insets.left < 0 { open.insert(.left) }
            if inset.insets.right < 0 { open.insert(.right) }
            if inset.insets.top < 0 { open.insert(.top) }
            if inset.insets.bottom < 0 { open.insert(.bottom) }
        case let scroll as ScrollNode:
            children = Array(all.prefix(1))
            if scroll.directions != .vertical { open.formUnion([.left, .right]) }
            if scroll.directions != .horizontal { open.formUnion([.top, .bottom]) }
        case is CornerLayout: children = Array(all.prefix(1))
        case is AbsoluteLayout: children = all.filter { !tree.style(of: $0).bleeds }
        case is BoxNode, is WrapperLayout, is OverlayLayout, is BackgroundLayout, is CenterLayout, is RelativeLayout,
            is RatioLayout, is WhenSizeLayout, is ConstraintsLayout:
            break
        default: return nil
        }
        (self.index, self.children, openEdges, self.shrinking) = (index, children, open, shrinking)
        (self.axis, isByRules) = (axis, kind is ConstraintsLayout || kind is AbsoluteLayout)
        wraps = (kind as? StackLayout)?.flexWrap == .wrap
        hasFractions = children.contains { child in
            let style = tree.style(of: child)
            if style.flexBasis.isFraction { return true }
            return axis == .horizontal ? style.width.isFraction : style.height.isFraction
        }
    }
}
