import CPangoCairo
import QuoinLayout
import QuoinScene
import QuoinText

extension CairoCanvas {
    /// Draws glyphs, whose positions are relative to `origin`.
    func draw(_ run: GlyphRun, at origin: Point, _ shading: Shading) throws(RenderError) {
        let face = try renderer.glyphFace(run.face)
        if face.isPlain, run.size * matrix.xx <= Self.largestGlyphImage, let place = uprightPlace(of: origin) {
            let placed = PlacedGlyphs(
                run, at: place, scale: matrix.xx, face: face, rasterizer: renderer.stack.glyphs)
            return try draw(placed, shading)
        }
        let cairoFace = try renderer.fonts.face(run.face, isScalable: face.isScalable)
        if face.isPlain {
            try drawOutlines(run, at: origin, shading, face: cairoFace)
        } else {
            try drawColors(run, at: origin, shading, face: cairoFace)
        }
    }

    /// Strokes the outlines of glyphs, at the positions at which the glyphs are drawn. Color glyphs have no outlines.
    func strokeOutlines(
        of run: GlyphRun, at origin: Point, _ style: StrokeStyle, _ shading: Shading
    ) throws(RenderError) {
        guard try renderer.glyphFace(run.face).isPlain else { return }
        let face = try renderer.fonts.face(run.face, isScalable: true)
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        cairo_new_path(cairo)
        if let place = uprightPlace(of: origin) {
            let scale = matrix.xx
            inPixels { addOutlines(of: run, PlacedGlyphs.places(of: run, at: place, scale: scale), scale, face) }
        } else {
            addOutlines(of: run, run.glyphs.map { origin + $0.position }, 1, face)
        }
        try strokeClosedPath(width: style.width, with: shading)
    }

    private func addOutlines(of run: GlyphRun, _ places: [Point], _ scale: Double, _ face: OpaquePointer) {
        setFont(face, size: run.size * scale, renderer.fonts.options)
        let glyphs = zip(run.glyphs, places).map { cairo_glyph_t(index: UInt($0.id), x: $1.x, y: $1.y) }
        CairoGlyphCache.withLock { cairo_glyph_path(cairo, glyphs, Int32(glyphs.count)) }
    }

    /// Converts a point to pixels; `nil` unless the transform only scales, equally in both directions, and moves.
    func uprightPlace(of point: Point) -> Point? {
        let matrix = matrix
        guard matrix.xy == 0, matrix.yx == 0, matrix.xx == matrix.yy, matrix.xx > 0 else { return nil }
        return Point(point.x * matrix.xx + matrix.x0, point.y * matrix.yy + matrix.y0)
    }

    private func draw(_ glyphs: PlacedGlyphs, _ shading: Shading) throws(RenderError) {
        let bounds = glyphs.bounds.intersection(clipBounds)
        guard !bounds.isEmpty else { return }
        var mask = CoverageMask(bounds)
        let stride = mask.stride
        mask.withBytes { glyphs.draw(into: $0, stride: stride, bounds: bounds) }
        try mask.withSourceSurface { surface throws(RenderError) in
            try paint(shading, over: bounds) {
                inPixels { cairo_mask_surface(cairo, surface, Double(bounds.minX), Double(bounds.minY)) }
            }
        }
    }

    /// The largest size of glyphs that are drawn from images, in pixels. The image of a larger glyph would take
    /// megabytes, mostly for parts outside of the canvas.
    private static let largestGlyphImage = 1_000.0

    /// Draws rotated, distorted or very large glyphs as paths.
    private func drawOutlines(
        _ run: GlyphRun, at origin: Point, _ shading: Shading, face: OpaquePointer
    ) throws(RenderError) {
        setFont(face, size: run.size, renderer.fonts.options)
        let glyphs = run.cairoGlyphs(at: origin)
        cairo_new_path(cairo)
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
        CairoGlyphCache.withLock { cairo_glyph_path(cairo, glyphs, Int32(glyphs.count)) }
        try fill(with: shading)
    }
}
