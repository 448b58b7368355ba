import CPangoCairo
import QuoinSystem
import QuoinValues

/// The functions of the Cairo that a library draws with. It is another copy than Quoin's if that is part of the program.
struct CairoLibrary {
    private typealias Release = @convention(c) (OpaquePointer?) -> Void

    private let makeSurface:
        @convention(c) (UnsafeMutablePointer<UInt8>?, cairo_format_t, CInt, CInt, CInt) -> OpaquePointer?
    private let status: @convention(c) (OpaquePointer?) -> cairo_status_t
    private let finish: Release
    private let releaseSurface: Release
    private let makeContext: @convention(c) (OpaquePointer?) -> OpaquePointer?
    private let scale: @convention(c) (OpaquePointer?, Double, Double) -> Void
    private let releaseContext: Release
    private let makeSVG:
        @convention(c) (cairo_write_func_t?, UnsafeMutableRawPointer?, Double, Double) -> OpaquePointer?
    private let setResolution: @convention(c) (OpaquePointer?, Double, Double) -> Void
    /// Whether it is the same copy as Quoin's, so that both can use each other's contexts.
    let isShared: Bool

    /// - Parameter library: one that is linked with Cairo.
    init(of library: SharedLibrary) throws(SharedLibrary.MissingSymbol) {
        makeSVG = try library.function("cairo_svg_surface_create_for_stream")
        setResolution = try library.function("cairo_surface_set_fallback_resolution")
        makeSurface = try library.function("cairo_image_surface_create_for_data")
        status = try library.function("cairo_surface_status")
        finish = try library.function("cairo_surface_finish")
        releaseSurface = try library.function("cairo_surface_destroy")
        makeContext = try library.function("cairo_create")
        scale = try library.function("cairo_scale")
        releaseContext = try library.function("cairo_destroy")
        let own: @convention(c) (OpaquePointer?) -> OpaquePointer? = cairo_create
        isShared = unsafeBitCast(own, to: UnsafeMutableRawPointer.self) == library["cairo_create"]
    }

    /// Calls `body` with a context that draws into the caller's memory, with pixels of 4 bytes.
    ///
    /// - Parameters:
    ///   - size: in pixels.
    ///   - scale: pixels per unit of the context.
    ///   - failure: makes an error from Cairo's status.
    func draw<Failure: Error>(
        into memory: UnsafeMutableRawPointer?, _ size: PixelSize, scale factor: Size,
        _ failure: (cairo_status_t) -> Failure, _ body: (OpaquePointer) throws(Failure) -> Void
    ) throws(Failure) {
        let surface = makeSurface(
            memory?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, CInt(size.width), CInt(size.height),
            CInt(size.width * 4))
        defer { releaseSurface(surface) }
        try draw(on: surface, scale: factor, failure, body)
    }

    /// The source of an SVG of what `body` draws, with as many units as a picture would have pixels.
    func markup<Failure: Error>(
        _ size: PixelSize, scale factor: Size, _ failure: (cairo_status_t) -> Failure,
        _ body: (OpaquePointer) throws(Failure) -> Void
    ) throws(Failure) -> [UInt8] {
        let sink = ByteSink()
        let surface = makeSVG(ByteSink.write, sink.closure, Double(size.width), Double(size.height))
        defer { releaseSurface(surface) }
        // A pixel for each unit, where a part becomes an image.
        setResolution(surface, 72, 72)
        try draw(on: surface, scale: factor, failure, body)
        return sink.bytes
    }

    private func draw<Failure: Error>(
        on surface: OpaquePointer?, scale factor: Size, _ failure: (cairo_status_t) -> Failure,
        _ body: (OpaquePointer) throws(Failure) -> Void
    ) throws(Failure) {
        let status = status(surface)
        guard status == CAIRO_STATUS_SUCCESS else { throw failure(status) }
        // The memory may be freed before the surface, which a pattern can keep alive.
        defer { finish(surface) }
        guard let context = makeContext(surface) else { return }
        defer { releaseContext(context) }
        scale(context, factor.width, factor.height)
        try body(context)
    }
}

/// Collects the bytes that Cairo writes.
package final class ByteSink {
    package private(set) var bytes: [UInt8] = []

    package init() {}

    /// What Cairo's `write` function gets besides the bytes.
    package var closure: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    package static let write: cairo_write_func_t = { sink, data, count in
        guard let sink else { return CAIRO_STATUS_WRITE_ERROR }
        let bytes = UnsafeBufferPointer(start: data, count: Int(count))
        Unmanaged<ByteSink>.fromOpaque(sink).takeUnretainedValue().bytes += bytes
        return CAIRO_STATUS_SUCCESS
    }
}
