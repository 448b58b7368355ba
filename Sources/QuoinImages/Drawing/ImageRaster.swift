import QuoinBitmap
import QuoinLayout
import QuoinScene

/// Resamples an image that is drawn upright.
struct ImageRaster {
    private let image: Bitmap
    private let shading: ImageShading
    /// The tile in pixels, and the pixels per point.
    private let tile: Rect
    private let scale: Size

    /// - Parameters:
    ///   - image: the image of the shading, read at any size.
    ///   - tile: the tile of the shading, in pixels.
    init(_ image: Bitmap, _ shading: ImageShading, tile: Rect) {
        (self.image, self.shading, self.tile) = (image, shading, tile)
        scale = Size(tile.size.width / shading.tile.size.width, tile.size.height / shading.tile.size.height)
    }

    /// The pixels of a rectangle.
    func bitmap(of bounds: PixelRect) -> Bitmap {
        let columns = axis(.horizontal, bounds.minX..<bounds.minX + bounds.width)
        let rows = axis(.vertical, bounds.minY..<bounds.minY + bounds.height)
        var result = Bitmap(width: bounds.width, height: bounds.height)
        if let used = columns.used, rows.count > 0 { mix(columns, rows, used: used, into: &result) }
        if let tint = shading.tint { result.tint(tint) }
        return result
    }

    private func axis(_ axis: Axis, _ pixels: Range<Int>) -> ImageAxis {
        let length = axis == .horizontal ? image.width : image.height
        let target = tile.origin[axis]...tile.origin[axis] + tile.size[axis]
        let pieces = shading.pieces(along: axis, length: length, target: target, scale: scale[axis])
        return ImageAxis(
            pieces, of: length, isRepeating: shading.isTiled, pixels: pixels, sampling: shading.sampling)
    }

    /// For each drawn row, mixes source rows into one, then the columns of that row.
    private func mix(_ columns: ImageAxis, _ rows: ImageAxis, used: ClosedRange<Int>, into result: inout Bitmap) {
        var row = ImageRow(first: used.lowerBound, width: used.count)
        let (width, height) = (result.width, result.height)
        result.pixels.withUnsafeMutableBufferPointer { pixels in
            for y in 0..<height {
                let sources = y * rows.count..<(y + 1) * rows.count
                row.mix(rows.sources[sources], rows.weights[sources], of: image)
                row.mix(columns, into: UnsafeMutableBufferPointer(rebasing: pixels[y * width..<(y + 1) * width]))
            }
        }
    }
}

extension Bitmap {
    /// Replaces all colors by one; the alpha stays.
    fileprivate mutating func tint(_ color: RGBA) {
        // One entry for each alpha.
        let tints = (0...255).map { alpha in
            PremultipliedColor(
                RGBA(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha * Double(alpha) / 255)
            )
            .pixel
        }
        pixels.withUnsafeMutableBufferPointer { pixels in
            for index in pixels.indices { pixels[index] = tints[Int(pixels[index] >> 24)] }
        }
    }
}

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

    /// Mixes the columns into a drawn row.
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
