extension LayoutTree.Node {
    /// What the extents of an element depend on, in four bytes.
    struct Dependencies: Sendable {
        /// The number of a child, or one of the simple dependencies.
        private let horizontal: Int16
        private let vertical: Int16

        /// The dependencies that count: a fixed extent has none.
        @inline(__always)
        init(of kind: any LayoutKind, childCount: Int, _ bounds: Bounds) {
            func number(along axis: Axis) -> Int16 {
                bounds[axis] == .fixed ? 0 : Self.number(of: kind.dependency(along: axis, childCount: childCount))
            }
            (horizontal, vertical) = (number(along: .horizontal), number(along: .vertical))
        }

        subscript(axis: Axis) -> Axis.Dependency {
            switch axis == .horizontal ? horizontal : vertical {
            case -1: .otherAxis
            case -2: .otherAxisWhereBounded
            case -3: .boundOfOtherAxis
            case -4: .children
            case -5: .unboundedChildren
            case let child: .child(Int(child))
            }
        }

        /// The other axis is always right, also for a child that there is no number for.
        private static func number(of dependency: Axis.Dependency) -> Int16 {
            switch dependency {
            case .otherAxis: -1
            case .otherAxisWhereBounded: -2
            case .boundOfOtherAxis: -3
            case .children: -4
            case .unboundedChildren: -5
            case .child(let index): Int16(exactly: index).map { max($0, -1) } ?? -1
            }
        }
    }
}
