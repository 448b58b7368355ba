import CPangoCairo
import QuoinLayout
import QuoinScene

extension CairoCanvas {
    /// Fills the path and clears it.
    func fill(with shading: Shading) throws(RenderError) {
        try paint(shading, over: pathBounds) { cairo_fill(cairo) }
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
        cairo_new_path(cairo)
    }

    /// Makes a shading the source, and paints with it.
    ///
    /// - Parameters:
    ///   - bounds: the pixels that are painted, at most.
    ///   - action: what paints; coordinates are in pixels.
    func paint(_ shading: Shading, over bounds: PixelBounds, _ action: () -> Void) throws(RenderError) {
        let bounds = bounds.intersection(clipBounds)
        guard !bounds.isEmpty else { return }
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        switch shading {
        case .solid(let color):
            cairo_identity_matrix(cairo)
            cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
            action()
        case .gradient(let gradient):
            let raster = GradientRaster(gradient, pointsFromPixels: pointsFromPixels)
            cairo_identity_matrix(cairo)
            try raster.bitmap(of: bounds).withSourceSurface { surface in
                cairo_set_source_surface(cairo, surface, Double(bounds.minX), Double(bounds.minY))
                cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
                action()
            }
        }
    }

    /// Where a pixel is, in points.
    private var pointsFromPixels: cairo_matrix_t {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        cairo_matrix_invert(&matrix)
        return matrix
    }

    /// The pixels that the path touches.
    private var pathBounds: PixelBounds {
        cairo_save(cairo)
        cairo_identity_matrix(cairo)
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_path_extents(cairo, &left, &top, &right, &bottom)
        cairo_restore(cairo)
        return PixelBounds(left, top, right, bottom)
    }
}
