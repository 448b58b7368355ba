/// A row that is mixed from rows of an image, before its columns are mixed.
struct ImageRow {
    /// The image's column that the row begins with.
    private let first: Int
    /// Four sums for each pixel: whole numbers, all below what single precision holds exactly, and faster so.
    private var sums: [Float]
    /// Blue, green, red and alpha, from 0 to 255.
    private var pixels: [SIMD4<Float>]

    init(first: Int, width: Int) {
        self.first = first
        sums = Array(repeating: 0, count: width * 4)
        pixels = Array(repeating: .zero, count: width)
    }

    /// Mixes rows of an image by their weights.
    mutating func mix(_ rows: ArraySlice<Int32>, _ weights: ArraySlice<Int32>, of image: Bitmap) {
        let half = Float(1 << (ImageAxis.precision - 1))
        let (first, count) = (first, sums.count)
        image.pixels.withUnsafeBytes { pixels in
            sums.withUnsafeMutableBufferPointer { sums in
                sums.update(repeating: half)
                for (row, weight) in zip(rows, weights) where weight != 0 {
                    let source = UnsafeRawBufferPointer(
                        rebasing: pixels[(Int(row) * image.width + first) * 4..<pixels.count])
                    let weight = Float(weight)
                    for index in 0..<count { sums[index] += Float(source[index]) * weight }
                }
            }
        }
        sums.withUnsafeBytes { sums in
            for index in pixels.indices {
                let sum = sums.loadUnaligned(fromByteOffset: index * 16, as: SIMD4<Float>.self)
                pixels[index] = ImageRow.floats(ImageRow.parts(of: sum))
            }
        }
    }

    /// Mixes the row's pixels into those of the result.
    func mix(_ columns: ImageAxis, into result: UnsafeMutableBufferPointer<UInt32>) {
        let half = SIMD4<Float>(repeating: Float(1 << (ImageAxis.precision - 1)))
        let (first, count) = (first, columns.count)
        pixels.withUnsafeBufferPointer { pixels in
            columns.sources.withUnsafeBufferPointer { sources in
                columns.weights.withUnsafeBufferPointer { weights in
                    for x in result.indices {
                        var sum = half
                        for tap in x &* count..<(x &+ 1) &* count {
                            sum += pixels[Int(sources[tap]) &- first] * Float(weights[tap])
                        }
                        let bytes = SIMD4<UInt8>(truncatingIfNeeded: ImageRow.parts(of: sum))
                        result[x] = unsafeBitCast(bytes, to: UInt32.self)
                    }
                }
            }
        }
    }

    /// At this magnitude the last bit of a number is a whole, whatever its sign: added, it rounds to a whole number, which
    /// its bits hold.
    private static let magnitude: Float = 12_582_912

    /// Blue, green, red and alpha of a sum, rounded down, and brought back from where a curve may have led beyond what they
    /// can be.
    @inline(__always)
    private static func parts(of sum: SIMD4<Float>) -> SIMD4<Int32> {
        let exact = sum * (1 / Float(1 << ImageAxis.precision))
        let nearest = exact + magnitude - magnitude
        let below = nearest.replacing(with: nearest - 1, where: nearest .> exact)
        var parts = unsafeBitCast(below + magnitude, to: SIMD4<Int32>.self) &- Int32(bitPattern: magnitude.bitPattern)
        // A full color that swings beyond full alpha stays that color.
        if parts.w > 255 { parts = (parts &* 255 &+ parts.w / 2) / SIMD4(repeating: parts.w) }
        // The library's own clamping goes through the parts one by one.
        parts.replace(with: 0, where: parts .< 0)
        parts.replace(with: parts.w, where: parts .> parts.w)
        return parts
    }

    @inline(__always)
    private static func floats(_ parts: SIMD4<Int32>) -> SIMD4<Float> {
        unsafeBitCast(parts &+ Int32(bitPattern: magnitude.bitPattern), to: SIMD4<Float>.self) - magnitude
    }
}
