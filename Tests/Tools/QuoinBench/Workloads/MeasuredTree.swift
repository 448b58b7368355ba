import QuoinLayout

/// The three trees that layout engines are measured with: a long list, a deep nest, and a feed.
enum MeasuredTree: String, CaseIterable {
    case flat
    case deep
    case feed

    /// The width that the tree is laid out in, in points.
    var width: Double { self == .deep ? 4000 : 390 }

    var repetitions: Int { self == .flat ? 101 : 11 }

    /// The number of nodes in engines where padding is a property, so that nanoseconds per node mean the same work
    /// everywhere. Here padding is a separate element.
    var nodeCount: Int {
        switch self {
        case .flat: 1_001
        case .deep: 88_573
        case .feed: 60_001
        }
    }

    /// The height that every engine must compute, in points.
    var height: Double {
        switch self {
        case .flat: 20_000
        case .deep: 3_882
        case .feed: 720_000
        }
    }

    func element() -> AnyElement {
        switch self {
        case .flat: Column { for _ in 0..<1_000 { Spacer().preferredSize(100, 20).flexGrow(0) } }.erased
        case .deep: Self.nest(level: 10)
        case .feed: Column { for _ in 0..<10_000 { Self.feedRow() } }.erased
        }
    }

    /// Stacks of three within stacks of three.
    static func nest(level: Int) -> AnyElement {
        guard level > 0 else { return Spacer().preferredSize(10, 10).flexGrow(0).erased }
        return Stack(level % 2 == 1 ? .horizontal : .vertical, spacing: 2) {
            nest(level: level - 1)
            nest(level: level - 1)
            nest(level: level - 1)
        }.inset(1).erased
    }

    private static func feedRow() -> AnyElement {
        Row(spacing: 8) {
            Spacer().preferredSize(48, 48).flexGrow(0)
            Column(spacing: 8) {
                Spacer().height(20).flexGrow(0)
                Spacer().height(16).flexGrow(0)
            }.flexGrow().flexShrink()
            Spacer().preferredSize(60, 20).flexGrow(0)
        }.inset(12).erased
    }
}
