import QuoinLayout

/// The direction in which sections follow one another.
public enum ScrollDirection: String, Hashable, Sendable, CaseIterable {
    case vertical
    case horizontal
}

extension ScrollDirection {
    var axis: Axis { self == .vertical ? .vertical : .horizontal }
}
