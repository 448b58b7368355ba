import QuoinAutoLayout

/// The chains of rules that put views at places of others, as in `badge.right == photo.right + 6`.
struct RuleChains {
    /// What the rules say of a place: that it is at a distance from another one.
    private var links: [Rule.Side: [(place: Rule.Side, distance: Double)]] = [:]

    init(of layout: ConstraintsLayout, _ direction: LayoutDirection) {
        for rule in layout.rules where rule.relation == .equal && rule.multiplier == 1 {
            guard let second = rule.second, rule.first.area == nil, second.area == nil else { continue }
            let sides = [rule.first, second].map { Rule.Side($0.item, $0.attribute.resolved(direction)) }
            links[sides[0], default: []].append((sides[1], rule.constant))
            links[sides[1], default: []].append((sides[0], -rule.constant))
        }
    }

    /// Whether rules put a view beyond an edge of the container: a rule, or a chain of them, says that a place of it is
    /// beyond that edge, where the photo ends with the container.
    func isPlaced(_ view: Int, beyond edge: ChildContainment.Edge) -> Bool {
        var open = Attribute.positions(along: edge.axis).map {
            (own: $0, place: Rule.Side(.view(view), $0), by: 0.0)
        }
        var seen: Set<Rule.Side> = []
        while let next = open.popLast() {
            guard seen.insert(next.place).inserted else { continue }
            for (place, length) in links[next.place] ?? [] {
                let distance = next.by + length
                if place.item == .container {
                    let outward = edge == .left || edge == .top ? -distance : distance
                    let isAtEdge = place.attribute == edge.attribute
                    if isAtEdge, outward > 0 || outward == 0 && next.own != edge.attribute { return true }
                } else {
                    open.append((next.own, place, distance))
                }
            }
        }
        return false
    }
}

extension Attribute {
    fileprivate static func positions(along axis: Axis) -> [Attribute] {
        axis == .horizontal ? [.left, .right, .centerX] : [.top, .bottom, .centerY]
    }
}
