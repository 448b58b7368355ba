/// How a row's bytes are written: as they are, or as differences from their neighbors (PNG, second edition, §9).
enum PNGFilter: UInt8, CaseIterable {
    case none
    /// From the pixel to the left.
    case sub
    /// From the pixel above.
    case up
    /// From whichever of the left, the upper and the upper left is nearest to what they suggest together.
    case paeth = 4

    /// The rows with a filter's number in front of each. Flat pictures compress better as they are, photos as
    /// differences; a few rows are tried to find out.
    static func filtered(_ pixels: PNGPixels) -> [UInt8] {
        let count = pixels.bytesPerRow == 0 ? 0 : pixels.bytes.count / pixels.bytesPerRow
        let usesFilters = pixels.palette == nil && pays(pixels, rowCount: count)
        return rows(pixels, 0..<count, usesFilters: usesFilters)
    }

    private static let sampleCount = 4
    private static let rowsPerSample = 8

    /// Whether a few rows become clearly smaller as differences.
    private static func pays(_ pixels: PNGPixels, rowCount: Int) -> Bool {
        guard rowCount > 0 else { return false }
        func size(usesFilters: Bool) -> Int {
            let samples = (0..<sampleCount).flatMap { sample -> [UInt8] in
                let first = max(rowCount - rowsPerSample, 0) * sample / (sampleCount - 1)
                return rows(pixels, first..<min(first + rowsPerSample, rowCount), usesFilters: usesFilters)
            }
            return PNGEncoder.compressed(samples, level: 1).count
        }
        return Double(size(usesFilters: true)) < Double(size(usesFilters: false)) * 0.9
    }

    private static func rows(_ pixels: PNGPixels, _ range: Range<Int>, usesFilters: Bool) -> [UInt8] {
        let (length, distance) = (pixels.bytesPerRow, pixels.bytesPerPixel)
        var result: [UInt8] = []
        result.reserveCapacity((length + 1) * range.count)
        let blank = [UInt8](repeating: 0, count: length)
        for y in range {
            let row = pixels.bytes[y * length..<(y + 1) * length]
            guard usesFilters else {
                result.append(PNGFilter.none.rawValue)
                result += row
                continue
            }
            let above = y == 0 ? blank[...] : pixels.bytes[(y - 1) * length..<y * length]
            let best = PNGFilter.allCases.map { ($0, $0.differences(row, above, distance)) }
                .min { PNGFilter.weight($0.1) < PNGFilter.weight($1.1) }
            result.append(best?.0.rawValue ?? 0)
            result += best?.1 ?? Array(row)
        }
        return result
    }

    /// The sum of the differences, up or down: the smaller, the better they compress, most of the time.
    private static func weight(_ bytes: [UInt8]) -> Int {
        bytes.reduce(0) { $0 &+ Int(min($1, 0 &- $1)) }
    }

    private func differences(_ row: ArraySlice<UInt8>, _ above: ArraySlice<UInt8>, _ distance: Int) -> [UInt8] {
        row.withUnsafeBufferPointer { row in
            above.withUnsafeBufferPointer { above in
                [UInt8](unsafeUninitializedCapacity: row.count) { result, count in
                    for index in row.indices {
                        let left = index < distance ? 0 : row[index - distance]
                        let corner = index < distance ? 0 : above[index - distance]
                        result[index] = row[index] &- guess(left, above[index], corner)
                    }
                    count = row.count
                }
            }
        }
    }

    /// What a byte probably is.
    @inline(__always)
    private func guess(_ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8 {
        switch self {
        case .none: return 0
        case .sub: return left
        case .up: return above
        case .paeth:
            let (a, b, c) = (Int32(left), Int32(above), Int32(corner))
            let (toLeft, toAbove, toCorner) = (abs(b - c), abs(a - c), abs(a + b - c - c))
            if toLeft <= toAbove && toLeft <= toCorner { return left }
            return toAbove <= toCorner ? above : corner
        }
    }
}
