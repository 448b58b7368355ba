import QuoinScene

/// The source pixels and weights of each drawn pixel, on one axis.
///
/// The weights are those of a Catmull-Rom filter, which is widened if the image is reduced, so that every source pixel
/// counts. They are whole numbers, so that the result is the same on every processor.
struct ImageAxis {
    /// The number of source pixels for each drawn pixel.
    let count: Int
    /// `count` indices of source pixels for each drawn pixel, and their weights.
    let sources: [Int32]
    let weights: [Float]

    /// The binary logarithm of the sum of a pixel's weights.
    static let precision = 14

    /// - Parameters:
    ///   - pieces: the parts of the image and their places.
    ///   - length: the extent of the image, in pixels.
    ///   - isRepeating: whether the pieces as a whole repeat.
    ///   - pixels: the drawn pixels.
    init(
        _ pieces: [ImagePiece], of length: Int, isRepeating: Bool, pixels: Range<Int>, sampling: ImageResource.Sampling
    ) {
        let all = pixels.map { pixel in
            ImageAxis.mix(at: Double(pixel) + 0.5, pieces, of: length, isRepeating: isRepeating, sampling)
        }
        count = all.map(\.count).max() ?? 0
        var (sources, weights): ([Int32], [Float]) = ([], [])
        sources.reserveCapacity(count * all.count)
        weights.reserveCapacity(count * all.count)
        for mix in all {
            let rest = count - mix.count
            sources += mix.map(\.source) + repeatElement(mix.last?.source ?? 0, count: rest)
            weights += mix.map { Float($0.weight) } + repeatElement(0, count: rest)
        }
        (self.sources, self.weights) = (sources, weights)
    }

    /// The range of all source pixels.
    var used: ClosedRange<Int>? {
        guard let first = sources.min(), let last = sources.max() else { return nil }
        return Int(first)...Int(last)
    }

    private static func mix(
        at place: Double, _ pieces: [ImagePiece], of length: Int, isRepeating: Bool, _ sampling: ImageResource.Sampling
    ) -> [(source: Int32, weight: Int32)] {
        guard let first = pieces.first, let last = pieces.last else { return [] }
        let (start, end) = (first.target.lowerBound, last.target.upperBound)
        let turns = isRepeating ? ((place - start) / (end - start)).rounded(.down) : 0
        let place = place - turns * (end - start)
        let piece = pieces.first { place < $0.target.upperBound && $0.ratio.isFinite } ?? last
        guard piece.ratio.isFinite else { return [] }
        let center = piece.source.lowerBound + (place - piece.target.lowerBound) * piece.ratio
        let line = ImageLine(piece.source, of: length, isRepeating: isRepeating)
        guard sampling == .smooth else { return [(line.index(Int(center.rounded(.down))), 1 << precision)] }
        return wholeWeights(weights(around: center, ratio: piece.ratio)).map { (line.index($0.place), $0.weight) }
    }

    /// The source pixels around a place, and their weights.
    private static func weights(around center: Double, ratio: Double) -> [(place: Int, weight: Double)] {
        let width = max(ratio, 1)
        let first = Int((center - 2 * width - 0.5).rounded(.up))
        let last = Int((center + 2 * width - 0.5).rounded(.down))
        return (first...max(first, last)).map { ($0, curve(abs(Double($0) + 0.5 - center) / width)) }
    }

    /// The Catmull-Rom kernel: 1 at 0, and 0 at 1 and from 2 on.
    private static func curve(_ distance: Double) -> Double {
        let square = distance * distance
        if distance < 1 { return (1.5 * distance - 2.5) * square + 1 }
        return distance < 2 ? ((-0.5 * distance + 2.5) * distance - 4) * distance + 2 : 0
    }

    /// Integer weights with an exact sum, without zeros.
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

/// The pixels of a piece of an image, which repeat or extend beyond its ends.
private struct ImageLine {
    private let first: Int
    private let count: Int
    private let isRepeating: Bool

    /// - Parameter length: the extent of the image, which a piece without an extent may be at the end of.
    init(_ source: ClosedRange<Double>, of length: Int, isRepeating: Bool) {
        // Rounding errors must not add a pixel.
        first = max(min(Int((source.lowerBound + 1e-6).rounded(.down)), length - 1), 0)
        count = max(min(Int((source.upperBound - 1e-6).rounded(.up)), length) - first, 1)
        self.isRepeating = isRepeating
    }

    func index(_ place: Int) -> Int32 {
        let offset = place - first
        let inside = isRepeating ? ((offset % count) + count) % count : min(max(offset, 0), count - 1)
        return Int32(first + inside)
    }
}

/// A part of an image and its place on one axis, both in pixels.
struct ImagePiece {
    var source: ClosedRange<Double>
    var target: ClosedRange<Double>

    /// Source pixels per drawn pixel.
    var ratio: Double { (source.upperBound - source.lowerBound) / (target.upperBound - target.lowerBound) }
}

extension ImageShading {
    /// The pieces on an axis: one, or three if there are cap insets, which keep their extents.
    ///
    /// - Parameters:
    ///   - length: the extent of the image, in pixels.
    ///   - target: the extent of the tile, in pixels.
    ///   - scale: pixels per point.
    func pieces(along axis: Axis, length: Int, target: ClosedRange<Double>, scale: Double) -> [ImagePiece] {
        let (start, extent) = (part.origin[axis] * Double(length), part.size[axis] * Double(length))
        let source = start...start + max(extent, 0)
        let caps = (near: Self.cap(capInsets.leading(axis)), far: Self.cap(capInsets.trailing(axis)))
        guard caps.near + caps.far > 0 else { return [ImagePiece(source: source, target: target)] }
        let natural = max(image.size[axis], 1e-6)
        let inSource = source.split(caps, scale: Double(length) / natural)
        let inTarget = target.split(caps, scale: scale).map { $0.lowerBound.rounded()...$0.upperBound.rounded() }
        return zip(inSource, inTarget).map { ImagePiece(source: $0, target: $1) }
    }

    /// The extent of a cap, in points. An infinite one covers the whole image.
    private static func cap(_ inset: Double) -> Double { min(max(inset, 0), 1e9) }
}

extension ClosedRange<Double> {
    /// The near cap, the middle, and the far cap. If both caps do not fit, they are reduced in proportion.
    fileprivate func split(_ caps: (near: Double, far: Double), scale: Double) -> [ClosedRange<Double>] {
        let available = upperBound - lowerBound
        let fit = Swift.min(1, available / ((caps.near + caps.far) * scale)) * scale
        // A rounding error may place the end of a cap of full length beyond the range.
        let first = Swift.min(lowerBound + caps.near * fit, upperBound)
        let second = Swift.max(upperBound - caps.far * fit, first)
        return [lowerBound...first, first...second, second...upperBound]
    }
}
