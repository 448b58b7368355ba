import QuoinPlatform
import QuoinValues

/// Finds the pixels that differ between two pictures, 64 of a row at a time: first those that are not equal, then,
/// among these, those that the rules do not accept.
struct PixelScan {
    private let pixels: PixelRows
    private let masks: [PixelRect]
    private(set) var map: PixelMap
    /// The pixels that differ only in how an edge is smoothed; `nil` if these count.
    private(set) var antialiased: PixelMap?
    /// The square of the largest distance that counts, relative to that from black to white.
    private(set) var largest: Float = 0

    init(_ pixels: PixelRows, masks: [PixelRect], rules: ComparisonRules) {
        (self.pixels, self.masks) = (pixels, masks)
        map = PixelMap(width: pixels.width, height: pixels.height)
        antialiased = rules.antialiasing == .isIgnored ? map : nil
        switch rules.metric {
        case .okLab: find(DistanceLimit(OKLabDistance(), threshold: rules.threshold))
        case .yiq: find(DistanceLimit(YIQDistance(), threshold: rules.threshold))
        }
    }

    /// Compares rows, then words, as bytes before it compares pixels.
    private mutating func find<Distance>(_ limit: DistanceLimit<Distance>) {
        var limit = limit
        for row in (0..<map.height).untilCancelled where !pixels.areEqual(0..<map.width, row: row) {
            for word in 0..<map.wordsPerRow {
                let columns = word * 64..<min(word * 64 + 64, map.width)
                if pixels.areEqual(columns, row: row) { continue }
                let unequal = unmasked(pixels.unequal(columns, row: row), word: word, row: row)
                let different = limit.exceeded(by: unequal, of: pixels, word: word, row: row)
                if different != 0 { add(different, word: word, row: row) }
            }
        }
        largest = limit.largest
    }

    private func unmasked(_ bits: UInt64, word: Int, row: Int) -> UInt64 {
        masks.reduce(bits) { rest, mask in
            mask.y..<max(mask.y, mask.maxY) ~= row ? rest & ~mask.bits(inWord: word) : rest
        }
    }

    private mutating func add(_ bits: UInt64, word: Int, row: Int) {
        guard antialiased != nil else { return map.add(bits, word: word, row: row) }
        let smoothing = AntialiasedPixels(pixels).among(bits, word: word, row: row)
        if smoothing != 0 { antialiased?.add(smoothing, word: word, row: row) }
        if smoothing != bits { map.add(bits & ~smoothing, word: word, row: row) }
    }
}

extension UInt64 {
    /// The bits whose index meets a condition.
    @inline(__always)
    func bits(where isIncluded: (_ index: Int) -> Bool) -> UInt64 {
        var (rest, result) = (self, self)
        while rest != 0 {
            let bit = rest & (0 &- rest)
            if !isIncluded(rest.trailingZeroBitCount) { result &= ~bit }
            rest &= ~bit
        }
        return result
    }
}

/// The largest distance at which colors count as equal.
private struct DistanceLimit<Distance: PixelDistance> {
    private let distance: Distance
    /// The square of the largest accepted distance; below 0 if colors must be identical.
    private let limit: Float
    private var greatest: Float = 0
    /// The last result, because neighbors often have the same two colors.
    private var latest: (old: UInt32, new: UInt32, distance: Float) = (0, 0, 0)

    /// - Parameter threshold: from 0, where colors must be equal, to 1, the distance from black to white.
    init(_ distance: Distance, threshold: Double) {
        self.distance = distance
        limit = threshold > 0 ? Float(threshold * threshold) * Distance.whole : -1
    }

    /// The square of the largest distance above the limit, relative to that from black to white.
    var largest: Float { greatest / Distance.whole }

    /// Which of up to 64 pixels of a row have colors farther apart than the limit.
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

/// The distance in OKLab (Björn Ottosson; CSS Color 4, §9), in single precision for both colors at once. So it does not use
/// ``OKLab``, which is made for one color in double precision.
///
/// The distance of a translucent pixel is the larger of those over black and over white.
struct OKLabDistance: PixelDistance {
    static let whole: Float = 1

