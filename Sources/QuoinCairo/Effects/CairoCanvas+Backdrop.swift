import CPangoCairo
import QuoinLayout
import QuoinScene

extension CairoCanvas {
    /// Blurs what was painted so far within an area.
    func blurBackdrop(in shape: Shape, radius: Double) throws(RenderError) {
        guard let target = cairo_get_group_target(cairo), let pixels = GroupPixels(surface: target) else { return }
        add(shape)
        defer { cairo_new_path(cairo) }
        let bounds = fillBounds.intersection(clipBounds).intersection(pixels.bounds)
        guard !bounds.isEmpty else { return }
        let deviation = radius * pixelsPerPoint
        var planes = pixels.planes(of: bounds, around: BoxBlur.reach(of: deviation))
        for index in planes.indices { planes[index].blur(deviation) }
        var blurred = Bitmap(width: bounds.width, height: bounds.height)
        for y in 0..<bounds.height {
            for x in 0..<bounds.width {
                blurred.pixels[y * bounds.width + x] = planes.pixel(bounds.minX + x, bounds.minY + y)
            }
        }
        try replacePath(with: blurred, at: bounds)
    }

    /// Puts pixels in the place of those within the path.
    private func replacePath(with bitmap: Bitmap, at bounds: PixelBounds) throws(RenderError) {
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        cairo_clip(cairo)
        try bitmap.withSourceSurface { surface in
            inPixels { cairo_set_source_surface(cairo, surface, Double(bounds.minX), Double(bounds.minY)) }
            cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
            cairo_paint(cairo)
        }
    }
}
