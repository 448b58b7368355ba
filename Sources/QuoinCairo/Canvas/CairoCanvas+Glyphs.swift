import CPangoCairo
import QuoinLayout
import QuoinScene
import QuoinText
import QuoinValues

extension CairoCanvas {
    /// Draws glyphs, whose positions are relative to `origin`.
    func draw(_ run: GlyphRun, at origin: Point, _ shading: Shading) throws(QuoinError) {
        let face = try renderer.glyphFace(run.face)
        if face.isPlain, run.size * matrix.xx <= Self.largestGlyphImage, let place = uprightPlace(of: origin) {
            let placed = PlacedGlyphs(
                run, at: place, scale: matrix.xx, face: face, rasterizer: renderer.stack.glyphs)
            return try draw(placed, shading)
        }
        if face.isPlain {
            try drawOutlines(run, at: origin, shading, face)
        } else {
            let cairoFace = try renderer.fonts.face(run.face, isScalable: face.isScalable)
            try drawColors(run, at: origin, shading, face: cairoFace)
        }
    }

    /// Strokes the outlines of glyphs, at the positions at which the glyphs are drawn. Color glyphs have no outlines.
    func strokeOutlines(
        of run: GlyphRun, at origin: Point, _ style: StrokeStyle, _ shading: Shading
    ) throws(QuoinError) {
        let face = try renderer.glyphFace(run.face)
        guard face.isPlain else { return }
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        cairo_new_path(cairo)
        if let place = uprightPlace(of: origin) {
            let scale = matrix.xx
            inPixels { add(run.outline(face, at: PlacedGlyphs.places(of: run, at: place, scale: scale), scale: scale)) }
        } else {
            add(run.outline(face, at: origin))
        }
        try strokeClosedPath(width: style.width, with: shading)
    }

    /// Converts a point to pixels; `nil` unless the transform only scales, equally in both directions, and moves.
    func uprightPlace(of point: Point) -> Point? {
        let matrix = matrix
        guard matrix.xy == 0, matrix.yx == 0, matrix.xx == matrix.yy, matrix.xx > 0 else { return nil }
        return Point(point.x * matrix.xx + matrix.x0, point.y * matrix.yy + matrix.y0)
    }

    private func draw(_ glyphs: PlacedGlyphs, _ shading: Shading) throws(QuoinError) {
        let bounds = glyphs.bounds.intersection(clipBounds)
        guard !bounds.isEmpty else { return }
        var mask = CoverageMask(bounds)
        let stride = mask.stride
        mask.withBytes { glyphs.draw(into: $0, stride: stride, bounds: bounds) }
        try mask.withSourceSurface { surface throws(QuoinError) in
            try paint(shading, over: bounds) {
                inPixels { cairo_mask_surface(cairo, surface, Double(bounds.minX), Double(bounds.minY)) }
            }
        }
    }

    /// The largest size of glyphs that are drawn from images, in pixels. The image of a larger glyph would take
    /// megabytes, mostly for parts outside of the canvas.
    static let largestGlyphImage = 1_000.0

    /// Draws rotated, distorted or very large glyphs as paths. These are Quoin's own, because compilers for some processors
    /// round Cairo's computation of their curves differently.
    private func drawOutlines(
        _ run: GlyphRun, at origin: Point, _ shading: Shading, _ face: GlyphFace
    ) throws(QuoinError) {
        cairo_new_path(cairo)
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
        add(run.outline(face, at: origin))
        try fill(with: shading)
    }
}
