import QuoinScene

/// From which pixels of an image each pixel that is drawn is mixed, on one axis.
///
/// The weights come from a cubic curve through the image's pixels (Catmull and Rom), stretched where the image is drawn
/// smaller, so that every pixel counts. They are whole numbers, so that the result is the same on every processor.
struct ImageAxis {
    /// How many pixels of the image each pixel is mixed from.
    let count: Int
    /// `count` indices for each pixel, and the weight of each.
    let sources: [Int32]
    let weights: [Int32]

    /// What the weights of a pixel add up to, as a power of two.
    static let precision = 14

    /// - Parameters:
    ///   - pieces: what lies where.
    ///   - isRepeating: whether the pieces, as a whole, begin again where they end.
    ///   - pixels: those to be drawn.
    init(_ pieces: [ImagePiece], isRepeating: Bool, pixels: Range<Int>, sampling: ImageSampling) {
        let all = pixels.map { pixel in
            ImageAxis.mix(at: Double(pixel) + 0.5, pieces, isRepeating: isRepeating, sampling)
        }
        count = all.map(\.count).max() ?? 0
        var (sources, weights): ([Int32], [Int32]) = ([], [])
        sources.reserveCapacity(count * all.count)
        weights.reserveCapacity(count * all.count)
        for mix in all {
            let rest = count - mix.count
            sources += mix.map(\.source) + repeatElement(mix.last?.source ?? 0, count: rest)
            weights += mix.map(\.weight) + repeatElement(0, count: rest)
        }
        (self.sources, self.weights) = (sources, weights)
    }

    /// The pixels of the image that are used.
    var used: ClosedRange<Int>? {
        guard let first = sources.min(), let last = sources.max() else { return nil }
        return Int(first)...Int(last)
    }

    private static func mix(
        at place: Double, _ pieces: [ImagePiece], isRepeating: Bool, _ sampling: ImageSampling
    ) -> [(source: Int32, weight: Int32)] {
        guard let first = pieces.first, let last = pieces.last else { return [] }
        let (start, end) = (first.target.lowerBound, last.target.upperBound)
        let turns = isRepeating ? ((place - start) / (end - start)).rounded(.down) : 0
        let place = place - turns * (end - start)
        let piece = pieces.first { place < $0.target.upperBound && $0.ratio.isFinite } ?? last
        guard piece.ratio.isFinite else { return [] }
        let center = piece.source.lowerBound + (place - piece.target.lowerBound) * piece.ratio
        let line = ImageLine(piece.source, isRepeating: isRepeating)
        guard sampling == .smooth else { return [(line.index(Int(center.rounded(.down))), 1 << precision)] }
        return wholeWeights(weights(around: center, ratio: piece.ratio)).map { (line.index($0.place), $0.weight) }
    }

    /// The weights of the pixels around a place of the image, by their numbers.
    private static func weights(around center: Double, ratio: Double) -> [(place: Int, weight: Double)] {
        let width = max(ratio, 1)
        let first = Int((center - 2 * width - 0.5).rounded(.up))
        let last = Int((center + 2 * width - 0.5).rounded(.down))
        return (first...max(first, last)).map { ($0, curve(abs(Double($0) + 0.5 - center) / width)) }
    }

    /// The cubic curve: 1 at 0, 0 at every other whole number and from 2 on.
    private static func curve(_ distance: Double) -> Double {
        let square = distance * distance
        if distance < 1 { return (1.5 * distance - 2.5) * square + 1 }
        return distance < 2 ? ((-0.5 * distance + 2.5) * distance - 4) * distance + 2 : 0
    }

    /// Weights that add up to a whole exactly, without those that round to nothing.
    private static func wholeWeights(_ weights: [(place: Int, weight: Double)]) -> [(place: Int, weight: Int32)] {
        let sum = weights.reduce(0) { $0 + $1.weight }
        var whole = weights.map {
            (place: $0.place, weight: Int32(($0.weight / sum * Double(1 << precision)).rounded()))
        }
        let missing = 1 << precision - whole.reduce(0) { $0 + $1.weight }
        if let largest = whole.indices.max(by: { whole[$0].weight < whole[$1].weight }) {
            whole[largest].weight += missing
        }
        return whole.filter { $0.weight != 0 }
    }
}

/// The pixels that a piece of an image has: beyond its ends it begins again, or its last pixel goes on.
private struct ImageLine {
    private let first: Int
    private let count: Int
    private let isRepeating: Bool

    init(_ source: ClosedRange<Double>, isRepeating: Bool) {
        // What lies on the edge of a pixel but for arithmetic noise does not begin the next.
        first = Int((source.lowerBound + 1e-6).rounded(.down))
        count = max(Int((source.upperBound - 1e-6).rounded(.up)) - first, 1)
        self.isRepeating = isRepeating
    }

    func index(_ place: Int) -> Int32 {
        let offset = place - first
        let inside = isRepeating ? ((offset % count) + count) % count : min(max(offset, 0), count - 1)
        return Int32(first + inside)
    }
}
