import QuoinBitmap
import QuoinSystem

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The rows of a picture, as a PNG stores them (PNG, second edition, §7.2).
struct PNGPixels {
    let bitmap: Bitmap
    /// 2 is color, 3 palette, 6 color with alpha.
    let colorType: UInt8
    /// Bits per component, or per palette index.
    let depth: Int
    let palette: PNGPalette?
    /// The distance of the same component in neighboring pixels, in bytes; at least 1.
    let bytesPerPixel: Int
    /// Bytes per row, including the leading filter-type byte.
    let rowBytes: Int

    /// Red, green and blue, and the straight alpha unless the picture is opaque.
    init(_ bitmap: Bitmap, isOpaque: Bool) {
        self.bitmap = bitmap
        (colorType, depth, palette) = (isOpaque ? 2 : 6, 8, nil)
        bytesPerPixel = isOpaque ? 3 : 4
        rowBytes = 1 + bitmap.width * bytesPerPixel
    }

    /// Indices of a palette, the first in the highest bits of a byte.
    init(_ bitmap: Bitmap, palette: PNGPalette) {
        self.bitmap = bitmap
        (colorType, depth, self.palette, bytesPerPixel) = (3, palette.depth, palette, 1)
        rowBytes = 1 + (bitmap.width * palette.depth + 7) / 8
    }

    /// Bytes of all rows.
    var byteCount: Int { rowBytes * bitmap.height }

    /// Whether a repeated row is stored as differences from the row above, which are all zero.
    ///
    /// A match of the row above needs a distance as well, so that zeros are smaller if a match covers no more than a
    /// row.
    var repeatsAreDifferences: Bool { rowBytes > Repeats.longest }

    /// All rows without a filter; optionally, repeated rows as differences from the row above.
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

    /// Bytes behind a row that ``write(_:to:)`` may overwrite.
    static let slack = 2

    /// Writes the bytes of a row; false if a pixel is translucent and the bytes have no alpha.
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
        // The bitwise AND of all pixels, with the alpha in the lowest byte.
        var common = UInt64.max
        // Two pixels are six bytes, red first. The next store overwrites the two bytes behind them.
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

    /// The six color bytes of two pixels whose bytes are reversed: the first pixel in the high half.
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

extension Bitmap {
    /// Whether a row has the same pixels as the one above.
    ///
    /// - Parameter first: the pixels of the picture.
    @inline(__always)
    func isRowRepeated(_ y: Int, _ first: UnsafePointer<UInt32>) -> Bool {
        let row = first + y * width
        return y > 0 && memcmp(row, row - width, width * MemoryLayout<UInt32>.stride) == 0
    }
}

/// The colors of a picture that has at most 256.
struct PNGPalette {
    /// Translucent colors come first, so that the file stores an alpha only for these.
    private let colors: [UInt32]
    private var table = ColorTable()

    static let mostColors = 256

    /// `nil` if the picture has more colors.
    init?(_ bitmap: Bitmap) {
        guard let found = PNGPalette.colors(of: bitmap) else { return nil }
        colors = found.sorted()
        for (index, color) in colors.enumerated() { table.insert(color, index) }
    }

    private static func colors(of bitmap: Bitmap) -> [UInt32]? {
        var (table, found) = (ColorTable(), [UInt32]())
        return bitmap.pixels.withUnsafeBufferPointer { pixels in
            guard let first = pixels.baseAddress else { return [] }
            for y in 0..<bitmap.height {
                if bitmap.isRowRepeated(y, first) { continue }
                let row = first + y * bitmap.width
                var latest: UInt32?
                for x in 0..<bitmap.width where row[x] != latest {
                    latest = row[x]
                    guard table.insert(row[x], found.count) else { continue }
                    if found.count == mostColors { return nil }
                    found.append(row[x])
                }
            }
            return found
        }
    }

    /// Bits per index.
    var depth: Int { colors.count <= 2 ? 1 : colors.count <= 4 ? 2 : colors.count <= 16 ? 4 : 8 }

    /// The index of a color of the palette.
    @inline(__always)
    func index(of color: UInt32) -> UInt8 { table.index(of: color) }

    var colorBytes: [UInt8] {
        colors.flatMap { color in
            let straight = Bitmap.straight(color)
            return [straight.x, straight.y, straight.z]
        }
    }

    var alphaBytes: [UInt8] {
        colors.map { UInt8($0 >> 24) }.filter { $0 < 255 }
    }
}

/// A hash table of colors and their indices, a quarter full at most, so that few colors collide.
private struct ColorTable {
    private var slots = [Slot](repeating: Slot(), count: 1 << bits)

    private struct Slot {
        var color: UInt32 = 0
        /// Negative if the slot is empty.
        var index: Int32 = -1
    }

    /// The bits of a slot's number.
    private static let bits = 10

    /// Inserts a color, and returns whether it is new.
    @discardableResult
    mutating func insert(_ color: UInt32, _ index: Int) -> Bool {
        let slot = slot(of: color)
        guard slots[slot].index < 0 else { return false }
        slots[slot] = Slot(color: color, index: Int32(index))
        return true
    }

    @inline(__always)
    func index(of color: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: slots[slot(of: color)].index) }

    /// The slot of a color, or the empty slot for it.
    @inline(__always)
    private func slot(of color: UInt32) -> Int {
        var slot = Int((color &* 0x9E37_79B1) &>> UInt32(32 - ColorTable.bits))
        while slots[slot].index >= 0 && slots[slot].color != color {
            slot = (slot + 1) & (1 << ColorTable.bits - 1)
        }
        return slot
    }
}