    /// The linear light of a component's 256 levels, from 0 to 1 (CSS Color 4, §10.2). There are two more, because
    /// rounding can exceed 255.
    private let light: [Float] = (0..<258).map { level in
        let value = min(Double(level) / 255, 1)
        return Float(value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4))
    }

    @inline(__always)
    func squared(_ a: UInt32, _ b: UInt32) -> Float {
        let overWhite = squared(a, b, over: 255)
        return (a & b) >> 24 == 255 ? overWhite : max(overWhite, squared(a, b, over: 0))
    }

    @inline(__always)
    private func squared(_ a: UInt32, _ b: UInt32, over background: UInt32) -> Float {
        let (a, b) = (composed(a, over: background), composed(b, over: background))
        let red = SIMD2(light[Int(a.red)], light[Int(b.red)])
        let green = SIMD2(light[Int(a.green)], light[Int(b.green)])
        let blue = SIMD2(light[Int(a.blue)], light[Int(b.blue)])
        // With types, because the compiler takes long to find them.
        let long: SIMD2<Float> = 0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue
        let medium: SIMD2<Float> = 0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue
        let short: SIMD2<Float> = 0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue
        // Two lanes are unused. A zero in them would become subnormal, which is many times slower.
        let cones = SIMD8(
            lowHalf: SIMD4(lowHalf: long, highHalf: medium), highHalf: SIMD4(lowHalf: short, highHalf: .one))
        let roots = cubeRoots(cones)
        let (l, m, s) = (roots[0] - roots[1], roots[2] - roots[3], roots[4] - roots[5])
        let lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
        let greenRed = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
        let blueYellow = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
        return lightness * lightness + greenRed * greenRed + blueYellow * blueYellow
    }

    /// Cube roots of numbers from 0 to 1, within a few units in the last place: an estimate from the exponent, then two
    /// steps of Halley's method. It uses only sums, products and quotients, so that the result is the same on every
    /// machine.
    @inline(__always)
    private func cubeRoots(_ values: SIMD8<Float>) -> SIMD8<Float> {
        // Zero has no exponent to start from. Anything smaller than this is black.
        let values = values.replacing(with: 1e-12, where: values .< 1e-12)
        let bits = unsafeBitCast(values, to: SIMD8<UInt32>.self)
        var root = unsafeBitCast(bits / 3 &+ 709_921_077, to: SIMD8<Float>.self)
        for _ in 0..<2 {
            let cube = root * root * root
            root = root * (cube + values + values) / (cube + cube + values)
        }
        return root
    }
}

/// A distance between two colors.
protocol PixelDistance {
    /// The square of the distance from black to white.
    static var whole: Float { get }

    /// The square of the distance between two pixels of bitmaps.
    func squared(_ a: UInt32, _ b: UInt32) -> Float
}

/// The three color components of a pixel over a gray, from 0 to 255.
///
/// - Parameter background: the gray, from 0 to 255.
@inline(__always)
func composed(_ pixel: UInt32, over background: UInt32) -> (red: UInt32, green: UInt32, blue: UInt32) {
    let rest = ((255 - pixel >> 24) * background + 127) / 255
    return ((pixel >> 16 & 0xFF) + rest, (pixel >> 8 & 0xFF) + rest, (pixel & 0xFF) + rest)
}

/// The distance in YIQ that pixelmatch uses (Kotsarenko and Ramos, "Measuring perceived color difference using YIQ NTSC
/// transmission color space", 2010). Translucent pixels are composed
/// over white.
struct YIQDistance: PixelDistance {
    static let whole: Float = 35_215

    @inline(__always)
    func squared(_ a: UInt32, _ b: UInt32) -> Float {
        let (a, b) = (components(a), components(b))
        let y = luma(a) - luma(b)
        let i = (a.x - b.x) * 0.59597799 - (a.y - b.y) * 0.27417610 - (a.z - b.z) * 0.32180189
        let q = (a.x - b.x) * 0.21147017 - (a.y - b.y) * 0.52261711 + (a.z - b.z) * 0.31114694
        return Float(0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q)
    }

