extension Bitmap {
    /// The smallest rectangle around all pixels that are not transparent; nothing where all are.
    var paintedBounds: PixelBounds? {
        var bounds: PixelBounds?
        for y in 0..<height {
            let row = pixels[y * width..<(y + 1) * width]
            guard let first = row.firstIndex(where: { $0 != 0 }), let last = row.lastIndex(where: { $0 != 0 }) else {
                continue
            }
            let line = PixelBounds(minX: first - row.startIndex, minY: y, maxX: last - row.startIndex + 1, maxY: y + 1)
            bounds = bounds?.union(line) ?? line
        }
        return bounds
    }

    /// The pixels of a rectangle within the picture.
    func part(_ bounds: PixelBounds) -> Bitmap {
        let rows = (bounds.minY..<bounds.maxY).map { pixels[$0 * width + bounds.minX..<$0 * width + bounds.maxX] }
        return Bitmap(width: bounds.width, height: bounds.height, pixels: rows.flatMap { $0 })
    }
}
