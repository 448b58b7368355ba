/// How far apart colors may be to pass for equal.
struct DistanceLimit<Distance: PixelDistance> {
    private let distance: Distance
    /// The square of the most that passes; below 0 where not even equal looks do.
    private let limit: Float
    private var greatest: Float = 0
    /// Neighbors often have the same two colors.
    private var latest: (old: UInt32, new: UInt32, distance: Float) = (0, 0, 0)

    /// - Parameter threshold: from 0, for which nothing passes, to 1, the distance from black to white.
    init(_ distance: Distance, threshold: Double) {
        self.distance = distance
        limit = threshold > 0 ? Float(threshold * threshold) * Distance.whole : -1
    }

    /// The square of the greatest distance that did not pass, in parts of that from black to white.
    var largest: Float { greatest / Distance.whole }

    /// Those of up to 64 pixels of a row whose colors are farther apart.
    mutating func exceeded(by bits: UInt64, of pixels: PixelRows, word: Int, row: Int) -> UInt64 {
        bits.bits { index in
            let (old, new) = (pixels.old(word * 64 + index, row), pixels.new(word * 64 + index, row))
            if old != latest.old || new != latest.new { latest = (old, new, distance.squared(old, new)) }
            if latest.distance <= limit { return false }
            greatest = max(greatest, latest.distance)
            return true
        }
    }
}
