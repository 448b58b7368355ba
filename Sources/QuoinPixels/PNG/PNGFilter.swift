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
