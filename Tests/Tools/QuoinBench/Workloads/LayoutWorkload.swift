import QuoinLayout

/// Layout without drawing: building the tree, its first layout, and another layout with the root 24 points wider, in
/// nanoseconds of processor time per node.
enum LayoutWorkload: Workload {
    static let name = "layout"

    static func figures(_ context: BenchContext) throws -> [Figure] {
        try MeasuredTree.allCases.flatMap { try figures(of: $0) }
    }

    private static func figures(of tree: MeasuredTree) throws -> [Figure] {
        var (builds, firsts, resizes): ([Double], [Double], [Double]) = ([], [], [])
        for _ in 0...tree.repetitions {
            var watch = Stopwatch()
            let layoutTree = try LayoutTree(tree.element())
            builds.append(watch.elapsed.processor)
            watch = Stopwatch()
            var engine = LayoutEngine(layoutTree)
            let layout = try engine.layout(in: tree.range(width: tree.width))
            firsts.append(watch.elapsed.processor)
            watch = Stopwatch()
            _ = try engine.layout(in: tree.range(width: tree.width + 24))
            resizes.append(watch.elapsed.processor)
            guard layout.size.height == tree.height else {
                throw BenchError("\(tree) is \(layout.size.height) points high, not \(tree.height)")
            }
        }
        let recorded = tree.recorded
        return [
            figure(tree, "build", builds, recorded.build), figure(tree, "first", firsts, recorded.first, goal: 0.3),
            figure(
                tree, "both", zip(builds, firsts).map { $0 + $1 },
                recorded.build.merging(recorded.first) { $0 + $1 }, goal: tree.goal),
            figure(tree, "resize", resizes, recorded.resize),
        ]
    }

    private static func figure(
        _ tree: MeasuredTree, _ phase: String, _ times: [Double], _ recorded: [String: Double], goal: Double? = nil
    ) -> Figure {
        .inProcess(
            "layout, \(tree.rawValue) tree: \(phase)", times.median * 1e6 / Double(tree.nodeCount), .nanosecondsPerNode,
            peers: PeerQuery(
                workload: "layout", field: phase, matching: ["tree": tree.rawValue], recorded: recorded,
                yardstick: PeerQuery.Yardstick(
                    program: "taffy-stretchable", field: "first", value: tree.recordedYardstick)),
            goal: goal.map { .timesBestPeer($0) })
    }
}

extension MeasuredTree {
    fileprivate func range(width: Double) -> SizeRange {
        SizeRange(width: ExtentRange(exactly: width), height: .unconstrained)
    }

    /// The time of building and the first layout together, times that of the best other engine.
    fileprivate var goal: Double {
        switch self {
        case .flat: 0.35
        case .deep: 0.2
        case .feed: 0.25
        }
    }

    /// The recorded nanoseconds per node of the two engines that have no package.
    fileprivate var recorded: (build: [String: Double], first: [String: Double], resize: [String: Double]) {
        switch self {
        case .flat: (["Yoga": 126, "Taffy": 42.7], ["Yoga": 722, "Taffy": 239], ["Yoga": 510, "Taffy": 240])
        case .deep: (["Yoga": 221, "Taffy": 562], ["Yoga": 15_906, "Taffy": 4_194], ["Yoga": 7_839, "Taffy": 573])
        case .feed: (["Yoga": 89.8, "Taffy": 528], ["Yoga": 1_314, "Taffy": 2_348], ["Yoga": 1_262, "Taffy": 1_694])
        }
    }

    /// The nanoseconds per node that Taffy's Python package took on the machine of ``recorded`` for a first layout.
    fileprivate var recordedYardstick: Double {
        switch self {
        case .flat: 305
        case .deep: 2_416
        case .feed: 2_770
        }
    }
}

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
