import CPangoCairo
import QuoinScene

extension CairoCanvas {
    /// Fills the path and clears it.
    func fill(with shading: Shading) throws(QuoinError) {
        try paint(shading, over: fillBounds) { cairo_fill_preserve(cairo) }
        cairo_new_path(cairo)
    }

    /// Draws the line along the path and clears it.
    func strokePath(with shading: Shading) throws(QuoinError) {
        try paint(shading, over: strokeBounds) { cairo_stroke_preserve(cairo) }
        cairo_new_path(cairo)
    }

    /// Draws a line along a path.
    func stroke(_ path: Path, _ style: StrokeStyle, with shading: Shading) throws(QuoinError) {
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        add(path)
        set(style)
        try strokePath(with: shading)
    }

    /// Makes a shading the source, and calls `action` to paint with it.
    ///
    /// - Parameters:
    ///   - bounds: contains all pixels that are painted.
    ///   - action: keeps the path.
    func paint(_ shading: Shading, over bounds: PixelRect, _ action: () -> Void) throws(QuoinError) {
        let bounds = bounds.intersection(clipBounds)
        guard !bounds.isEmpty else { return }
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        switch shading {
        case .solid(let color):
            cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
            try inBands(of: bounds, action)
        case .gradient(let gradient):
            let raster = GradientRaster(
                gradient, pointsFromPixels: pointsFromPixels, keptIn: &renderer.gradientTables)
            try raster.bitmap(of: bounds).withSourceSurface { surface throws(QuoinError) in
                inPixels { cairo_set_source_surface(cairo, surface, Double(bounds.minX), Double(bounds.minY)) }
                cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
                try inBands(of: bounds, action)
            }
        case .image(let image):
            try paint(image, over: bounds, action)
        }
    }

    /// In pixels. Painting more of them at once takes longer than a drawing may after its task was cancelled.
    private static let bandCount = 1 << 22

    /// Calls `action` to paint within a rectangle: once, or for each of several bands of rows if there are many pixels.
    /// `action` keeps the path.
    ///
    /// - Throws: a ``QuoinError`` if the task is cancelled.
    func inBands(of bounds: PixelRect, _ action: () -> Void) throws(QuoinError) {
        try QuoinError.checkCancellation()
        guard bounds.width * bounds.height > Self.bandCount else { return action() }
        let height = max(Self.bandCount / bounds.width, 1)
        for top in stride(from: bounds.minY, to: bounds.maxY, by: height) {
            try QuoinError.checkCancellation()
            cairo_save(cairo)
            defer { cairo_restore(cairo) }
            inPixels { clip(to: Rect(Double(bounds.minX), Double(top), Double(bounds.width), Double(height))) }
            action()
        }
    }

    /// The pixels that the inside of the path touches.
    var fillBounds: PixelRect {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        inPixels { cairo_path_extents(cairo, &left, &top, &right, &bottom) }
        return PixelRect(left, top, right, bottom)
    }

    /// The pixels that a line along the path touches.
    private var strokeBounds: PixelRect {
        let half = cairo_get_line_width(cairo) * 1.5
        var (across, down) = (half, half)
        cairo_user_to_device_distance(cairo, &across, &down)
        return fillBounds.outset(by: max(abs(across), abs(down)))
    }
}
