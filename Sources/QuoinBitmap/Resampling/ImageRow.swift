/// A row that is mixed from rows of an image, and whose columns are mixed next.
struct ImageRow {
    /// The first column, in the image.
    private let first: Int
    /// Four sums for each pixel: integers that a float holds exactly, because float arithmetic is faster.
    private var sums: [Float]
    /// Blue, green, red and alpha, from 0 to 255.
    private var pixels: [SIMD4<Float>]

    init(first: Int, width: Int) {
        self.first = first
        sums = Array(repeating: ImageRow.half, count: width * 4)
        pixels = Array(repeating: .zero, count: width)
    }

    /// Removes all rows that were added.
    mutating func begin() {
        sums.withUnsafeMutableBufferPointer { $0.update(repeating: ImageRow.half) }
    }

    /// Adds a row of an image.
    mutating func add(_ row: Int, _ weight: Int32, of image: Bitmap) {
        let (first, count, weight) = (first, sums.count, Float(weight))
        image.pixels.withUnsafeBytes { pixels in
            let source = UnsafeRawBufferPointer(rebasing: pixels[(row * image.width + first) * 4..<pixels.count])
            sums.withUnsafeMutableBufferPointer { sums in
                for index in 0..<count { sums[index] += Float(source[index]) * weight }
            }
        }
    }

    /// Mixes the columns of the sum of all rows into a drawn row.
    mutating func mix(_ columns: ImageAxis, into result: UnsafeMutableBufferPointer<UInt32>) {
        sums.withUnsafeBytes { sums in
            for index in pixels.indices {
                let sum = sums.loadUnaligned(fromByteOffset: index * 16, as: SIMD4<Float>.self)
                pixels[index] = ImageRow.floats(ImageRow.parts(of: sum))
            }
        }
        let half = SIMD4<Float>(repeating: ImageRow.half)
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

    /// What rounds a sum of weights to the nearest.
    private static let half = Float(1 << (ImageAxis.precision - 1))
    /// 1.5 · 2²³. Around it the last bit of a float has the value 1, so that a sum with it is rounded to an integer,
    /// which is in the lower bits, also for negative numbers.
    private static let magnitude: Float = 12_582_912

    /// The channels of a sum, rounded down and clamped, because the kernel overshoots.
    @inline(__always)
    private static func parts(of sum: SIMD4<Float>) -> SIMD4<Int32> {
        let exact = sum * (1 / Float(1 << ImageAxis.precision))
        let nearest = exact + magnitude - magnitude
        let below = nearest.replacing(with: nearest - 1, where: nearest .> exact)
        var parts = unsafeBitCast(below + magnitude, to: SIMD4<Int32>.self) &- Int32(bitPattern: magnitude.bitPattern)
        // A color whose alpha overshoots keeps its hue.
        if parts.w > 255 { parts = (parts &* 255 &+ parts.w / 2) / SIMD4(repeating: parts.w) }
        // The standard library's clamping is not vectorized.
        parts.replace(with: 0, where: parts .< 0)
        parts.replace(with: parts.w, where: parts .> parts.w)
        return parts
    }

    @inline(__always)
    private static func floats(_ parts: SIMD4<Int32>) -> SIMD4<Float> {
        unsafeBitCast(parts &+ Int32(bitPattern: magnitude.bitPattern), to: SIMD4<Float>.self) - magnitude
    }
}
