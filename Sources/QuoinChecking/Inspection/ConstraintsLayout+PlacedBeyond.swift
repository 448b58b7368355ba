import QuoinAutoLayout
import QuoinLayout

extension ConstraintsLayout {
    /// Whether rules put a view beyond an edge of the container: a rule, or a chain of them, says that a place of it is
    /// beyond that edge, as in `badge.right == photo.right + 6` where the photo ends with the container.
    func isPlaced(_ view: Int, beyond edge: ChildContainment.Edge, _ direction: LayoutDirection) -> Bool {
        let equalities = rules.filter { $0.relation == .equal && $0.multiplier == 1 }
        var open = Attribute.positions(along: edge.axis).map {
            (own: $0, item: ConstraintItem.view(view), at: $0, by: 0.0)
        }
        var seen: Set<Rule.Side> = []
        while let next = open.popLast() {
            guard seen.insert(Rule.Side(next.item, next.at)).inserted else { continue }
            for rule in equalities {
                guard let second = rule.second, rule.first.area == nil, second.area == nil else { continue }
                for (from, to, sign) in [(rule.first, second, 1.0), (second, rule.first, -1)] {
                    guard from.item == next.item, from.attribute.absolute(direction) == next.at else { continue }
                    let (place, distance) = (to.attribute.absolute(direction), next.by + sign * rule.constant)
                    if to.item == .container {
                        let outward = edge == .left || edge == .top ? -distance : distance
                        if place == edge.attribute, outward > 0 || outward == 0 && next.own != place { return true }
                    } else {
                        open.append((next.own, to.item, place, distance))
                    }
                }
            }
        }
        return false
    }
}

extension ChildContainment.Edge {
    var attribute: Attribute {
        switch self {
        case .left: .left
        case .right: .right
        case .top: .top
        case .bottom: .bottom
        }
    }
}

extension Attribute {
    fileprivate static func positions(along axis: Axis) -> [Attribute] {
        axis == .horizontal ? [.left, .right, .centerX] : [.top, .bottom, .centerY]
    }

    /// Leading and trailing as left or right.
    func absolute(_ direction: LayoutDirection) -> Attribute {
        switch self {
        case .leading: direction == .leftToRight ? .left : .right
        case .trailing: direction == .leftToRight ? .right : .left
        default: self
        }
    }
}
