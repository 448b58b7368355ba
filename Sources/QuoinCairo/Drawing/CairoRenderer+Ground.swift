import CPangoCairo
import QuoinLayout
import QuoinScene

extension CairoRenderer {
    /// The pixels a picture begins with: those of the commands that fill the whole canvas before anything else is painted,
    /// which are taken away.
    ///
    /// They are written straight to their places: painted like any other fill they would be laid over cleared memory, a
    /// gradient's from memory of its own.
    ///
    /// - Parameters:
    ///   - width: in pixels, as is the height.
    ///   - scale: pixels per point.
    func takeGround(
        from commands: inout ArraySlice<DisplayCommand>, width: Int, height: Int, scale: Double
    ) throws(RenderError) -> Bitmap {
        let size = Size(Double(width) / scale, Double(height) / scale)
        var fills: [Shading] = []
        while let fill = commands.dropFirst(fills.count).first?.operation.plainFill(of: size) { fills.append(fill) }
        guard !fills.isEmpty else { return Bitmap(width: width, height: height) }
        // What lies below an opaque fill is never seen.
        let last = fills.lastIndex(where: \.isOpaque) ?? 0
        commands = commands.dropFirst(last + 1)
        return try ground(fills[last], width: width, height: height, scale: scale)
    }

    private func ground(
        _ shading: Shading, width: Int, height: Int, scale: Double
    ) throws(RenderError) -> Bitmap {
        switch shading {
        case .gradient(let gradient):
            var matrix = cairo_matrix_t()
            cairo_matrix_init_scale(&matrix, scale, scale)
            cairo_matrix_invert(&matrix)
            return GradientRaster(gradient, pointsFromPixels: matrix)
                .bitmap(of: PixelBounds(minX: 0, minY: 0, maxX: width, maxY: height))
        case .solid, .image:
            var pixel = Bitmap(width: 1, height: 1)
            try pixel.withSurface { surface throws(RenderError) in
                let canvas = CairoCanvas(surface, renderer: self)
                try canvas.draw(.fill(.rectangle(Rect(0, 0, 1, 1)), shading))
                try canvas.check()
            }
            return Bitmap(width: width, height: height, filledWith: pixel.pixels[0])
        }
    }
}

extension DisplayOperation {
    /// The color or gradient that fills a canvas of a size, in points, to its very edges.
    fileprivate func plainFill(of size: Size) -> Shading? {
        guard case .fill(.rectangle(let rect), let shading) = self,
            rect.minX <= 0, rect.minY <= 0, rect.maxX >= size.width, rect.maxY >= size.height
        else { return nil }
        if case .image = shading { return nil }
        return shading
    }
}

extension Shading {
    /// Whether nothing shows through; of an image that is not known.
    fileprivate var isOpaque: Bool {
        switch self {
        case .solid(let color): color.alpha == 1
        case .gradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha == 1 }
        case .image: false
        }
    }
}
