import CPangoCairo
import QuoinLayout
import QuoinScene

/// Computes the pixels of a gradient.
///
/// Cairo's own gradients are slow unless they are vertical. Here a table of colors is made once, finer than the pixels,
/// and each pixel looks its color up; every number is an integer by then, so the pixels are the same everywhere.
struct GradientRaster {
    private let table: GradientTable
    /// The place along the gradient, in entries of the table: at the middle of the pixel 0, 0, with half an entry added
    /// for rounding, and per pixel to the right and down; as fixed-point numbers with 32 bits after the point.
    private let origin: Int64
    private let stepX: Int64
    private let stepY: Int64

    init(_ gradient: GradientShading, pointsFromPixels matrix: cairo_matrix_t) {
        switch gradient.geometry {
        case .linear(let start, let end):
            let reach = end - start
            let square = reach.x * reach.x + reach.y * reach.y
            let slope = square > 0 ? Point(reach.x / square, reach.y / square) : .zero
            let perX = matrix.xx * slope.x + matrix.yx * slope.y
            let perY = matrix.xy * slope.x + matrix.yy * slope.y
            let middle = (matrix.x0 - start.x) * slope.x + (matrix.y0 - start.y) * slope.y + (perX + perY) / 2
            let pixels = 1 / max(abs(perX), abs(perY), 1e-9)
            table = GradientTable(gradient.stops, pixels: pixels)
            let length = Double(table.length)
            origin = GradientRaster.fixedPoint(middle * length + 0.5, limit: 268_435_456)
            stepX = GradientRaster.fixedPoint(perX * length, limit: 8_192)
            stepY = GradientRaster.fixedPoint(perY * length, limit: 8_192)
        }
    }

    /// A number with 32 bits after the point; the limits keep every place of the largest canvas from overflowing.
    private static func fixedPoint(_ value: Double, limit: Double) -> Int64 {
        Int64(min(max(value, -limit), limit) * 4_294_967_296)
    }

    /// The pixels of a rectangle.
    func bitmap(of bounds: PixelBounds) -> Bitmap {
        let width = bounds.width
        let pixels = [UInt32](unsafeUninitializedCapacity: width * bounds.height) { pixels, count in
            for row in 0..<bounds.height {
                let line = UnsafeMutableBufferPointer(rebasing: pixels[row * width..<(row + 1) * width])
                if row > 0, stepY == 0 {
                    _ = line.update(fromContentsOf: pixels[0..<width])
                } else {
                    fill(line, from: start(x: bounds.minX, y: bounds.minY + row))
                }
            }
            count = width * bounds.height
        }
        return Bitmap(width: width, height: bounds.height, pixels: pixels)
    }

    private func start(x: Int, y: Int) -> Int64 {
        origin &+ stepX &* Int64(x) &+ stepY &* Int64(y)
    }

    /// Fills a row whose first pixel lies at a place along the gradient.
    private func fill(_ row: UnsafeMutableBufferPointer<UInt32>, from start: Int64) {
        guard stepX != 0 else { return row.update(repeating: table[clamped: start >> 32]) }
        var place = start
        table.withColors { colors in
            for index in row.indices {
                let entry = place >> 32
                row[index] = colors[Int(min(max(entry, -1), Int64(colors.count) - 2)) + 1]
                place &+= stepX
            }
        }
    }
}
