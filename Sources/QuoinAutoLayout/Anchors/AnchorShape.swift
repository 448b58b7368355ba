/// What an anchor is a bundle of, as a type: anchors of different shapes do not mix.
public protocol AnchorShape: Sendable {}

/// A shape of one attribute; a rule on it makes one constraint.
public protocol SingleAnchorShape: AnchorShape {}

/// A shape of several attributes; a rule on it makes a constraint for each.
public protocol CompositeAnchorShape: AnchorShape {}

/// A composite shape that has `<=` and `>=`; edges have not.
public protocol ComparableAnchorShape: CompositeAnchorShape {}

/// A place from left to right.
public enum XAxisShape: SingleAnchorShape {}
/// A place from top to bottom.
public enum YAxisShape: SingleAnchorShape {}
/// A width or a height.
public enum DimensionShape: SingleAnchorShape {}
/// A width and a height.
public enum SizeShape: ComparableAnchorShape {}
/// A place on each axis, x first.
public enum LocationShape: ComparableAnchorShape {}
/// The leading, trailing, top and bottom edges, in this order.
public enum EdgesShape: CompositeAnchorShape {}
/// The leading and trailing edges.
public enum HorizontalEdgesShape: CompositeAnchorShape {}
/// The top and bottom edges.
public enum VerticalEdgesShape: CompositeAnchorShape {}
