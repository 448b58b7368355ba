/// Which children of an element should lie within its frame, and at which edges they may extend beyond it.
package struct ChildContainment: Hashable, Sendable {
    /// A choice of children.
    package enum Children: Hashable, Sendable {
        case all
        /// The first child.
        case first
        /// The children whose style does not say that they bleed.
        case unlessBleeding
        /// The children at these places.
        case some(Set<Int>)
        /// No child: the children may be anywhere.
        case noChild
    }

    package enum Edge: String, Sendable {
        case left, right, top, bottom

        /// The axis across the edge.
        package var axis: Axis { self == .left || self == .right ? .horizontal : .vertical }

        /// The edge that has its place if the layout is mirrored.
        package var mirrored: Edge {
            switch self {
            case .left: .right
            case .right: .left
            case .top, .bottom: self
            }
        }
    }

    /// The children that should lie within the frame.
    package var children: Children
    /// The edges that these children may extend beyond, in a layout that is not mirrored.
    package var openEdges: Set<Edge>
    /// Whether the author placed the children by rules or coordinates. A child that extends beyond an edge at every
    /// width is then intended.
    package var isByRules: Bool

    package init(_ children: Children = .all, openEdges: Set<Edge> = [], isByRules: Bool = false) {
        (self.children, self.openEdges, self.isByRules) = (children, openEdges, isByRules)
    }

    /// The edges that these children may extend beyond.
    package func openEdges(_ direction: LayoutDirection) -> Set<Edge> {
        direction == .leftToRight ? openEdges : Set(openEdges.map(\.mirrored))
    }
}

extension LayoutKind {
    /// Which of the children of an element of this kind should lie within its frame.
    package var containment: ChildContainment { Self.declaration.containment(self) }
}
