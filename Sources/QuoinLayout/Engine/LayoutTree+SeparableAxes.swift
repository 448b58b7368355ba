extension LayoutTree.Node {
    /// The axes along which an element's extent does not depend on what it is offered along the other.
    struct SeparableAxes: Sendable {
        var always: AxisSet = []
        /// Those along which that is so where the element is offered an unbounded range.
        var whereUnbounded: AxisSet = []
    }
}

extension LayoutTree {
    /// Finds the separable axes of every element. Children stand behind their parents, so one walk from the end
    /// suffices.
    static func findSeparableAxes(_ nodes: inout [Node], styles: [ElementStyle], kinds: [any LayoutKind]) {
        for index in nodes.indices.reversed() {
            for axis in Axis.allCases {
                let wish = nodes[index].hasSizeWish ? styles[index].sizeWish(along: axis) : .none
                let separability = wish == .fixed ? .always : separability(of: index, along: axis, nodes, styles, kinds)
                if separability == .always { nodes[index].separable.always.insert(AxisSet(axis)) }
                // A maximum of its own bounds the element wherever it stands.
                if separability == .always || (separability == .whereUnbounded && wish != .bounded) {
                    nodes[index].separable.whereUnbounded.insert(AxisSet(axis))
                }
            }
        }
    }

    private enum Separability {
        case always
        case whereUnbounded
        case never
    }

    private static func separability(
        of index: Int, along axis: Axis, _ nodes: [Node], _ styles: [ElementStyle], _ kinds: [any LayoutKind]
    ) -> Separability {
        let first = Int(nodes[index].firstChild)
        let count = Int(nodes[index].childCount)
        func all(_ children: Range<Int>, _ axes: KeyPath<Node.SeparableAxes, AxisSet>) -> Bool {
            children.allSatisfy { nodes[first + $0].separable[keyPath: axes].contains(AxisSet(axis)) }
        }
        func asChildren(_ children: Range<Int>) -> Separability {
            all(children, \.always) ? .always : all(children, \.whereUnbounded) ? .whereUnbounded : .never
        }
        switch kinds[index].coupling(along: axis, childCount: count) {
        case .otherAxis: return .never
        case .otherAxisWhereBounded: return .whereUnbounded
        case .boundOfOtherAxis:
            let isFixedAcross = nodes[index].hasSizeWish && styles[index].sizeWish(along: axis.cross) == .fixed
            return isFixedAcross ? .always : .whereUnbounded
        case .children: return asChildren(0..<count)
        case .unboundedChildren: return all(0..<count, \.whereUnbounded) ? .always : .never
        case .child(let child): return (0..<count).contains(child) ? asChildren(child..<child + 1) : .never
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
