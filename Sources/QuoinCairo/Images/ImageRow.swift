/// A row that is mixed from rows of an image, before its columns are mixed.
struct ImageRow {
    /// The image's column that the row begins with.
    private let first: Int
    /// Four sums for each pixel: whole numbers, all below what single precision holds exactly, and faster so.
    private var sums: [Float]
    private var pixels: [UInt32]

    init(first: Int, width: Int) {
        self.first = first
        sums = Array(repeating: 0, count: width * 4)
        pixels = Array(repeating: 0, count: width)
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
                pixels[index] = ImageRow.pixel(
                    SIMD4(Int32(sum.x), Int32(sum.y), Int32(sum.z), Int32(sum.w)) &>> Int32(ImageAxis.precision))
            }
        }
    }

    /// Mixes the row's pixels into those of the result.
    func mix(_ columns: ImageAxis, into result: UnsafeMutableBufferPointer<UInt32>) {
        let half = SIMD4<Int32>(repeating: 1 << (Int32(ImageAxis.precision) - 1))
        pixels.withUnsafeBytes { bytes in
            for x in result.indices {
                var sum = half
                for tap in x * columns.count..<(x + 1) * columns.count {
                    let offset = (Int(columns.sources[tap]) - first) * 4
                    let pixel = bytes.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt8>.self)
                    sum &+= SIMD4<Int32>(truncatingIfNeeded: pixel) &* columns.weights[tap]
                }
                result[x] = ImageRow.pixel(sum &>> Int32(ImageAxis.precision))
            }
        }
    }

    /// A pixel from blue, green, red and alpha, which a curve may have led beyond what they can be.
    @inline(__always)
    private static func pixel(_ parts: SIMD4<Int32>) -> UInt32 {
        var parts = parts
        // A full color that swings beyond full alpha stays that color.
        if parts.w > 255 { parts = (parts &* 255 &+ parts.w / 2) / SIMD4(repeating: parts.w) }
        // The library's own clamping goes through the parts one by one.
        parts.replace(with: 0, where: parts .< 0)
        parts.replace(with: parts.w, where: parts .> parts.w)
        return unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: parts), to: UInt32.self)
    }
}
