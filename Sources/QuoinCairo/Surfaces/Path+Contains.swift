import CPangoCairo
import QuoinScene

extension Path {
    /// Whether a point is in the area of the path.
    package func contains(_ point: Point, _ rule: FillRule) -> Bool {
        let probe = PathProbe()
        probe.add(.path(self, rule))
        return cairo_in_fill(probe.cairo, point.x, point.y) != 0
    }
}

/// A context that paints nothing.
private final class PathProbe: CairoContext {
    let cairo: OpaquePointer

    init() {
        let surface = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil)
        defer { cairo_surface_destroy(surface) }
        cairo = cairo_create(surface)
    }

    deinit { cairo_destroy(cairo) }

    func inBands(of bounds: PixelRect, _ action: () -> Void) throws(QuoinError) {}
}
