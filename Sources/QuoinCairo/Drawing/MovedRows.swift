/// The rows of a linear gradient along a diagonal or along the rows: each is the one above, moved by a pixel or not at all,
/// except where rounding decides where a color changes.
///
/// To copy a row takes a fraction of the time that it takes to find its colors.
struct MovedRows {
    private let table: GradientTable
    private let space: GradientSpace
    private let bounds: PixelBounds
    /// How many pixels to the right the colors of a row are in the row above, from -1 to 1.
    private let shift: Int
    /// Pixels of the first row that may have the color of either side of a change, in whichever row they come to lie; the
    /// first place is left for the pixel that is not in the row above.
    private let doubtful: [SIMD8<Float>]

    /// Nothing for a gradient along another way.
    init?(_ table: GradientTable, in space: GradientSpace, _ bounds: PixelBounds) {
        guard !bounds.isEmpty, let (shift, drift) = space.rowShift(over: bounds.height), let step = space.step,
            let changes = table.changes
        else { return nil }
        (self.table, self.space, self.bounds, self.shift) = (table, space, bounds, shift)
        let start = space.row(Float(bounds.minY)).linearOffsets(of: SIMD8(repeating: Float(bounds.minX)))[0]
        let reach = Float(abs(bounds.maxX) + abs(bounds.maxY))
        let doubt = table.scale.doubt(from: start, pixelsPerOffset: 1 / step, within: reach) + drift
        let columns = changes.map { ($0.offset - start) / step }.filter { abs($0 - $0.rounded()) <= doubt }
        let lanes = [.infinity] + columns.map { $0.rounded() }
        doubtful = stride(from: 0, to: lanes.count, by: 8).map { start in
            var group = SIMD8<Float>(repeating: .infinity)
            for (lane, column) in lanes[start...].prefix(8).enumerated() { group[lane] = column }
            return group
        }
    }

    /// Writes all rows of the rectangle but the first, which is there.
    func write(into pixels: UnsafeMutableBufferPointer<UInt32>) {
        guard let first = pixels.baseAddress else { return }
        let width = bounds.width
        for y in 1..<bounds.height {
            let row = first + y * width
            (row + max(-shift, 0)).update(from: row - width + max(shift, 0), count: width - abs(shift))
            correct(UnsafeMutableBufferPointer(start: row, count: width), y)
        }
    }

    /// Finds the colors of the pixels that are not simply those above.
    private func correct(_ row: UnsafeMutableBufferPointer<UInt32>, _ y: Int) {
        let place = space.row(Float(bounds.minY + y))
        for (group, columns) in doubtful.enumerated() {
            var columns = columns - Float(shift * y)
            if group == 0 && shift != 0 { columns[0] = shift > 0 ? Float(row.count - 1) : 0 }
            let colors = table.plainColors(at: place.linearOffsets(of: columns + Float(bounds.minX)))
            for lane in 0..<8 where columns[lane] >= 0 && columns[lane] < Float(row.count) {
                row[Int(columns[lane])] = colors[lane]
            }
        }
    }
}
