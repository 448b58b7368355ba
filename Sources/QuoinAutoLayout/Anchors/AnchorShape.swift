/// What an anchor is a bundle of, as a type: anchors of different shapes do not mix.
public protocol AnchorShape: Sendable {}

/// A shape of one attribute; a rule on it makes one constraint.
public protocol SingleAnchorShape: AnchorShape {}

/// A shape of several attributes; a rule on it makes a constraint for each.
public protocol CompositeAnchorShape: AnchorShape {}

/// A composite shape that has `<=` and `>=`; edges have not.
public protocol ComparableAnchorShape: CompositeAnchorShape {}

public enum XAxisShape: SingleAnchorShape {}
public enum YAxisShape: SingleAnchorShape {}
public enum DimensionShape: SingleAnchorShape {}
public enum SizeShape: ComparableAnchorShape {}
public enum LocationShape: ComparableAnchorShape {}
public enum EdgesShape: CompositeAnchorShape {}
public enum HorizontalEdgesShape: CompositeAnchorShape {}
public enum VerticalEdgesShape: CompositeAnchorShape {}
