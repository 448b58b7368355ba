extension LayoutTree.Node {
    /// The axes along which an element's extent does not depend on what it is offered along the other.
    struct SeparableAxes: Sendable {
        var always: AxisSet = []
        /// Those along which that is so where the element is offered an unbounded range.
        var whereUnbounded: AxisSet = []
    }
}

extension LayoutTree.Node.SeparableAxes {
    static let both = Self(always: [.horizontal, .vertical], whereUnbounded: [.horizontal, .vertical])

    mutating func formIntersection(_ other: Self) {
        always.formIntersection(other.always)
        whereUnbounded.formIntersection(other.whereUnbounded)
    }
}

extension LayoutTree {
    /// Finds the separable axes of every element. Children stand behind their parents, so one walk from the end
    /// suffices.
    static func findSeparableAxes(_ nodes: inout [Node], styles: [ElementStyle], kinds: [any LayoutKind]) {
        for index in nodes.indices.reversed() {
            let node = nodes[index]
            let first = Int(node.firstChild)
            let children = first..<first + Int(node.childCount)
            var shared = Node.SeparableAxes.both
            for child in children { shared.formIntersection(nodes[child].separable) }
            for axis in Axis.allCases {
                let wish = node.hasSizeWish ? styles[index].sizeWish(along: axis) : .none
                let set = AxisSet(axis)
                var (always, whereUnbounded) = (wish == .fixed, wish == .fixed)
                if wish != .fixed {
                    switch kinds[index].coupling(along: axis, childCount: children.count) {
                    case .otherAxis: break
                    case .otherAxisWhereBounded: whereUnbounded = true
                    case .boundOfOtherAxis:
                        always = node.hasSizeWish && styles[index].sizeWish(along: axis.cross) == .fixed
                        whereUnbounded = true
                    case .children:
                        always = shared.always.contains(set)
                        whereUnbounded = shared.whereUnbounded.contains(set)
                    case .unboundedChildren:
                        always = shared.whereUnbounded.contains(set)
                    case .child(let child) where children.contains(first + child):
                        always = nodes[first + child].separable.always.contains(set)
                        whereUnbounded = nodes[first + child].separable.whereUnbounded.contains(set)
                    case .child: break
                    }
                }
                if always { nodes[index].separable.always.insert(set) }
                // A maximum of its own bounds the element wherever it stands.
                if always || (whereUnbounded && wish != .bounded) { nodes[index].separable.whereUnbounded.insert(set) }
            }
        }
    }
}

extension ElementStyle {
    fileprivate enum SizeWish {
        case none
        /// At most a number of points, or a part of the parent's size.
        case bounded
        /// A number of points, which no parent's size changes.
        case fixed
    }

    fileprivate func sizeWish(along axis: Axis) -> SizeWish {
        let (exact, most) = axis == .horizontal ? (width, maxWidth) : (height, maxHeight)
        if case .points = exact { return .fixed }
        return exact == .auto && most == .auto ? .none : .bounded
    }
}
