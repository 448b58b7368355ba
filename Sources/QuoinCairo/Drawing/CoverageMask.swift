import CPangoCairo

/// How much of each pixel something covers, from 0 to 255, as Cairo takes it for a mask.
struct CoverageMask {
    let bounds: PixelBounds
    /// Bytes from row to row.
    let stride: Int
    private var coverage: [UInt8]

    /// A mask that covers nothing.
    init(_ bounds: PixelBounds) {
        self.bounds = bounds
        stride = Int(cairo_format_stride_for_width(CAIRO_FORMAT_A8, Int32(bounds.width)))
        coverage = Array(repeating: 0, count: stride * bounds.height)
    }

    /// The bytes of a row, from the top.
    func row(_ index: Int) -> ArraySlice<UInt8> {
        coverage[index * stride..<index * stride + bounds.width]
    }

    /// Gives the bytes for changing, row by row.
    mutating func withBytes(_ body: (UnsafeMutableBufferPointer<UInt8>) -> Void) {
        coverage.withUnsafeMutableBufferPointer { body($0) }
    }

    /// Runs something with the mask as a surface that others draw from.
    ///
    /// - Throws: ``RenderError/cairoFailed(_:)``, or what the work throws.
    func withSourceSurface(_ body: (OpaquePointer) throws(RenderError) -> Void) throws(RenderError) {
        let (bounds, stride) = (bounds, stride)
        let outcome = coverage.withUnsafeBytes { bytes in
            Result { () throws(RenderError) in
                let bytes = UnsafeMutableRawPointer(mutating: bytes.baseAddress)
                try CoverageMask.withSurface(over: bytes, bounds, stride, body)
            }
        }
        try outcome.get()
    }

    /// Runs something with the mask as a surface to draw on.
    ///
    /// - Throws: ``RenderError/cairoFailed(_:)``, or what the work throws.
    mutating func withSurface(_ body: (OpaquePointer) throws(RenderError) -> Void) throws(RenderError) {
        let (bounds, stride) = (bounds, stride)
        let outcome = coverage.withUnsafeMutableBytes { bytes in
            Result { () throws(RenderError) in
                try CoverageMask.withSurface(over: bytes.baseAddress, bounds, stride, body)
            }
        }
        try outcome.get()
    }

    private static func withSurface(
        over bytes: UnsafeMutableRawPointer?, _ bounds: PixelBounds, _ stride: Int,
        _ body: (OpaquePointer) throws(RenderError) -> Void
    ) throws(RenderError) {
        let surface = cairo_image_surface_create_for_data(
            bytes?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_A8, Int32(bounds.width), Int32(bounds.height),
            Int32(stride))
        defer { cairo_surface_destroy(surface) }
        let status = cairo_surface_status(surface)
        guard let surface, status == CAIRO_STATUS_SUCCESS else { throw RenderError(status) }
        defer { cairo_surface_finish(surface) }
        try body(surface)
    }
}
