import CPangoCairo
import QuoinLayout
import QuoinScene

/// Computes the pixels of a gradient.
///
/// Cairo's own gradients are slow unless they are vertical. Here a table of colors is made once, finer than the pixels,
/// and each pixel looks its color up, eight places being computed at a time. Only additions, multiplications, divisions
/// and square roots are used, which are the same on every processor.
struct GradientRaster {
    private let table: GradientTable
    private let space: GradientSpace

    /// - Parameter matrix: gives the place in points of a place in pixels.
    init(_ gradient: GradientShading, pointsFromPixels matrix: cairo_matrix_t) {
        space = GradientSpace(gradient.geometry, pointsFromPixels: matrix)
        table = GradientTable(gradient, pixels: space.pixels)
    }

    /// The pixels of a rectangle.
    func bitmap(of bounds: PixelBounds) -> Bitmap {
        let pixels = Bitmap.pixels(count: bounds.width * bounds.height) { pixels in
            if let rows = MovedRows(table, in: space, bounds) {
                var first = bounds
                first.maxY = min(bounds.maxY, bounds.minY + 1)
                lookUp(into: pixels, of: first)
                rows.write(into: pixels)
            } else if let step = space.step, let runs = GradientRuns(table, step: step) {
                runs.write(into: pixels, of: bounds, in: space)
            } else {
                lookUp(into: pixels, of: bounds)
            }
        }
        return Bitmap(width: bounds.width, height: bounds.height, pixels: pixels)
    }

    /// Looks up the color of each pixel of a rectangle.
    private func lookUp(into pixels: UnsafeMutableBufferPointer<UInt32>, of bounds: PixelBounds) {
        let width = bounds.width
        var entries = [UInt32](repeating: 0, count: (width + 7) / 8 * 8)
        for y in 0..<bounds.height {
            findEntries(of: &entries, x: bounds.minX, y: bounds.minY + y)
            let row = UnsafeMutableBufferPointer(rebasing: pixels[y * width..<(y + 1) * width])
            table.lookUp(entries, into: row, x: bounds.minX, y: bounds.minY + y)
        }
    }

    /// Finds the table's entries for a row of pixels, of which there are a multiple of eight.
    private func findEntries(of row: inout [UInt32], x: Int, y: Int) {
        let first = SIMD8<Float>(0, 1, 2, 3, 4, 5, 6, 7) + Float(x)
        let place = space.row(Float(y))
        row.withUnsafeMutableBytes { bytes in
            for index in stride(from: 0, to: bytes.count / 4, by: 8) {
                let entries = table.entries(at: place.offsets(of: first + Float(index)))
                bytes.storeBytes(of: entries, toByteOffset: index * 4, as: SIMD8<UInt32>.self)
            }
        }
    }
}
