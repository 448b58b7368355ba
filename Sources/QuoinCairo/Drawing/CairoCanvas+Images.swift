import CPangoCairo
import QuoinLayout
import QuoinScene

extension CairoCanvas {
    /// Makes an image the source, and paints with it.
    ///
    /// - Parameter action: what paints.
    func paint(
        _ resource: ImageResource, tile: Rect, isTiled: Bool, _ action: () -> Void
    ) throws(RenderError) {
        let image = try pixels(of: resource)
        guard tile.size.width > 0, tile.size.height > 0, image.width > 0, image.height > 0 else { return }
        try image.withSourceSurface { surface in
            if !isTiled { clip(to: tile) }
            setSource(surface, scaledTo: tile, width: image.width, height: image.height)
            let pattern = cairo_get_source(cairo)
            cairo_pattern_set_filter(pattern, CAIRO_FILTER_BEST)
            // Beyond its edge an image goes on, or its rim would be mixed with nothing.
            cairo_pattern_set_extend(pattern, isTiled ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
            action()
        }
    }

    private func setSource(_ surface: OpaquePointer, scaledTo tile: Rect, width: Int, height: Int) {
        var matrix = matrix
        cairo_translate(cairo, tile.minX, tile.minY)
        cairo_scale(cairo, tile.size.width / Double(width), tile.size.height / Double(height))
        cairo_set_source_surface(cairo, surface, 0, 0)
        cairo_set_matrix(cairo, &matrix)
    }

    /// Clips to a rectangle and leaves the path as it is.
    private func clip(to rect: Rect) {
        let path = cairo_copy_path(cairo)
        defer { cairo_path_destroy(path) }
        cairo_new_path(cairo)
        cairo_rectangle(cairo, rect.minX, rect.minY, rect.size.width, rect.size.height)
        cairo_clip(cairo)
        cairo_append_path(cairo, path)
    }

    private func pixels(of resource: ImageResource) throws(RenderError) -> Bitmap {
        do throws(ImageError) {
            return try renderer.images.bitmap(of: resource.source)
        } catch {
            throw .image(nil, error)
        }
    }
}
