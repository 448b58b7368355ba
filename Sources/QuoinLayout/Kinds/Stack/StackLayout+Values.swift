extension StackLayout {
    /// Where the children of a line are along it, and how the room that is left is shared out.
    public enum JustifyContent: String, Hashable, Sendable, CaseIterable {
        case start
        case center
        case end
        /// All of it between the children; as ``start`` for one child, and where there is none (Texture, §4.2 step 9).
        case spaceBetween
        /// Half as much before the first and behind the last child as between two; as ``center`` for one child, and where
        /// there is none (Texture, §4.2 step 9).
        case spaceAround
    }

    /// Where a child is across its line.
    public enum AlignItems: String, Hashable, Sendable, CaseIterable {
        case start
        case end
        case center
        /// As large as the line.
        case stretch
        /// The first baselines of all children at one height.
        case baselineFirst
        /// The last baselines of all children at one height.
        case baselineLast
    }

    /// Whether children that do not fit go on in a further line.
    public enum FlexWrap: String, Hashable, Sendable, CaseIterable {
        case noWrap
        case wrap
    }

    /// Where the lines are across the stack.
    public enum AlignContent: String, Hashable, Sendable, CaseIterable {
        case start
        case center
        case end
        /// The room that is left lies between the lines; as ``start`` where there is none.
        case spaceBetween
        /// Half as much lies before the first and behind the last line as between two; as ``center`` where there is none.
        case spaceAround
        /// The lines share the room that is left.
        case stretch
    }

    /// Where the children are from left to right, whatever the stack's direction.
    public enum HorizontalAlignment: String, Hashable, Sendable, CaseIterable {
        case left
        case middle
        case right
    }

    /// Where the children are from top to bottom, whatever the stack's direction.
    public enum VerticalAlignment: String, Hashable, Sendable, CaseIterable {
        case top
        case center
        case bottom
    }

    /// Whose rules flexing and stretching follow.
    public enum FlexRules: String, Hashable, Sendable, CaseIterable {
        /// One round in whole points that no minimum or maximum of a child stops; a child that stretches passes its
        /// maximum, and one with a minimum does not stretch (Texture, §10 Q2, Q8, Q9).
        case texture
        /// CSS flexbox: rounds until every child is within its minimum and maximum, which also bound stretching.
        case css
    }
}

extension StackLayout {
    /// `justifyContent`, unless an alignment of the same axis says otherwise.
    var effectiveJustifyContent: JustifyContent {
        switch direction {
        case .horizontal: horizontalAlignment?.justifyContent ?? justifyContent
        case .vertical: verticalAlignment?.justifyContent ?? justifyContent
        }
    }

    /// `alignItems`, unless an alignment of the same axis says otherwise.
    var effectiveAlignItems: AlignItems {
        switch direction {
        case .horizontal: verticalAlignment?.alignItems ?? alignItems
        case .vertical: horizontalAlignment?.alignItems ?? alignItems
        }
    }
}

extension StackLayout.HorizontalAlignment {
    fileprivate var justifyContent: StackLayout.JustifyContent {
        switch self {
        case .left: .start
        case .middle: .center
        case .right: .end
        }
    }

    fileprivate var alignItems: StackLayout.AlignItems {
        switch self {
        case .left: .start
        case .middle: .center
        case .right: .end
        }
    }
}

extension StackLayout.VerticalAlignment {
    fileprivate var justifyContent: StackLayout.JustifyContent {
        switch self {
        case .top: .start
        case .center: .center
        case .bottom: .end
        }
    }

    fileprivate var alignItems: StackLayout.AlignItems {
        switch self {
        case .top: .start
        case .center: .center
        case .bottom: .end
        }
    }
}
