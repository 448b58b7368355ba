import QuoinImages

/// Writes display lists in one format.
///
/// A new format is a type that conforms to this, and a case of ``Picture/Format``.
protocol PictureEncoder {
    /// The content of a file.
    ///
    /// - Parameter scale: pixels per point, above 0: that of the layout's pixel grid.
    static func file(_ list: DisplayList, scale: Double, renderer: CairoRenderer) throws(QuoinError) -> [UInt8]

    /// The content of a file with a bitmap; `nil`, the default, if the format has no pixels.
    static func content(of bitmap: Bitmap, scale: Double) throws(QuoinError) -> [UInt8]?
}

extension PictureEncoder {
    static func content(of bitmap: Bitmap, scale: Double) throws(QuoinError) -> [UInt8]? { nil }
}

extension PNGEncoder: PictureEncoder {
    static func content(of bitmap: Bitmap, scale: Double) -> [UInt8]? { encode(bitmap, scale: scale) }

    static func file(_ list: DisplayList, scale: Double, renderer: CairoRenderer) throws(QuoinError) -> [UInt8] {
        encode(try renderer.draw(list, scale: scale), scale: scale)
    }
}

extension JPEGEncoder: PictureEncoder {
    static func content(of bitmap: Bitmap, scale: Double) throws(QuoinError) -> [UInt8]? {
        try encode(bitmap, scale: scale)
    }

    static func file(_ list: DisplayList, scale: Double, renderer: CairoRenderer) throws(QuoinError) -> [UInt8] {
        let bitmap = try renderer.draw(list, scale: scale)
        return try encode(bitmap, scale: scale)
    }
}

extension WebPEncoder: PictureEncoder {
    static func content(of bitmap: Bitmap, scale: Double) throws(QuoinError) -> [UInt8]? { try encode(bitmap) }

    static func file(_ list: DisplayList, scale: Double, renderer: CairoRenderer) throws(QuoinError) -> [UInt8] {
        let limits = renderer.budget.limits
        let size = try CanvasPixels.size(of: list.size, scale: scale, limits: limits)
        guard size.count <= limits.memory / memoryPerPixel else {
            throw .limitPassed(
                limits.excess(
                    \.memory, "writing a WebP of \(size.width) by \(size.height) pixels takes more memory"))
        }
        let bitmap = try renderer.draw(list, scale: scale)
        return try encode(consume bitmap)
    }
}
