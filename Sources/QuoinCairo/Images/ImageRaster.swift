import QuoinLayout
import QuoinScene

/// Computes the pixels of an image that is drawn upright at any size.
struct ImageRaster {
    private let image: Bitmap
    private let shading: ImageShading
    /// Where the tile lies, in pixels, and pixels per point.
    private let tile: Rect
    private let scale: Size

    /// - Parameters:
    ///   - image: the shading's, with as many pixels as seem best.
    ///   - tile: where the shading's tile lies, in pixels.
    init(_ image: Bitmap, _ shading: ImageShading, tile: Rect) {
        (self.image, self.shading, self.tile) = (image, shading, tile)
        scale = Size(tile.size.width / shading.tile.size.width, tile.size.height / shading.tile.size.height)
    }

    /// The pixels of a rectangle.
    func bitmap(of bounds: PixelBounds) -> Bitmap {
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
        return ImageAxis(pieces, isRepeating: shading.isTiled, pixels: pixels, sampling: shading.sampling)
    }

    /// Mixes rows of the image into one at a time, then that row's columns.
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
    /// Puts a color in place of all others; the alpha stays.
    fileprivate mutating func tint(_ color: RGBA) {
        // As many entries as there are alphas.
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
