// An axis of an element is separable if the element's extent along it is a function of the range that the element is
// offered along that axis, for every range along the other. A measurement for one range across then holds for all, and
// the cache may answer with it.
//
// The axis is separable if one of these holds:
//
// 1. The style gives the extent in points.
// 2. The kind's extent depends on children along the same axis only (`children`, `child`), and their axes are
//    separable.
// 3. The kind offers its children exact or unbounded ranges only (`unboundedChildren`), and their axes are separable
//    where they are offered unbounded ranges. An exact range leaves nothing to depend on.
// 4. The kind depends on whether the other axis is bounded (`boundOfOtherAxis`), and the style fixes the other extent.
//
// By induction from the leaves to the root the extents of the children are functions of what they are offered along the
// axis, which in turn is a function of what the element is offered there; so the element's extent is one, too.
// "Separable where unbounded" is the same statement for an element that is offered an unbounded range along the axis. A
// maximum of the element's own bounds its range in any case, so this weaker statement is of no use for it.

extension LayoutTree.Node {
    /// The axes along which an element's extent does not depend on what it is offered along the other.
    struct SeparableAxes: Sendable {
        var always: AxisSet = []
        /// The axes that are separable if the element is offered an unbounded range along them.
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
    /// Finds the separable axes of every element. Children come after their parents, so one loop from the end is
    /// enough.
    mutating func findSeparableAxes() {
        for index in nodes.indices.reversed() {
            if nodes[index].bounds.areFixed {
                nodes[index].separable = .both
                continue
            }
            let children = nodes[index].children
            var shared = Node.SeparableAxes.both
            for child in children { shared.formIntersection(nodes[child].separable) }
            // A baseline may depend on anything.
            let mayAlign = nodes[index].childStyleParts.contains(.alignSelf)
            let alignsBaseline = mayAlign && children.contains { nodes[$0].element.style.alignSelf.isBaseline }
            for axis in Axis.allCases {
                let bound = nodes[index].bounds[axis]
                var separability = Separability(always: true, whereUnbounded: true)
                if bound != .fixed {
                    let isFixedAcross = nodes[index].bounds[axis.cross] == .fixed
                    let dependency =
                        alignsBaseline
                        ? .otherAxis
                        : nodes[index].dependencies[axis]
                    separability = dependency.separability(
                        shared.separability(along: axis), isFixedAcross: isFixedAcross
                    ) { child in
                        child >= 0 && child < children.count
                            ? nodes[children.lowerBound + child].separable.separability(along: axis) : Separability()
                    }
                    if bound == .bounded { separability.whereUnbounded = separability.always }
                }
                nodes[index].separable.insert(separability, along: axis)
            }
        }
    }
}

extension Axis.Dependency {
    /// Whether an axis with this dependency is separable.
    ///
    /// - Parameters:
    ///   - children: whether it is in all children.
    ///   - isFixedAcross: whether the style gives the other extent in points.
    ///   - child: whether it is in one child.
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

extension LayoutTree.Node {
    /// How a style limits the extents of its element.
    struct Bounds: Sendable {
        private let horizontal: Bound
        private let vertical: Bound

        init(_ units: ElementStyle.Units) {
            horizontal = Bound(units.unit(of: .width), atMost: units.unit(of: .maxWidth))
            vertical = Bound(units.unit(of: .height), atMost: units.unit(of: .maxHeight))
        }

        subscript(axis: Axis) -> Bound { axis == .horizontal ? horizontal : vertical }

        var areFixed: Bool { horizontal == .fixed && vertical == .fixed }
    }

    enum Bound: Sendable {
        case none
        /// At most a number of points, or a fraction of the parent's size.
        case bounded
        /// A number of points, regardless of the parent's size.
        case fixed

        fileprivate init(_ exact: ElementStyle.Units.Unit, atMost most: ElementStyle.Units.Unit) {
            self = exact == .points ? .fixed : exact == .auto && most == .auto ? .none : .bounded
        }
    }
}

/// None, one or both of the axes.
struct AxisSet: OptionSet, Sendable {
    let rawValue: UInt8

    static let horizontal = AxisSet(rawValue: 1)
    static let vertical = AxisSet(rawValue: 2)

    @inline(__always)
    init(rawValue: UInt8) { self.rawValue = rawValue }

    @inline(__always)
    init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
}

extension LayoutTree.Node {
    /// What the extents of an element depend on, in four bytes.
    struct Dependencies: Sendable {
        /// The number of a child, or one of the simple dependencies.
        private let horizontal: Int16
        private let vertical: Int16

        /// The dependencies that count: a fixed extent has none.
        @inline(__always)
        init(of kind: some LayoutKind, childCount: Int, _ bounds: Bounds) {
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
