extension Axis {
    /// What an element's extent along an axis depends on, in addition to the range that it is offered along that axis.
    ///
    /// The engine uses it to avoid measuring: if the axes are independent, a width that is known for one range of heights is
    /// known for all. This keeps the number of measurements of an element from growing with its depth.
    public enum Dependency: Hashable, Sendable {
        /// The range along the other axis: the height of text depends on the width.
        case otherAxis
        /// The range along the other axis if this axis is bounded, else nothing: the width of text, whose last lines are left
        /// out if they do not fit.
        case otherAxisWhereBounded
        /// If this axis is bounded, whether the other one is bounded too, but not the bound itself; else nothing.
        case boundOfOtherAxis
        /// The extents of the children along the same axis. The ranges that the children are offered there depend on
        /// nothing else either, and are unbounded if the element's range is. A leaf depends on nothing.
        case children
        /// Like `children`, for a kind that offers each child an exact or an unbounded range along this axis.
        case unboundedChildren
        /// Like `children`, for a kind whose extent depends on one child only.
        case child(Int)
    }
}
