import QuoinPixels
import QuoinValues

/// Writes a linear gradient whose rows equal the row above, shifted by at most a pixel, except where a color changes
/// within the rounding margin.
///
/// That holds for gradients along a diagonal or along the rows. Copying a row is faster than finding its colors.
struct ShiftedRowCopy {
    private let table: GradientTable
    private let space: GradientSpace
    private let bounds: PixelRect
    /// The offset of a row's colors in the row above, from -1 to 1 pixels to the right.
    private let shift: Int
    /// The columns of the first row at which rounding decides on the color, in any row. The first lane is reserved for
    /// the pixel that has none to copy.
    private let uncertain: [SIMD8<Float>]

    /// `nil` for a gradient in another direction.
    init?(_ table: GradientTable, in space: GradientSpace, _ bounds: PixelRect) {
        guard !bounds.isEmpty, let (shift, drift) = space.rowShift(over: bounds.height), let step = space.step,
            let changes = table.changes
        else { return nil }
        (self.table, self.space, self.bounds, self.shift) = (table, space, bounds, shift)
        let start = space.row(Float(bounds.minY)).linearOffsets(of: SIMD8(repeating: Float(bounds.minX)))[0]
        let reach = Float(abs(bounds.maxX) + abs(bounds.maxY))
        let margin = table.scale.roundingMargin(from: start, pixelsPerOffset: 1 / step, within: reach) + drift
        let columns = changes.map { ($0.offset - start) / step }.filter { abs($0 - $0.rounded()) <= margin }
        let lanes = [.infinity] + columns.map { $0.rounded() }
        uncertain = stride(from: 0, to: lanes.count, by: 8).map { start in
            var group = SIMD8<Float>(repeating: .infinity)
            for (lane, column) in lanes[start...].prefix(8).enumerated() { group[lane] = column }
            return group
        }
    }

    /// Writes all rows of the rectangle after the first, which is given.
    func write(into pixels: UnsafeMutableBufferPointer<UInt32>) {
        guard let first = pixels.baseAddress else { return }
        let width = bounds.width
        for y in 1..<bounds.height {
            let row = first + y * width
            (row + max(-shift, 0)).update(from: row - width + max(shift, 0), count: width - abs(shift))
            correct(UnsafeMutableBufferPointer(start: row, count: width), y)
        }
    }

    /// Looks up the colors of the pixels that may differ from those above.
    private func correct(_ row: UnsafeMutableBufferPointer<UInt32>, _ y: Int) {
        let place = space.row(Float(bounds.minY + y))
        for (group, columns) in uncertain.enumerated() {
            var columns = columns - Float(shift * y)
            if group == 0 && shift != 0 { columns[0] = shift > 0 ? Float(row.count - 1) : 0 }
            let colors = table.plainColors(at: place.linearOffsets(of: columns + Float(bounds.minX)))
            for lane in 0..<8 where columns[lane] >= 0 && columns[lane] < Float(row.count) {
                row[Int(columns[lane])] = colors[lane]
            }
        }
    }
}
