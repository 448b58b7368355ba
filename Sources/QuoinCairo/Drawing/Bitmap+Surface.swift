import CPangoCairo

extension Bitmap {
    /// Runs something with a surface that draws into the pixels.
    ///
    /// - Throws: ``RenderError/cairoFailed(_:)``, or what the work throws.
    mutating func withSurface(_ body: (OpaquePointer) throws(RenderError) -> Void) throws(RenderError) {
        let (width, height) = (width, height)
        let outcome = pixels.withUnsafeMutableBytes { bytes in
            Result { () throws(RenderError) in
                try Bitmap.withSurface(over: bytes.baseAddress, width: width, height: height, body)
            }
        }
        try outcome.get()
    }

    /// Runs something with a surface that others draw from.
    ///
    /// - Throws: ``RenderError/cairoFailed(_:)``, or what the work throws.
    func withSourceSurface(_ body: (OpaquePointer) throws(RenderError) -> Void) throws(RenderError) {
        let outcome = pixels.withUnsafeBytes { bytes in
            Result { () throws(RenderError) in
                let pixels = UnsafeMutableRawPointer(mutating: bytes.baseAddress)
                try Bitmap.withSurface(over: pixels, width: width, height: height, body)
            }
        }
        try outcome.get()
    }

    private static func withSurface(
        over pixels: UnsafeMutableRawPointer?, width: Int, height: Int,
        _ body: (OpaquePointer) throws(RenderError) -> Void
    ) throws(RenderError) {
        let surface = cairo_image_surface_create_for_data(
            pixels?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width), Int32(height),
            Int32(width * 4))
        defer { cairo_surface_destroy(surface) }
        let status = cairo_surface_status(surface)
        guard let surface, status == CAIRO_STATUS_SUCCESS else { throw RenderError(status) }
        // Once the pixels are gone nobody may reach them through the surface.
        defer { cairo_surface_finish(surface) }
        try body(surface)
    }
}
