import CPangoCairo
import QuoinLayout
import QuoinScene

extension CairoCanvas {
    /// Draws a whole image into a rectangle.
    func draw(_ image: Bitmap, in frame: Rect) throws(RenderError) {
        guard frame.size.width > 0, frame.size.height > 0, image.width > 0, image.height > 0 else { return }
        try image.withSourceSurface { surface in
            cairo_save(cairo)
            defer { cairo_restore(cairo) }
            cairo_rectangle(cairo, frame.minX, frame.minY, frame.size.width, frame.size.height)
            cairo_translate(cairo, frame.minX, frame.minY)
            cairo_scale(cairo, frame.size.width / Double(image.width), frame.size.height / Double(image.height))
            cairo_set_source_surface(cairo, surface, 0, 0)
            let pattern = cairo_get_source(cairo)
            cairo_pattern_set_filter(pattern, CAIRO_FILTER_BEST)
            cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
            cairo_fill(cairo)
        }
    }
}
