/// The room between two things, or at an edge of one.
public enum CollectionLayoutSpacing: Hashable, Sendable {
    /// Exactly so many points.
    case fixed(Double)
    /// At least so many points, and a share of what is left over.
    case flexible(Double)
}

extension CollectionLayoutSpacing {
    var amount: Double {
        switch self {
        case .fixed(let amount), .flexible(let amount): amount
        }
    }

    var isFlexible: Bool {
        if case .flexible = self { true } else { false }
    }
}
