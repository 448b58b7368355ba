import QuoinValues

/// Mixes the rows of an image while they are read, from top to bottom. Only the drawn rows that the last row is part of are
/// in memory as sums.
struct ImageRowMixer {
    /// The pixels that are drawn.
    var bitmap: Bitmap
    private let columns: ImageAxis
    /// The weights with which each row of the image adds to drawn rows.
    private var parts: [[Part]]
    /// The sums that are not complete, for each drawn row.
    private var sums: [Int: ImageRow] = [:]
    /// The index of the next row.
    private var next = 0

    private struct Part {
        /// The drawn row.
        var row: Int
        var weight: Float
        /// Whether no later row of the image adds to the drawn row.
        var isLast = false
    }

    /// - Parameters:
    ///   - size: that of the image, in pixels.
    ///   - bounds: the pixels that are drawn.
    init(_ columns: ImageAxis, _ rows: ImageAxis, of size: PixelSize, _ bounds: PixelRect) {
        self.columns = columns
        bitmap = Bitmap(width: bounds.width, height: bounds.height)
        parts = Array(repeating: [], count: size.height)
        for row in 0..<bounds.height {
            let places = row * rows.count..<(row + 1) * rows.count
            let used = zip(rows.sources[places], rows.weights[places]).filter { $0.1 != 0 }
            for (source, weight) in used { parts[Int(source)].append(Part(row: row, weight: weight)) }
            guard let last = used.map({ Int($0.0) }).max() else { continue }
            parts[last][parts[last].count - 1].isLast = true
        }
    }

    /// Adds the next row of the image.
    mutating func add(_ source: Bitmap) {
        defer { next += 1 }
        guard let used = columns.used else { return }
        for part in parts[next] {
            var sum = sums.removeValue(forKey: part.row) ?? ImageRow(first: used.lowerBound, width: used.count)
            sum.add(0, part.weight, of: source)
            if part.isLast {
                let start = part.row * bitmap.width
                bitmap.pixels.withUnsafeMutableBufferPointer {
                    sum.mix(columns, into: UnsafeMutableBufferPointer(rebasing: $0[start..<start + bitmap.width]))
                }
            } else {
                sums[part.row] = sum
            }
        }
        parts[next] = []
    }
}
