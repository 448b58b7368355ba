import CPangoCairo

/// How much of each pixel something covers, from 0 to 255, as Cairo takes it for a mask.
struct CoverageMask {
    private let bounds: PixelBounds
    private let stride: Int
    private var coverage: [UInt8]

    /// - Parameter draw: fills in the coverage, which is 0 at first; it is given the bytes from row to row.
    init(bounds: PixelBounds, _ draw: (UnsafeMutableBufferPointer<UInt8>, _ stride: Int) -> Void) {
        self.bounds = bounds
        let stride = Int(cairo_format_stride_for_width(CAIRO_FORMAT_A8, Int32(bounds.width)))
        self.stride = stride
        coverage = Array(repeating: 0, count: stride * bounds.height)
        coverage.withUnsafeMutableBufferPointer { draw($0, stride) }
    }

    /// Runs something with the mask as a surface.
    ///
    /// - Throws: ``RenderError/cairoFailed(_:)``, or what the work throws.
    func withSurface(_ body: (OpaquePointer) throws(RenderError) -> Void) throws(RenderError) {
        let outcome = coverage.withUnsafeBytes { bytes in
            Result { () throws(RenderError) in try withSurface(over: bytes, body) }
        }
        try outcome.get()
    }

    private func withSurface(
        over bytes: UnsafeRawBufferPointer, _ body: (OpaquePointer) throws(RenderError) -> Void
    ) throws(RenderError) {
        let pixels = UnsafeMutableRawPointer(mutating: bytes.baseAddress)?.assumingMemoryBound(to: UInt8.self)
        let surface = cairo_image_surface_create_for_data(
            pixels, CAIRO_FORMAT_A8, Int32(bounds.width), Int32(bounds.height), Int32(stride))
        defer { cairo_surface_destroy(surface) }
        let status = cairo_surface_status(surface)
        guard let surface, status == CAIRO_STATUS_SUCCESS else { throw RenderError(status) }
        defer { cairo_surface_finish(surface) }
        try body(surface)
    }
}
