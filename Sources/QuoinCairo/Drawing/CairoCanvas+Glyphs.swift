import CPangoCairo
import QuoinLayout
import QuoinScene

extension CairoCanvas {
    /// Draws glyphs, whose positions are relative to a point.
    func draw(_ run: GlyphRun, at origin: Point, _ shading: Shading) throws(RenderError) {
        let face = try renderer.stack.glyphs.face(run.face)
        if let scale = uniformScale, face.isPlain {
            let placed = PlacedGlyphs(
                run, at: origin, scale: scale, face: face, rasterizer: renderer.stack.glyphs)
            try draw(placed, shading)
        } else {
            let cairoFace = try renderer.fonts.face(run.face, isScalable: face.isScalable)
            drawWithCairo(run, at: origin, shading, face: cairoFace)
        }
    }

    /// Pixels per point, where the two axes have the same and nothing is turned or moved.
    private var uniformScale: Double? {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        let isPlain = matrix.xy == 0 && matrix.yx == 0 && matrix.x0 == 0 && matrix.y0 == 0
        return isPlain && matrix.xx == matrix.yy && matrix.xx > 0 ? matrix.xx : nil
    }

    private func draw(_ glyphs: PlacedGlyphs, _ shading: Shading) throws(RenderError) {
        let bounds = glyphs.bounds.intersection(clipBounds)
        guard !bounds.isEmpty else { return }
        try CoverageMask(bounds: bounds) { glyphs.draw(into: $0, stride: $1, bounds: bounds) }
            .withSurface { surface throws(RenderError) in
                try paint(shading, over: bounds) {
                    inPixels { cairo_mask_surface(cairo, surface, Double(bounds.minX), Double(bounds.minY)) }
                }
            }
    }

    /// Draws glyphs that have colors of their own, or that are turned.
    private func drawWithCairo(_ run: GlyphRun, at origin: Point, _ shading: Shading, face: OpaquePointer) {
        let color = if case .solid(let color) = shading { color } else { RGBA.black }
        cairo_push_group(cairo)
        cairo_set_font_face(cairo, face)
        cairo_set_font_size(cairo, run.size)
        cairo_set_font_options(cairo, renderer.fonts.options.pointer)
        cairo_set_source_rgba(cairo, color.red, color.green, color.blue, 1)
        let glyphs = run.glyphs.map { glyph in
            cairo_glyph_t(index: UInt(glyph.id), x: origin.x + glyph.position.x, y: origin.y + glyph.position.y)
        }
        cairo_show_glyphs(cairo, glyphs, Int32(glyphs.count))
        cairo_pop_group_to_source(cairo)
        cairo_paint_with_alpha(cairo, color.alpha)
    }
}
