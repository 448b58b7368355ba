extension LayoutTree.Node {
    /// The axes along which an element's extent does not depend on what it is offered along the other.
    struct SeparableAxes: Sendable {
        var always: AxisSet = []
        /// Those along which that is so where the element is offered an unbounded range.
        var whereUnbounded: AxisSet = []
    }
}

extension LayoutTree.Node.SeparableAxes {
    fileprivate static let both = Self(always: [.horizontal, .vertical], whereUnbounded: [.horizontal, .vertical])

    fileprivate mutating func formIntersection(_ other: Self) {
        always.formIntersection(other.always)
        whereUnbounded.formIntersection(other.whereUnbounded)
    }

    fileprivate func separability(along axis: Axis) -> Separability {
        let set = AxisSet(axis)
        return Separability(always: always.contains(set), whereUnbounded: whereUnbounded.contains(set))
    }

    fileprivate mutating func insert(_ separability: Separability, along axis: Axis) {
        if separability.always { always.insert(AxisSet(axis)) }
        if separability.whereUnbounded { whereUnbounded.insert(AxisSet(axis)) }
    }
}

/// Whether an axis is separable.
private struct Separability {
    var always = false
    var whereUnbounded = false
}

extension LayoutTree {
    /// Finds the separable axes of every element. Children stand behind their parents, so one walk from the end
    /// suffices.
    static func findSeparableAxes(_ nodes: inout [Node], styles: [ElementStyle], kinds: [any LayoutKind]) {
        for index in nodes.indices.reversed() {
            let children = nodes[index].children
            var shared = Node.SeparableAxes.both
            for child in children { shared.formIntersection(nodes[child].separable) }
            for axis in Axis.allCases {
                let wish = nodes[index].hasSizeWish ? styles[index].sizeWish(along: axis) : .none
                var separability = Separability(always: true, whereUnbounded: true)
                if wish != .fixed {
                    let isFixedAcross = nodes[index].hasSizeWish && styles[index].sizeWish(along: axis.cross) == .fixed
                    separability = kinds[index].coupling(along: axis, childCount: children.count).separability(
                        shared.separability(along: axis), isFixedAcross: isFixedAcross
                    ) { child in
                        child >= 0 && child < children.count
                            ? nodes[children.lowerBound + child].separable.separability(along: axis) : Separability()
                    }
                    // A maximum of its own bounds the element wherever it stands.
                    if wish == .bounded { separability.whereUnbounded = separability.always }
                }
                nodes[index].separable.insert(separability, along: axis)
            }
        }
    }
}

extension AxisCoupling {
    /// Whether the extent depends on nothing but what is offered along its axis.
    ///
    /// - Parameters:
    ///   - children: whether that is so of all the children.
    ///   - isFixedAcross: whether the style gives the other extent in points.
    ///   - child: whether it is so of one child.
    fileprivate func separability(
        _ children: Separability, isFixedAcross: Bool, of child: (Int) -> Separability
    ) -> Separability {
        switch self {
        case .otherAxis: Separability()
        case .otherAxisWhereBounded: Separability(whereUnbounded: true)
        case .boundOfOtherAxis: Separability(always: isFixedAcross, whereUnbounded: true)
        case .children: children
        case .unboundedChildren: Separability(always: children.whereUnbounded, whereUnbounded: children.whereUnbounded)
        case .child(let index): child(index)
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
