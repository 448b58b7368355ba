import QuoinLayout
import QuoinScene

/// A free part of a row, in points from the left of the text.
struct LineGap: Hashable {
    var start: Double
    var end: Double

    var width: Double { end - start }
}

/// Areas that text flows around. Each keeps a row free from its leftmost to its rightmost point at the row's height.
struct ExcludedAreas {
    private let outlines: [FlatOutline]
    /// Below there is no area, in points.
    let bottom: Double

    init(_ shapes: [Shape]) {
        outlines = shapes.map { FlatOutline($0.path) }
        bottom = outlines.compactMap(\.bottom).max() ?? 0
    }

    var isEmpty: Bool { outlines.isEmpty }

    /// How far to go down from a height at which nothing fits, in points.
    ///
    /// A point is less than any difference that can be seen; areas of absurd height are passed in larger steps.
    func step(from height: Double) -> Double { max(1, (bottom - height) / 1_000) }

    /// The free parts of a row, from left to right.
    func gaps(from top: Double, to bottom: Double, width: Double) -> [LineGap] {
        let blocked = outlines.compactMap { $0.extent(from: top, to: bottom) }
            .sorted { $0.start < $1.start }
        var gaps: [LineGap] = []
        var start = 0.0
        for area in blocked {
            if area.start > start { gaps.append(LineGap(start: start, end: min(area.start, width))) }
            start = max(start, area.end)
            if start >= width { return gaps }
        }
        return gaps + [LineGap(start: start, end: width)]
    }
}
