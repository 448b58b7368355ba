import QuoinLayout

/// Times layout alone: building the elements and unrolling them, the first layout of a fresh tree, and again after the
/// root became 24 points wider. Processor nanoseconds a node.
struct LayoutBench {
    static func run() throws {
        print("tree   nodes   elements  build  unroll  first  resize  measurements/element  height")
        for workload in LayoutWorkload.allCases { print(try row(of: workload)) }
    }

    private static func row(of workload: LayoutWorkload) throws -> String {
        var (builds, unrolls, firsts, resizes): ([Double], [Double], [Double], [Double]) = ([], [], [], [])
        var (height, runs, elements) = (0.0, 0, 0)
        for _ in 0..<workload.repetitions {
            let start = processorNanoseconds()
            let element = workload.element()
            let built = processorNanoseconds()
            let tree = try LayoutTree(element)
            let unrolled = processorNanoseconds()
            var engine = LayoutEngine(tree)
            let layout = try engine.layout(in: workload.range(width: workload.width))
            let laidOut = processorNanoseconds()
            runs = engine.measurementCounts.reduce(0, +)
            let beforeResize = processorNanoseconds()
            _ = try engine.layout(in: workload.range(width: workload.width + 24))
            let resized = processorNanoseconds()
            builds.append(built - start)
            unrolls.append(unrolled - built)
            firsts.append(laidOut - unrolled)
            resizes.append(resized - beforeResize)
            (height, elements) = (layout.size.height, tree.count)
        }
        precondition(height == workload.height, "\(workload) is \(height) points high, not \(workload.height)")
        let figures = [builds, unrolls, firsts, resizes].map { times in
            rounded(times.sorted()[times.count / 2] / Double(workload.nodeCount))
        }
        return
            ([workload.rawValue, "\(workload.nodeCount)", "\(elements)"] + figures
            + [rounded(Double(runs) / Double(elements)), rounded(height)]).joined(separator: "  ")
    }

    private static func rounded(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }
}

extension LayoutWorkload {
    func range(width: Double) -> SizeRange {
        SizeRange(width: ExtentRange(exactly: width), height: .unconstrained)
    }
}