    /// A pixel's brightness, from 0 to 255.
    @inline(__always)
    static func brightness(_ pixel: UInt32) -> Double {
        YIQDistance().luma(YIQDistance().components(pixel))
    }

    @inline(__always)
    private func luma(_ color: SIMD3<Double>) -> Double {
        color.x * 0.29889531 + color.y * 0.58662247 + color.z * 0.11448223
    }

    @inline(__always)
    private func components(_ pixel: UInt32) -> SIMD3<Double> {
        let color = composed(pixel, over: 255)
        return SIMD3(Double(color.red), Double(color.green), Double(color.blue))
    }
}

/// The pixels of two bitmaps, read without bounds checks, which would cost too much per pixel.
///
/// A column and a row must be in the part that both have.
struct PixelRows {
    private let old: UnsafePointer<UInt32>
    private let new: UnsafePointer<UInt32>
    private let oldWidth: Int
    private let newWidth: Int
    /// The size of the part that both have, in pixels.
    let width: Int
    let height: Int

    /// Calls a closure with the pixels of two bitmaps; `nil` if one of them has no pixel.
    static func with<Result>(
        _ old: Bitmap, _ new: Bitmap, _ body: (PixelRows) -> Result
    ) -> Result? {
        old.pixels.withUnsafeBufferPointer { oldPixels in
            new.pixels.withUnsafeBufferPointer { newPixels in
                guard let oldStart = oldPixels.baseAddress, let newStart = newPixels.baseAddress else { return nil }
                return body(
                    PixelRows(
                        old: oldStart, new: newStart, oldWidth: old.width, newWidth: new.width,
                        width: min(old.width, new.width), height: min(old.height, new.height)))
            }
        }
    }

    @inline(__always)
    func old(_ x: Int, _ y: Int) -> UInt32 { old[y * oldWidth + x] }

    @inline(__always)
    func new(_ x: Int, _ y: Int) -> UInt32 { new[y * newWidth + x] }

    /// A pixel of the first picture and the three to its right.
    @inline(__always)
    func oldFour(_ x: Int, _ y: Int) -> SIMD4<UInt32> { four(old + y * oldWidth + x) }

    @inline(__always)
    private func newFour(_ x: Int, _ y: Int) -> SIMD4<UInt32> { four(new + y * newWidth + x) }

    @inline(__always)
    private func four(_ pixels: UnsafePointer<UInt32>) -> SIMD4<UInt32> {
        UnsafeRawPointer(pixels).loadUnaligned(as: SIMD4<UInt32>.self)
    }

    /// The same with the two bitmaps swapped.
    var swapped: PixelRows {
        PixelRows(old: new, new: old, oldWidth: newWidth, newWidth: oldWidth, width: width, height: height)
    }

    /// Whether some pixels of a row are identical.
    func areEqual(_ columns: Range<Int>, row: Int) -> Bool {
        memcmp(
            old + row * oldWidth + columns.lowerBound, new + row * newWidth + columns.lowerBound, columns.count * 4)
            == 0
    }

    /// Which of up to 64 pixels of a row differ, as bits from the lowest.
    func unequal(_ columns: Range<Int>, row: Int) -> UInt64 {
        var (bits, x): (UInt64, Int) = (0, columns.lowerBound)
        while x + 4 <= columns.upperBound {
            bits |= (oldFour(x, row) .!= newFour(x, row)).bits << UInt64(x - columns.lowerBound)
            x += 4
        }
        while x < columns.upperBound {
            bits |= (old(x, row) == new(x, row) ? 0 : 1) << UInt64(x - columns.lowerBound)
            x += 1
        }
        return bits
    }
}

extension SIMDMask<SIMD4<Int32>> {
    /// A bit for each lane, from the lowest.
    @inline(__always)
    var bits: UInt64 {
        UInt64(SIMD4<UInt32>(repeating: 0).replacing(with: SIMD4(1, 2, 4, 8), where: self).wrappedSum())
    }
}
