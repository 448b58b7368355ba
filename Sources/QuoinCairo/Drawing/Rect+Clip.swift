import CPangoCairo
import QuoinLayout

extension Rect {
    /// Clips a Cairo context to the rectangle, and leaves its path as it is.
    func clip(_ cairo: OpaquePointer) {
        let path = cairo_copy_path(cairo)
        defer { cairo_path_destroy(path) }
        cairo_new_path(cairo)
        cairo_rectangle(cairo, minX, minY, size.width, size.height)
        cairo_clip(cairo)
        cairo_append_path(cairo, path)
    }
}
