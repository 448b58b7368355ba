import CPangoCairo

/// A Cairo surface that uses the caller's memory.
package enum PixelSurface {
    /// Calls `body` with a surface.
    ///
    /// - Parameters:
    ///   - width: in pixels, like the height.
    ///   - stride: bytes from row to row.
    ///   - failure: makes an error from Cairo's status.
    package static func use<Failure: Error>(
        _ memory: UnsafeMutableRawPointer?, _ format: cairo_format_t, _ width: Int, _ height: Int, stride: Int,
        _ failure: (cairo_status_t) -> Failure, _ body: (OpaquePointer) throws(Failure) -> Void
    ) throws(Failure) {
        let surface = cairo_image_surface_create_for_data(
            memory?.assumingMemoryBound(to: UInt8.self), format, Int32(width), Int32(height), Int32(stride))
        defer { cairo_surface_destroy(surface) }
        let status = cairo_surface_status(surface)
        guard let surface, status == CAIRO_STATUS_SUCCESS else { throw failure(status) }
        // The memory may be freed before the surface, which a pattern can keep alive.
        defer { cairo_surface_finish(surface) }
        try body(surface)
    }
}
