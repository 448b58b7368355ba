import QuoinScene

/// Resamples an image that is drawn upright.
package struct ImageRaster {
    private let shading: ImageShading
    /// The size of the image, in pixels.
    private let size: PixelSize
    /// The tile in pixels, and the pixels per point.
    private let tile: Rect
    private let scale: Size

    /// - Parameters:
    ///   - size: that of the image of the shading, as it is read.
    ///   - tile: the tile of the shading, in pixels.
    package init(_ shading: ImageShading, of size: PixelSize, tile: Rect) {
        (self.shading, self.size, self.tile) = (shading, size, tile)
        scale = Size(tile.size.width / shading.tile.size.width, tile.size.height / shading.tile.size.height)
    }

    /// The pixels of a rectangle.
    ///
    /// - Parameter image: the image of the shading, of the size of the raster.
    package func bitmap(of bounds: PixelRect, from image: Bitmap) -> Bitmap {
        let (columns, rows) = axes(of: bounds)
        var result = Bitmap(width: bounds.width, height: bounds.height)
        if let used = columns.used, rows.count > 0 { mix(columns, rows, used: used, of: image, into: &result) }
        if let tint = shading.tint { result.tint(tint) }
        return result
    }

    /// The pixels of a rectangle, from an image that is read row by row.
    ///
    /// - Parameter read: reads the image: calls its argument with each row, a picture that is one pixel high.
    /// - Returns: `nil`, before the image is read, if the image repeats, so that every row is part of many; or if `read`
    ///   returns false.
    package func bitmap<Failure: Error>(
        of bounds: PixelRect, read: ((Bitmap) -> Void) throws(Failure) -> Bool
    ) throws(Failure) -> Bitmap? {
        guard !shading.isTiled else { return nil }
        let (columns, rows) = axes(of: bounds)
        var result = ImageRowMixer(columns, rows, of: size, bounds)
        guard try read({ result.add($0) }) else { return nil }
        if let tint = shading.tint { result.bitmap.tint(tint) }
        return result.bitmap
    }

    private func axes(of bounds: PixelRect) -> (columns: ImageAxis, rows: ImageAxis) {
        let columns = axis(.horizontal, bounds.minX..<bounds.minX + bounds.width)
        return (columns, axis(.vertical, bounds.minY..<bounds.minY + bounds.height))
    }

    private func axis(_ axis: Axis, _ pixels: Range<Int>) -> ImageAxis {
        let length = axis == .horizontal ? size.width : size.height
        let target = tile.origin[axis]...tile.origin[axis] + tile.size[axis]
        let pieces = shading.pieces(along: axis, length: length, target: target, scale: scale[axis])
        return ImageAxis(
            pieces, of: length, isRepeating: shading.isTiled, pixels: pixels, sampling: shading.sampling)
    }

    /// For each drawn row, mixes source rows into one, then the columns of that row.
    private func mix(
        _ columns: ImageAxis, _ rows: ImageAxis, used: ClosedRange<Int>, of image: Bitmap, into result: inout Bitmap
    ) {
        var row = ImageRow(first: used.lowerBound, width: used.count)
        let (width, height) = (result.width, result.height)
        result.pixels.withUnsafeMutableBufferPointer { pixels in
            for y in (0..<height).untilCancelled {
                let sources = y * rows.count..<(y + 1) * rows.count
                row.begin()
                for (source, weight) in zip(rows.sources[sources], rows.weights[sources]) where weight != 0 {
                    row.add(Int(source), weight, of: image)
                }
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

/// Mixes the rows of an image while they are read, from top to bottom. Only the drawn rows that the last row is part of are
/// in memory as sums.
struct ImageRowMixer {
    /// The pixels that are drawn.
    var bitmap: Bitmap
    private let columns: ImageAxis
    /// The weights with which each row of the image adds to drawn rows.
    private var parts: [[Part]]
    /// The sums that are not complete, for each drawn row.
    private var sums: [Int: ImageRow] = [:]
    /// The index of the next row.
    private var next = 0

    private struct Part {
        /// The drawn row.
        var row: Int
        var weight: Float
        /// Whether no later row of the image adds to the drawn row.
        var isLast = false
    }

    /// - Parameters:
    ///   - size: that of the image, in pixels.
    ///   - bounds: the pixels that are drawn.
    init(_ columns: ImageAxis, _ rows: ImageAxis, of size: PixelSize, _ bounds: PixelRect) {
        self.columns = columns
        bitmap = Bitmap(width: bounds.width, height: bounds.height)
        parts = Array(repeating: [], count: size.height)
        for row in 0..<bounds.height {
            let places = row * rows.count..<(row + 1) * rows.count
            let used = zip(rows.sources[places], rows.weights[places]).filter { $0.1 != 0 }
            for (source, weight) in used { parts[Int(source)].append(Part(row: row, weight: weight)) }
            guard let last = used.map({ Int($0.0) }).max() else { continue }
            parts[last][parts[last].count - 1].isLast = true
        }
    }

    /// Adds the next row of the image.
    mutating func add(_ source: Bitmap) {
        defer { next += 1 }
        guard let used = columns.used else { return }
        for part in parts[next] {
            var sum = sums.removeValue(forKey: part.row) ?? ImageRow(first: used.lowerBound, width: used.count)
            sum.add(0, part.weight, of: source)
            if part.isLast {
                let start = part.row * bitmap.width
                bitmap.pixels.withUnsafeMutableBufferPointer {
                    sum.mix(columns, into: UnsafeMutableBufferPointer(rebasing: $0[start..<start + bitmap.width]))
                }
            } else {
                sums[part.row] = sum
            }
        }
        parts[next] = []
    }
}

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
