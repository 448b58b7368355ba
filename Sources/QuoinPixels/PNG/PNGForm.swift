import QuoinPlatform

/// How a PNG stores the rows of a picture (PNG, second edition, §7.2).
struct PNGForm {
    let width: Int
    let height: Int
    /// 2 is color, 3 palette, 6 color with alpha.
    let colorType: UInt8
    /// Bits per component, or per palette index.
    let depth: Int
    let palette: PNGPalette?
    /// The distance of the same component in neighboring pixels, in bytes; at least 1.
    let bytesPerPixel: Int
    /// Bytes per row, including the leading filter-type byte.
    let rowBytes: Int

    init(width: Int, height: Int, isOpaque: Bool) {
        (self.width, self.height, colorType, depth, palette) = (width, height, isOpaque ? 2 : 6, 8, nil)
        bytesPerPixel = isOpaque ? 3 : 4
        rowBytes = 1 + width * bytesPerPixel
    }

    /// Indices of a palette, the first in the highest bits of a byte.
    init(width: Int, height: Int, palette: PNGPalette) {
        (self.width, self.height, colorType, depth) = (width, height, 3, palette.depth)
        (self.palette, bytesPerPixel) = (palette, 1)
        rowBytes = 1 + (width * palette.depth + 7) / 8
    }

    /// Bytes of all rows.
    var byteCount: Int { rowBytes * height }

    /// Whether a repeated row is stored as differences from the row above, which are all zero.
    ///
    /// A match of the row above needs a distance as well, so that zeros are smaller if a match covers no more than a
    /// row.
    var repeatsAreDifferences: Bool { rowBytes > Repeats.longest }

    // MARK: - A row

    /// Bytes after a row that ``write(_:to:)`` may overwrite.
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
        // Two pixels are six bytes, red first. The next store overwrites the two bytes after them.
        for _ in 0..<width / 4 {
            let first = source.loadUnaligned(as: UInt64.self).littleEndian.byteSwapped
            let second = source.loadUnaligned(fromByteOffset: 8, as: UInt64.self).littleEndian.byteSwapped
            common &= first & second
            let (firstBytes, secondBytes) = (PNGForm.sixBytes(first), PNGForm.sixBytes(second))
            target.storeBytes(of: firstBytes.littleEndian, as: UInt64.self)
            target.storeBytes(of: secondBytes.littleEndian, toByteOffset: 6, as: UInt64.self)
            source += 16
            target += 12
        }
        for x in (width & ~3)..<width {
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
        for x in 0..<width {
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
            for x in 0..<width { target[x] = index(x) }
            return
        }
        for byte in 0..<rowBytes - 1 {
            let columns = byte * perByte..<min((byte + 1) * perByte, width)
            let bits = columns.reduce(UInt8(0)) { $0 &<< UInt8(depth) | index($1) }
            target[byte] = bits &<< UInt8(depth * (perByte - columns.count))
        }
    }
}

extension UnsafePointer<UInt32> {
    /// Whether the row that begins here has the same pixels as the one above, which is before it in memory.
    @inline(__always)
    func repeatsRowAbove(width: Int) -> Bool {
        memcmp(self, self - width, width * MemoryLayout<UInt32>.stride) == 0
    }
}

/// The filter of a row: its bytes as they are, or as differences from their neighbors (PNG, second edition, §9).
enum PNGFilter: UInt8, CaseIterable {
    case none
    /// Differences from the pixel to the left.
    case sub
    /// Differences from the pixel above.
    case up
    /// Differences from the left, upper or upper left pixel, whichever is nearest to left plus upper minus upper left.
    case paeth = 4

    /// Takes the rows out of a picture, each with the filter that leaves the smallest differences.
    static func takeFilteredRows(of pixels: inout PNGPixels) -> [UInt8] {
        let form = pixels.form
        var result: [UInt8] = []
        result.reserveCapacity(form.byteCount)
        var candidates = allCases.map { FilteredRow($0, byteCount: form.rowBytes - 1) }
        let buffers = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 2 * (form.rowBytes + PNGForm.slack))
        defer { buffers.deallocate() }
        buffers.initialize(repeating: 0)
        guard let first = buffers.baseAddress else { return result }
        var (row, above) = (first, first + form.rowBytes + PNGForm.slack)
        pixels.takeRows { _, pixels in
            form.write(pixels, to: row)
            let count = form.rowBytes - 1
            for index in candidates.indices {
                candidates[index].apply(
                    to: UnsafeBufferPointer(start: row, count: count), UnsafeBufferPointer(start: above, count: count),
                    form.bytesPerPixel)
            }
            guard let best = candidates.min(by: { $0.weight < $1.weight }) else { return }
            result.append(best.filter.rawValue)
            result += best.bytes
            (row, above) = (above, row)
        }
        return result
    }
}

/// A row after one of the filters.
private struct FilteredRow {
    let filter: PNGFilter
    private(set) var bytes: [UInt8]
    /// The sum of absolute differences: a smaller one usually compresses better.
    private(set) var weight = 0

    init(_ filter: PNGFilter, byteCount: Int) {
        self.filter = filter
        bytes = [UInt8](repeating: 0, count: byteCount)
    }

    mutating func apply(to row: UnsafeBufferPointer<UInt8>, _ above: UnsafeBufferPointer<UInt8>, _ distance: Int) {
        switch filter {
        case .none: subtract(row, above, distance) { _, _, _ in 0 }
        case .sub: subtract(row, above, distance) { left, _, _ in left }
        case .up: subtract(row, above, distance) { _, above, _ in above }
        case .paeth: subtract(row, above, distance, FilteredRow.nearest)
        }
        weight = bytes.reduce(0) { $0 &+ Int(min($1, 0 &- $1)) }
    }

    @inline(__always)
    private mutating func subtract(
        _ row: UnsafeBufferPointer<UInt8>, _ above: UnsafeBufferPointer<UInt8>, _ distance: Int,
        _ predict: (UInt8, UInt8, UInt8) -> UInt8
    ) {
        bytes.withUnsafeMutableBufferPointer { bytes in
            for index in 0..<min(distance, row.count) { bytes[index] = row[index] &- predict(0, above[index], 0) }
            guard row.count > distance else { return }
            for index in distance..<row.count {
                bytes[index] = row[index] &- predict(row[index - distance], above[index], above[index - distance])
            }
        }
    }

    /// Paeth's predictor (PNG, second edition, §9.4).
    @inline(__always)
    private static func nearest(_ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8 {
        let (a, b, c) = (Int16(left), Int16(above), Int16(corner))
        let (toLeft, toAbove, toCorner) = (abs(b &- c), abs(a &- c), abs(a &+ b &- c &- c))
        if toLeft <= toAbove && toLeft <= toCorner { return left }
        return toAbove <= toCorner ? above : corner
    }
}
