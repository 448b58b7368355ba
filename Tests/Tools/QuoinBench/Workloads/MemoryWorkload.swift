import Foundation
import QuoinLayout

/// The memory that unrolling and laying out a tree takes at its peak, beside the elements themselves, in bytes per node.
///
/// The workload runs in a separate process, so that no memory is left over from other work.
enum MemoryWorkload: Workload {
    static let name = "memory"

    static func figures(_ context: BenchContext) throws -> [Figure] {
        let tree = MeasuredTree.deep
        let element = tree.element()
        // The code that layout needs is loaded before, because it takes as much memory for every tree.
        var small = LayoutEngine(try LayoutTree(MeasuredTree.nest(level: 2)))
        _ = try small.layout(in: .unconstrained)
        guard let before = ProcessStatus(), (try? Data("5".utf8).write(to: ProcessStatus.peakReset)) != nil else {
            return []
        }
        var engine = LayoutEngine(try LayoutTree(element))
        let layout = try engine.layout(in: SizeRange(width: ExtentRange(exactly: tree.width), height: .unconstrained))
        guard layout.size.height == tree.height, let after = ProcessStatus() else { return [] }
        let bytes = Double(after.peak - before.present) * 1024
        func figure(_ unit: String, _ count: Int, goal: Figure.Goal?) -> Figure {
            Figure(
                title: "memory of the deep tree beside its elements, for each \(unit)", unit: .bytes,
                value: bytes / Double(count), goal: goal)
        }
        return [
            figure("node", tree.nodeCount, goal: .atMost(300)),
            figure("element, insets counted", layout.tree.count, goal: nil),
        ]
    }
}

/// The memory of this process that Linux reports, in KiB.
private struct ProcessStatus {
    /// Writing 5 to it makes the present memory the peak.
    static let peakReset = URL(fileURLWithPath: "/proc/self/clear_refs")

    let present: Int
    let peak: Int

    init?() {
        guard let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return nil }
        func value(_ key: String) -> Int? {
            let line = text.split(separator: "\n").first { $0.hasPrefix(key + ":") }
            return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
        }
        guard let present = value("VmRSS"), let peak = value("VmHWM") else { return nil }
        (self.present, self.peak) = (present, peak)
    }
}
