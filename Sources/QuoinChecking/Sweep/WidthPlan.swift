import QuoinAutoLayout
import QuoinScene

/// The widths at which a screen is looked at, where each takes as long as the app's code does.
///
/// Between two widths nothing is looked at if the same was found at both, and all frames there are on a line with those at a
/// third width beside them. Everywhere else the middle is looked at, so that the ends of the widths of a finding are exact, and
/// lines that break differ by a point at most.
struct WidthPlan {
    private let widths: [Double]
    private let pixel: Double
    /// The positions that are looked at in any case, the last one first.
    private var first: [Int] = []
    /// The gaps between positions that were not judged yet.
    private var gaps: [ClosedRange<Int>] = []
    private var seen: [Int: Outline] = [:]
    /// The positions that were seen, ascending.
    private var order: [Int] = []

    /// The widths of devices, for which apps have rules of their own, in points.
    private static let ofDevices: Set<Double> = [
        320, 360, 375, 390, 393, 402, 414, 428, 430, 440, 744, 768, 810, 820, 834, 1024,
    ]
    /// The largest distance of widths that are looked at in any case, in points.
    private static let step = 16.0
    /// The distance, in points, in which frames may change in any way, if the same is found at both ends.
    private static let leastGap = 1.0
    /// The number of widths up to which each is looked at.
    private static let fewest = 8

    /// A plan for a sweep, if its element is a screen.
    init?(of sweep: LayoutSweep) {
        guard let widths = sweep.widths, widths.count > Self.fewest, sweep.settings.allow.isEmpty,
            sweep.root.kind.base is any TriedConstraintsKind
        else { return nil }
        (self.widths, pixel) = (widths, 1 / sweep.canvas.scale)
        let fixed = widths.indices.filter {
            $0 == 0 || $0 == widths.count - 1 || Self.ofDevices.contains(widths[$0])
        }
        for (start, end) in zip(fixed, fixed.dropFirst()) {
            let parts = max(Int(((widths[start] - widths[end]) / Self.step).rounded(.up)), 1)
            first += (0..<parts).map { start + (end - start) * $0 / parts }
        }
        first.append(widths.count - 1)
        first = Set(first).sorted(by: >)
        gaps = zip(first.dropFirst(), first).map { $0...$1 }
    }

    /// The next position; `nil` if all is known.
    mutating func next() -> Int? {
        if let position = first.popLast() { return position }
        while let gap = gaps.popLast() {
            guard gap.count > 2, !isKnown(gap) else { continue }
            let middle = (gap.lowerBound + gap.upperBound) / 2
            gaps += [middle...gap.upperBound, gap.lowerBound...middle]
            return middle
        }
        return nil
    }

    /// Adds what was seen at the next position.
    mutating func add(_ inspection: LayoutInspection, _ found: Set<ObservationKey>, at position: Int) {
        seen[position] = Outline(inspection, found)
        order.insert(position, at: order.firstIndex { $0 > position } ?? order.count)
    }

    /// Whether nothing new is to be expected between two positions that are beside each other.
    private func isKnown(_ gap: ClosedRange<Int>) -> Bool {
        let (start, end) = (gap.lowerBound, gap.upperBound)
        guard let one = seen[start], let other = seen[end], one.found == other.found else { return false }
        if abs(widths[start] - widths[end]) <= Self.leastGap { return true }
        guard one.isLike(other), let index = order.firstIndex(of: start) else { return false }
        let (before, after) = (index - 1, index + 2)
        return order.indices.contains(before) && isStraight(order[before], start, end)
            || order.indices.contains(after) && isStraight(order[after], end, start)
    }

    /// Whether the frames at the last of three positions are where those at the first two point to.
    private func isStraight(_ first: Int, _ second: Int, _ third: Int) -> Bool {
        guard let one = seen[first], let two = seen[second], let three = seen[third], one.isLike(two) else {
            return false
        }
        let ratio = (widths[third] - widths[second]) / (widths[second] - widths[first])
        // Each edge is rounded to a pixel.
        let most = (1 + ratio) * pixel + 0.01
        return one.frames.indices.allSatisfy { index in
            let (start, middle, end) = (one.frames[index], two.frames[index], three.frames[index])
            func isNear(_ edge: (Rect) -> Double) -> Bool {
                abs(edge(middle) + (edge(middle) - edge(start)) * ratio - edge(end)) <= most
            }
            return isNear(\.minX) && isNear(\.maxX) && isNear(\.minY) && isNear(\.maxY)
        }
    }
}

/// What decides the frames of a layout, as far as it can be seen.
private struct Outline {
    let frames: [Rect]
    let found: Set<ObservationKey>
    private let kinds: [ObjectIdentifier]
    private let lines: [Lines]

    private struct Lines: Hashable {
        var index: Int
        var content: TextContent
        var count: Int
        var isTruncated: Bool
    }

    init(_ inspection: LayoutInspection, _ found: Set<ObservationKey>) {
        let layout = inspection.layout
        (frames, self.found) = (layout.frames, found)
        kinds = layout.frames.indices.map { ObjectIdentifier(type(of: layout.tree.kind(of: $0))) }
        lines = inspection.texts.map { text in
            Lines(
                index: text.index, content: inspection.scene.texts[text.number].content, count: text.lines.lineCount,
                isTruncated: text.lines.isTruncated)
        }
    }

    /// Whether another layout has the same elements, and lines of text.
    func isLike(_ other: Outline) -> Bool { kinds == other.kinds && lines == other.lines }
}
