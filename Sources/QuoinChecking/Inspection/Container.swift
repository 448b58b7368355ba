import QuoinAutoLayout
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
    /// Whether each child has its place whatever the others are.
    private let isByRules: Bool
    private let isStack: Bool
    /// The edges beyond which rules or coordinates put children.
    let edgesBeyond: [Int: Set<Observation.Edge>]
    /// Whether the extent of a child is a fraction, which is rounded up to pixels.
    let hasFractions: Bool
    /// Whether it has lines, each of which is rounded up to pixels.
    let wraps: Bool

    /// - Returns: `nil` for a kind whose children may extend beyond its edges.
    init?(_ index: Int, _ kind: any LayoutKind, _ tree: LayoutTree, _ direction: LayoutDirection) {
        let containment = kind.containment
        let all = Array(tree.children(of: index))
        let contained: [Int] =
            switch containment.children {
            case .all: all
            case .first: Array(all.prefix(1))
            case .unlessBleeding: all.filter { !tree.style(of: $0).bleeds }
            case .some(let places): all.enumerated().filter { places.contains($0.offset) }.map(\.element)
            case .noChild: []
            }
        // Of what is placed by coordinates, shapes are decoration.
        let isPlaced = kind.placesByCoordinates
        children = contained.filter { child in
            !tree.isScrolled(child, in: index) && (!isPlaced || tree.hasContent(in: child))
        }
        guard !children.isEmpty else { return nil }
        let stack = kind as? StackLayout
        let axis = stack?.direction ?? .horizontal
        shrinking = (stack == nil ? [] : all).compactMap { child in
            let style = tree.style(of: child)
            guard style.flexShrink > 0 else { return nil }
            return (child, style.sizes(along: axis).least.resolved(in: .nan, auto: 0))
        }
        (self.index, openEdges, self.axis) = (index, containment.openEdges(direction), axis)
        (isByRules, isStack) = (containment.isByRules, stack != nil)
        edgesBeyond = containment.isByRules ? Self.edgesBeyond(of: all, kind, tree, direction) : [:]
        wraps = stack?.flexWrap == .wrap
        hasFractions = children.contains { child in
            let style = tree.style(of: child)
            return style.flexBasis.isFraction || style.sizes(along: axis).size.isFraction
        }
    }

    /// Whether what passes an edge is there because of the other children.
    func pushes(beyond edge: Observation.Edge) -> Bool {
        isStack ? edge.axis == axis || wraps : !isByRules
    }

    private static func edgesBeyond(
        of children: [Int], _ kind: any LayoutKind, _ tree: LayoutTree, _ direction: LayoutDirection
    ) -> [Int: Set<Observation.Edge>] {
        var found: [Int: Set<Observation.Edge>] = [:]
        let chains = (kind as? ConstraintsLayout).map { RuleChains(of: $0, direction) }
        for (position, child) in children.enumerated() {
            let style = tree.style(of: child)
            let isBeyondStart = Axis.allCases.map {
                style.layoutPosition[$0] < 0 || style.layoutPositionFraction[$0] < 0
            }
            if isBeyondStart[0] { found[child, default: []].insert(direction == .leftToRight ? .left : .right) }
            if isBeyondStart[1] { found[child, default: []].insert(.top) }
            guard let chains else { continue }
            for edge in [Observation.Edge.left, .right, .top, .bottom]
            where chains.isPlaced(position, beyond: edge) {
                found[child, default: []].insert(edge)
            }
        }
        return found
    }
}

extension LayoutTree {
    /// Whether an element that is placed in another one is painted in a viewport there.
    fileprivate func isScrolled(_ child: Int, in index: Int) -> Bool {
        sequence(first: child, next: paintedParent).dropFirst().prefix { $0 != index }
            .contains { kind(of: $0).showsPartOfContent }
    }

    /// Whether an element or one in it shows more than its paint.
    fileprivate func hasContent(in index: Int) -> Bool {
        paintOrder(below: index).contains { kind(of: $0).showsMoreThanPaint || composition(of: $0)?.name == "button" }
    }
}

extension LayoutKind {
    fileprivate var showsMoreThanPaint: Bool { Self.declaration.showsContent }
}
