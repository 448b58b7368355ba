extension StackLayout {
    /// Where the children of a line are along it, and how the free space is distributed.
    public enum JustifyContent: String, Hashable, Sendable, CaseIterable {
        case start
        case center
        case end
        /// All free space is between the children. Like ``start`` for one child, or without free space (Texture, §4.2 step 9).
        case spaceBetween
        /// There is half as much free space before the first and behind the last child as between two. Like ``center`` for
        /// one child, or without free space (Texture, §4.2 step 9).
        case spaceAround
        /// There is as much free space before the first and behind the last child as between two. Like ``center`` for one
        /// child, or without free space.
        case spaceEvenly
    }

    /// Where a child is across its line.
    public enum AlignItems: String, Hashable, Sendable, CaseIterable {
        case start
        case end
        case center
        /// As large as the line.
        case stretch
        /// The first baselines of all children are at the same height.
        case baselineFirst
        /// The last baselines of all children are at the same height.
        case baselineLast
    }

    /// Whether children that do not fit continue in another line.
    public enum FlexWrap: String, Hashable, Sendable, CaseIterable {
        case noWrap
        case wrap
        /// The first line is the last one across the stack, and the children are aligned from there: `start` is at the end.
        case wrapReverse
    }

    /// Where the lines are across the stack.
    public enum AlignContent: String, Hashable, Sendable, CaseIterable {
        case start
        case center
        case end
        /// All free space is between the lines. Like ``start`` without free space.
        case spaceBetween
        /// There is half as much free space before the first and behind the last line as between two. Like ``center``
        /// without free space.
        case spaceAround
        /// There is as much free space before the first and behind the last line as between two. Like ``center`` without
        /// free space.
        case spaceEvenly
        /// The lines share the free space.
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

    /// The rules that flexing, stretching and rounding follow.
    public enum FlexRules: String, Hashable, Sendable, CaseIterable {
        /// One round in whole points that ignores the children's minimums and maximums. A child that stretches may exceed
        /// its maximum, and one with a minimum does not stretch (Texture, §10 Q2, Q8, Q9).
        case texture
        /// CSS flexible boxes: rounds until every child is within its minimum and maximum, which is its content if its style
        /// gives none. Both also bound stretching. The edges of frames are rounded, so that neighbors meet, and children
        /// keep the sizes that they are given.
        case css
    }
}

extension StackLayout {
    /// `justifyContent`, unless there is an alignment for the same axis.
    var effectiveJustifyContent: JustifyContent {
        switch direction {
        case .horizontal: horizontalAlignment?.justifyContent ?? justifyContent
        case .vertical: verticalAlignment?.justifyContent ?? justifyContent
        }
    }

    /// `alignItems`, unless there is an alignment for the same axis.
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
