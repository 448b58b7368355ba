import CPangoCairo
import QuoinLayout
import QuoinPixels
import QuoinScene
import QuoinValues

extension CairoCanvas {
    /// Fills the path and clears it.
    func fill(with shading: Shading) throws(QuoinError) {
        try paint(shading, over: fillBounds) { cairo_fill(cairo) }
        cairo_new_path(cairo)
    }

    /// Draws the line along the path and clears it.
    func strokePath(with shading: Shading) throws(QuoinError) {
        try paint(shading, over: strokeBounds) { cairo_stroke(cairo) }
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
    /// - Parameter bounds: contains all pixels that are painted.
    func paint(_ shading: Shading, over bounds: PixelRect, _ action: () -> Void) throws(QuoinError) {
        let bounds = bounds.intersection(clipBounds)
        guard !bounds.isEmpty else { return }
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        switch shading {
        case .solid(let color):
            cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
            action()
        case .gradient(let gradient):
            let raster = GradientRaster(gradient, pointsFromPixels: pointsFromPixels)
            try raster.bitmap(of: bounds).withSourceSurface { surface in
                inPixels { cairo_set_source_surface(cairo, surface, Double(bounds.minX), Double(bounds.minY)) }
                cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
                action()
            }
        case .image(let image):
            try paint(image, over: bounds, action)
        }
    }

    /// The pixels that the inside of the path touches.
    var fillBounds: PixelRect {
        inPixels { bounds { cairo_path_extents(cairo, $0, $1, $2, $3) } }
    }

    /// The pixels that a line along the path touches.
    private var strokeBounds: PixelRect {
        let half = cairo_get_line_width(cairo) * 1.5
        var (across, down) = (half, half)
        cairo_user_to_device_distance(cairo, &across, &down)
        return fillBounds.outset(by: max(abs(across), abs(down)))
    }

    /// The pixels within the clip.
    var clipBounds: PixelRect {
        inPixels { bounds { cairo_clip_extents(cairo, $0, $1, $2, $3) } }
    }

    private typealias Coordinate = UnsafeMutablePointer<Double>

    /// The pixels that `find` returns as left, top, right and bottom.
    private func bounds(_ find: (Coordinate, Coordinate, Coordinate, Coordinate) -> Void) -> PixelRect {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        find(&left, &top, &right, &bottom)
        return PixelRect(left, top, right, bottom)
    }
}
