/// A row that is mixed from rows of an image, and whose columns are mixed next.
struct ImageRow {
    /// The first column, in the image.
    private let first: Int
    /// Four sums for each pixel, which a float holds exactly. Float arithmetic is faster than that of integers.
    private var sums: [Float]
    /// Blue, green, red and alpha, from 0 to 255.
    private var pixels: [SIMD4<Float>]

    init(first: Int, width: Int) {
        self.first = first
        sums = Array(repeating: ImageRow.start, count: width * 4)
        pixels = Array(repeating: .zero, count: width)
    }

    /// Removes all rows that were added.
    mutating func begin() {
        sums.withUnsafeMutableBufferPointer { $0.update(repeating: ImageRow.start) }
    }

    /// Adds a row of an image.
    mutating func add(_ row: Int, _ weight: Float, of image: Bitmap) {
        let (first, count) = (first, sums.count)
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
        let start = SIMD4<Float>(repeating: ImageRow.start)
        let (first, count) = (first, columns.count)
        pixels.withUnsafeBufferPointer { pixels in
            columns.sources.withUnsafeBufferPointer { sources in
                columns.weights.withUnsafeBufferPointer { weights in
                    for x in result.indices {
                        var sum = start
                        for tap in x &* count..<(x &+ 1) &* count {
                            sum += pixels[Int(sources[tap]) &- first] * weights[tap]
                        }
                        let bytes = SIMD4<UInt8>(truncatingIfNeeded: ImageRow.parts(of: sum))
                        result[x] = unsafeBitCast(bytes, to: UInt32.self)
                    }
                }
            }
        }
    }

    /// What sums begin with: less than any weight, so that a sum in the middle of two numbers is rounded up.
    private static let start: Float = 0.5
    /// 1.5 · 2²³. Around it the last bit of a float has the value 1, so that a sum with it is rounded to an integer,
    /// which is in the lower bits, also for negative numbers.
    private static let magnitude: Float = 12_582_912

    /// The channels of a sum, rounded and clamped, because the kernel overshoots.
    @inline(__always)
    private static func parts(of sum: SIMD4<Float>) -> SIMD4<Int32> {
        let nearest = sum * (1 / Float(1 << ImageAxis.precision)) + magnitude
        var parts = unsafeBitCast(nearest, to: SIMD4<Int32>.self) &- Int32(bitPattern: magnitude.bitPattern)
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
