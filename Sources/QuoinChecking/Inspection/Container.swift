import QuoinLayout

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

    /// - Returns: `nil` for a kind whose children may extend beyond its edges.
    init?(_ index: Int, _ kind: any LayoutKind, _ tree: LayoutTree) {
        let containment = kind.containment
        let all = Array(tree.children(of: index))
        children =
            switch containment.children {
            case .all: all
            case .first: Array(all.prefix(1))
            case .unlessBleeding: all.filter { !tree.style(of: $0).bleeds }
            case .some(let places): all.enumerated().filter { places.contains($0.offset) }.map(\.element)
            case .noChild: []
            }
        guard !children.isEmpty else { return nil }
        let stack = kind as? StackLayout
        let axis = stack?.direction ?? .horizontal
        shrinking = (stack == nil ? [] : all).compactMap { child in
            let style = tree.style(of: child)
            guard style.flexShrink > 0 else { return nil }
            return (child, style.sizes(along: axis).least.resolved(in: .nan, auto: 0))
        }
        (self.index, openEdges, isByRules, self.axis) = (index, containment.openEdges, containment.isByRules, axis)
        wraps = stack?.flexWrap == .wrap
        hasFractions = children.contains { child in
            let style = tree.style(of: child)
            return style.flexBasis.isFraction || style.sizes(along: axis).size.isFraction
        }
    }
}
