/// What an element's extent along one axis depends on, beside the range that it is offered along that axis.
///
/// The engine uses it to leave out work: where nothing couples the axes, a width that is known for one range of heights
/// is known for all. In deep nests that keeps the number of measurements of an element from growing with the depth.
public enum AxisCoupling: Hashable, Sendable {
    /// On what is offered along the other axis: the height of text depends on the width.
    case otherAxis
    /// Where this axis is bounded, on what is offered along the other one; where it is not, on nothing: the width of
    /// text, of which lines are left out that do not fit.
    case otherAxisWhereBounded
    /// Where this axis is bounded, on whether the other one is bounded too, but not on where; where it is not, on
    /// nothing.
    case boundOfOtherAxis
    /// On nothing but the extents of the children along the same axis, which are offered ranges there that depend on
    /// nothing else either, and are unbounded where the element's is. Of a leaf, on nothing at all.
    case children
    /// As `children`, where each child is offered an exact or an unbounded range along this axis.
    case unboundedChildren
    /// As `children`, where only one of them counts.
    case child(Int)
}
