/// A picture's rows as a PNG has them (PNG, second edition, §7.2).
struct PNGPixels {
    let bitmap: Bitmap
    /// 2 color, 3 palette, 6 color and alpha.
    let colorType: UInt8
    /// Bits a component.
    let depth: Int
    let palette: PNGPalette?
    /// From a component of a pixel to that of the pixel before it, in bytes, at least 1.
    let bytesPerPixel: Int
    /// Of a row, with the number of its filter.
    let rowBytes: Int

    /// Red, green and blue, and alpha, not multiplied, unless all of the picture is opaque.
    init(_ bitmap: Bitmap, isOpaque: Bool) {
        self.bitmap = bitmap
        (colorType, depth, palette) = (isOpaque ? 2 : 6, 8, nil)
        bytesPerPixel = isOpaque ? 3 : 4
        rowBytes = 1 + bitmap.width * bytesPerPixel
    }

    /// Indices of a palette, packed from the high bits down.
    init(_ bitmap: Bitmap, palette: PNGPalette) {
        self.bitmap = bitmap
        (colorType, depth, self.palette, bytesPerPixel) = (3, palette.depth, palette, 1)
        rowBytes = 1 + (bitmap.width * palette.depth + 7) / 8
    }

    /// Of all rows.
    var byteCount: Int { rowBytes * bitmap.height }

    /// Whether a row as differences from one that is the same, which are runs of zeros, takes less than as a repeat of it,
    /// which takes the distance, too: where neither covers more than a row at once.
    var repeatsAreDifferences: Bool { rowBytes > Repeats.longest }

    /// All rows, none of them filtered but those that are like the one above, where that is wanted.
    func rows(repeatsAsDifferences: Bool = false) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: byteCount + PNGPixels.slack) { rows, count in
            bitmap.pixels.withUnsafeBufferPointer { pixels in
                guard let first = rows.baseAddress, let pixels = pixels.baseAddress else { return }
                for y in 0..<bitmap.height {
                    let row = first + y * rowBytes
                    if repeatsAsDifferences && bitmap.isRowRepeated(y, pixels) {
                        row.initialize(repeating: 0, count: rowBytes)
                        row.pointee = PNGFilter.up.rawValue
                    } else {
                        row.pointee = PNGFilter.none.rawValue
                        write(pixels + y * bitmap.width, to: row + 1)
                    }
                }
                count = byteCount
            }
        }
    }

    // MARK: - A row

    /// Room that is written beyond the bytes of a row.
    static let slack = 2

    /// Writes the bytes of a row. False where a pixel has an alpha for which they have no place.
    @discardableResult
    func write(_ row: UnsafePointer<UInt32>, to target: UnsafeMutablePointer<UInt8>) -> Bool {
        if let palette {
            writeIndices(row, palette, target)
        } else if bytesPerPixel == 3 {
            return writeOpaque(row, UnsafeMutableRawPointer(target))
        } else {
            writeTranslucent(row, UnsafeMutableRawPointer(target))
        }
        return true
    }

    private func writeOpaque(_ row: UnsafePointer<UInt32>, _ target: UnsafeMutableRawPointer) -> Bool {
        var (source, target) = (UnsafeRawPointer(row), target)
        // The bits that all pixels have, the alpha's lowest.
        var common = UInt64.max
        // Two pixels are six bytes, red lowest; the two bytes behind them are written over.
        for _ in 0..<bitmap.width / 4 {
            let first = source.loadUnaligned(as: UInt64.self).littleEndian.byteSwapped
            let second = source.loadUnaligned(fromByteOffset: 8, as: UInt64.self).littleEndian.byteSwapped
            common &= first & second
            let (firstBytes, secondBytes) = (PNGPixels.sixBytes(first), PNGPixels.sixBytes(second))
            target.storeBytes(of: firstBytes.littleEndian, as: UInt64.self)
            target.storeBytes(of: secondBytes.littleEndian, toByteOffset: 6, as: UInt64.self)
            source += 16
            target += 12
        }
        for x in (bitmap.width & ~3)..<bitmap.width {
            common &= UInt64(row[x] &>> 24) | ~0xFF
            for shift in [16, 8, 0] as [UInt32] {
                target.storeBytes(of: UInt8(truncatingIfNeeded: row[x] &>> shift), as: UInt8.self)
                target += 1
            }
        }
        let alphas: UInt64 = 0x0000_00FF_0000_00FF
        return common & alphas == alphas
    }

    /// The colors of two pixels, of which the first is the high one, its red highest but for the alpha's.
    @inline(__always)
    private static func sixBytes(_ swapped: UInt64) -> UInt64 {
        swapped &>> 40 | (swapped &<< 16 & 0xFFFF_FF00_0000)
    }

    private func writeTranslucent(_ row: UnsafePointer<UInt32>, _ target: UnsafeMutableRawPointer) {
        for x in 0..<bitmap.width {
            target.storeBytes(of: Bitmap.straight(row[x]), toByteOffset: x * 4, as: SIMD4<UInt8>.self)
        }
    }

    private func writeIndices(
        _ row: UnsafePointer<UInt32>, _ palette: PNGPalette, _ target: UnsafeMutablePointer<UInt8>
    ) {
        var (latest, latestIndex) = (UInt32(0), palette.index(of: 0))
        @inline(__always)
        func index(_ x: Int) -> UInt8 {
            if row[x] != latest { (latest, latestIndex) = (row[x], palette.index(of: row[x])) }
            return latestIndex
        }
        let perByte = 8 / depth
        guard perByte > 1 else {
            for x in 0..<bitmap.width { target[x] = index(x) }
            return
        }
        for byte in 0..<rowBytes - 1 {
            let columns = byte * perByte..<min((byte + 1) * perByte, bitmap.width)
            let bits = columns.reduce(UInt8(0)) { $0 &<< UInt8(depth) | index($1) }
            target[byte] = bits &<< UInt8(depth * (perByte - columns.count))
        }
    }
}
