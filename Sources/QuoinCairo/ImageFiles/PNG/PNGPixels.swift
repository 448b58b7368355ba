/// A picture's rows as a PNG has them, before they are filtered (PNG, second edition, §7.2).
struct PNGPixels {
    /// 2 color, 3 palette, 6 color and alpha.
    let colorType: UInt8
    /// Bits a component.
    let depth: Int
    let palette: PNGPalette?
    let bytesPerRow: Int
    /// From a component of a pixel to that of the pixel before it, in bytes, at least 1.
    let bytesPerPixel: Int
    let bytes: [UInt8]

    /// Red, green and blue, and alpha, not multiplied, unless all of the picture is opaque.
    init(_ bitmap: Bitmap) {
        let isOpaque = bitmap.isOpaque
        (colorType, depth, palette) = (isOpaque ? 2 : 6, 8, nil)
        bytesPerPixel = isOpaque ? 3 : 4
        bytesPerRow = bitmap.width * bytesPerPixel
        bytes = isOpaque ? bitmap.opaqueBytes : bitmap.rgba
    }

    /// Indices of a palette, packed from the high bits down.
    init(_ bitmap: Bitmap, palette: PNGPalette) {
        let perByte = 8 / palette.depth
        let bytesPerRow = (bitmap.width + perByte - 1) / perByte
        (colorType, depth, self.palette, bytesPerPixel) = (3, palette.depth, palette, 1)
        self.bytesPerRow = bytesPerRow
        var bytes = [UInt8](repeating: 0, count: bytesPerRow * bitmap.height)
        var (latest, index) = (bitmap.pixels.first ?? 0, palette.index(of: bitmap.pixels.first ?? 0))
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width {
                let pixel = bitmap.pixels[y * bitmap.width + x]
                if pixel != latest { (latest, index) = (pixel, palette.index(of: pixel)) }
                bytes[y * bytesPerRow + x / perByte] |= index << UInt8(8 - palette.depth * (x % perByte + 1))
            }
        }
        self.bytes = bytes
    }
}

extension Bitmap {
    fileprivate var opaqueBytes: [UInt8] {
        [UInt8](unsafeUninitializedCapacity: pixels.count * 3) { bytes, count in
            for (index, pixel) in pixels.enumerated() {
                bytes[index * 3] = UInt8(truncatingIfNeeded: pixel >> 16)
                bytes[index * 3 + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
                bytes[index * 3 + 2] = UInt8(truncatingIfNeeded: pixel)
            }
            count = pixels.count * 3
        }
    }
}
