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
