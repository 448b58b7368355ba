/// A picture's rows as a PNG has them, none of them filtered (PNG, second edition, §7.2).
struct PNGPixels {
    /// 2 color, 3 palette, 6 color and alpha.
    let colorType: UInt8
    /// Bits a component.
    let depth: Int
    let palette: PNGPalette?
    /// From a component of a pixel to that of the pixel before it, in bytes, at least 1.
    let bytesPerPixel: Int
    /// Of a row, with the number of its filter.
    let rowBytes: Int
    /// Each row with a 0 in front, for no filter.
    let rows: [UInt8]

    /// Red, green and blue, and alpha, not multiplied, unless all of the picture is opaque.
    init(_ bitmap: Bitmap) {
        let isOpaque = bitmap.isOpaque
        (colorType, depth, palette) = (isOpaque ? 2 : 6, 8, nil)
        bytesPerPixel = isOpaque ? 3 : 4
        rowBytes = 1 + bitmap.width * bytesPerPixel
        rows = isOpaque ? bitmap.opaqueRows : bitmap.translucentRows
    }

    /// Indices of a palette, packed from the high bits down.
    init(_ bitmap: Bitmap, palette: PNGPalette) {
        let perByte = 8 / palette.depth
        let rowBytes = 1 + (bitmap.width + perByte - 1) / perByte
        (colorType, depth, self.palette, bytesPerPixel, self.rowBytes) = (3, palette.depth, palette, 1, rowBytes)
        var rows = [UInt8](repeating: 0, count: rowBytes * bitmap.height)
        var (latest, index) = (bitmap.pixels.first ?? 0, palette.index(of: bitmap.pixels.first ?? 0))
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width {
                let pixel = bitmap.pixels[y * bitmap.width + x]
                if pixel != latest { (latest, index) = (pixel, palette.index(of: pixel)) }
                rows[y * rowBytes + 1 + x / perByte] |= index << UInt8(8 - palette.depth * (x % perByte + 1))
            }
        }
        self.rows = rows
    }
}

extension Bitmap {
    fileprivate var opaqueRows: [UInt8] {
        rows(pixelBytes: 3) { pixels, target in
            var (x, target) = (0, UnsafeMutableRawPointer(target))
            // Four pixels are three words, red lowest.
            while x + 4 <= pixels.count {
                let (a, b) = (pixels[x].byteSwapped &>> 8, pixels[x + 1].byteSwapped &>> 8)
                let (c, d) = (pixels[x + 2].byteSwapped &>> 8, pixels[x + 3].byteSwapped &>> 8)
                target.storeBytes(of: (a | b &<< 24).littleEndian, as: UInt32.self)
                target.storeBytes(of: (b &>> 8 | c &<< 16).littleEndian, toByteOffset: 4, as: UInt32.self)
                target.storeBytes(of: (c &>> 16 | d &<< 8).littleEndian, toByteOffset: 8, as: UInt32.self)
                target += 12
                x += 4
            }
            while x < pixels.count {
                for shift in [16, 8, 0] as [UInt32] {
                    target.storeBytes(of: UInt8(truncatingIfNeeded: pixels[x] &>> shift), as: UInt8.self)
                    target += 1
                }
                x += 1
            }
        }
    }

    fileprivate var translucentRows: [UInt8] {
        rows(pixelBytes: 4) { pixels, target in
            for (x, pixel) in pixels.enumerated() {
                let straight = Bitmap.straight(pixel)
                for part in 0..<4 { target[x * 4 + part] = straight[part] }
            }
        }
    }

    @inline(__always)
    private func rows(
        pixelBytes: Int, _ write: (UnsafeBufferPointer<UInt32>, UnsafeMutablePointer<UInt8>) -> Void
    ) -> [UInt8] {
        let rowBytes = 1 + width * pixelBytes
        return [UInt8](unsafeUninitializedCapacity: rowBytes * height) { rows, count in
            guard let first = rows.baseAddress else { return }
            pixels.withUnsafeBufferPointer { pixels in
                for y in 0..<height {
                    let row = first + y * rowBytes
                    row.pointee = 0
                    write(UnsafeBufferPointer(rebasing: pixels[y * width..<(y + 1) * width]), row + 1)
                }
            }
            count = rowBytes * height
        }
    }
}
