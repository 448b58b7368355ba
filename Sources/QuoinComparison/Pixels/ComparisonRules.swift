/// When pixels count as different, and how many may be.
///
/// Without changes every pixel must be equal.
public struct ComparisonRules: Hashable, Sendable {
    /// How it is measured how far two colors are apart.
    public var metric = ColorMetric.okLab
    /// How far two colors may be apart and still pass for equal: from 0, where not even one level of one component may
    /// differ, to 1, the distance from black to white. An eye sees about 0.02 in ``ColorMetric/okLab``.
    public var threshold = 0.0
    /// Whether pixels that differ in nothing but how an edge is smoothed count; they do where nothing is said.
    public var antialiasing = Antialiasing.counts
    /// Pixels that do not count.
    public var masks: [Mask] = []
    /// How many of the pixels that count may differ; none where nothing is said.
    public var limits = DifferenceLimits()

    /// The strictest rules: every pixel must be equal.
    public init() {}

    /// Whether pixels that differ in nothing but how an edge is smoothed count as different.
    public enum Antialiasing: String, Hashable, Sendable, CaseIterable {
        case counts
        case isIgnored
    }
}

/// How it is measured how far two colors are apart.
public enum ColorMetric: String, Hashable, Sendable, CaseIterable {
    /// The distance in OKLab, in which equal steps look equal.
    case okLab = "oklab"
    /// The distance in YIQ that pixelmatch uses (Kotsarenko and Ramos, 2010), with its scale for the threshold.
    case yiq
}
