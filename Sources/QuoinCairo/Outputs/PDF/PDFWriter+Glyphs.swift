import CPangoCairo
import QuoinLayout
import QuoinScene

extension PDFWriter {
    /// Shows glyphs with the characters that they stand for.
    func show(_ run: GlyphRun, at origin: Point, _ shading: Shading) throws(RenderError) {
        try setFont(of: run)
        let glyphs = run.placed(at: origin)
        let clusters = run.clusters.map {
            cairo_text_cluster_t(num_bytes: Int32($0.byteCount), num_glyphs: Int32($0.glyphCount))
        }
        let flags = cairo_text_cluster_flags_t(
            rawValue: run.isRightToLeft ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD.rawValue : 0)
        try paint(shading) {
            CairoGlyphCache.withLock {
                if run.hasFittingClusters {
                    cairo_show_text_glyphs(
                        cairo, run.text, Int32(run.text.utf8.count), glyphs, Int32(glyphs.count), clusters,
                        Int32(clusters.count), flags)
                } else {
                    cairo_show_glyphs(cairo, glyphs, Int32(glyphs.count))
                }
            }
        }
    }

    /// Draws a line along the outlines of glyphs.
    func stroke(
        _ run: GlyphRun, at origin: Point, _ style: StrokeStyle, _ shading: Shading
    ) throws(RenderError) {
        try setFont(of: run)
        let glyphs = run.placed(at: origin)
        cairo_new_path(cairo)
        CairoGlyphCache.withLock { cairo_glyph_path(cairo, glyphs, Int32(glyphs.count)) }
        try paint(shading) {
            set(style)
            cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
            cairo_stroke(cairo)
        }
    }

    private func setFont(of run: GlyphRun) throws(RenderError) {
        cairo_set_font_face(cairo, try renderer.fonts.face(run.face, isScalable: true))
        cairo_set_font_size(cairo, run.size)
        cairo_set_font_options(cairo, renderer.fonts.options.pointer)
    }
}

extension GlyphRun {
    fileprivate func placed(at origin: Point) -> [cairo_glyph_t] {
        glyphs.map { glyph in
            cairo_glyph_t(index: UInt(glyph.id), x: origin.x + glyph.position.x, y: origin.y + glyph.position.y)
        }
    }

    /// Whether the clusters account for every byte and every glyph; Cairo refuses others.
    fileprivate var hasFittingClusters: Bool {
        clusters.allSatisfy { $0.byteCount >= 0 && $0.glyphCount >= 0 && $0.byteCount + $0.glyphCount > 0 }
            && clusters.reduce(0) { $0 + $1.byteCount } == text.utf8.count
            && clusters.reduce(0) { $0 + $1.glyphCount } == glyphs.count
    }
}
