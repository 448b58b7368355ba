import CPangoCairo
import QuoinLayout
import QuoinPixels
import QuoinScene
import QuoinText
import QuoinValues

extension CairoCanvas {
    /// Draws color glyphs.
    ///
    /// Those that are turned or very large are drawn upright first, and turned or enlarged like an image: Cairo's versions turn
    /// color glyphs differently, and enlarge all of a glyph, also what is outside of the canvas.
    func drawColors(
        _ run: GlyphRun, at origin: Point, _ shading: Shading, face: OpaquePointer
    ) throws(QuoinError) {
        if uprightPlace(of: origin) != nil, run.size * matrix.xx <= Self.largestGlyphImage {
            drawUprightColors(run, at: origin, shading, face: face)
        } else {
            try drawColorImage(run, at: origin, shading, face: face)
        }
    }

    private func drawUprightColors(_ run: GlyphRun, at origin: Point, _ shading: Shading, face: OpaquePointer) {
        let color = if case .solid(let color) = shading { color } else { RGBA.black }
        cairo_push_group(cairo)
        setFont(face, size: run.size, renderer.fonts.options(for: run.face))
        cairo_set_source_rgba(cairo, color.red, color.green, color.blue, 1)
        let glyphs = run.cairoGlyphs(at: origin)
        CairoGlyphCache.withLock { cairo_show_glyphs(cairo, glyphs, Int32(glyphs.count)) }
        cairo_pop_group_to_source(cairo)
        cairo_paint_with_alpha(cairo, color.alpha)
    }

    private func drawColorImage(
        _ run: GlyphRun, at origin: Point, _ shading: Shading, face: OpaquePointer
    ) throws(QuoinError) {
        let scale = min(resolution, Self.largestGlyphImage / run.size)
        // The image fades out at its rim, which is therefore outside of the visible part.
        let visible = run.bounds(at: origin).intersection(clipRect.grown(by: 2 / scale))
        let bounds = PixelRect(0, 0, visible.size.width * scale, visible.size.height * scale)
        guard !bounds.isEmpty else { return }
        try checkPixels(of: bounds, for: "color glyphs that are turned or very large are drawn with")
        var image = Bitmap(width: bounds.width, height: bounds.height)
        try image.withSurface { surface throws(QuoinError) in
            let canvas = CairoCanvas(surface, renderer: renderer)
            canvas.scale(by: scale)
            canvas.moveOrigin(to: Point(-visible.minX, -visible.minY))
            canvas.drawUprightColors(run, at: origin, shading, face: face)
            try canvas.check()
        }
        let tile = Rect(
            visible.minX, visible.minY, Double(bounds.width) / scale, Double(bounds.height) / scale)
        try image.withSourceSurface { surface throws(QuoinError) in
            setSource(surface, width: bounds.width, height: bounds.height, stretchedTo: tile)
            cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_BILINEAR)
            cairo_paint(cairo)
        }
    }

    /// The larger number of pixels per point of the two directions.
    private var resolution: Double {
        let matrix = matrix
        func length(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }
        return max(length(matrix.xx, matrix.yx), length(matrix.xy, matrix.yy))
    }

    /// A rectangle around everything that may be painted, in points.
    private var clipRect: Rect {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        return Rect(left, top, right - left, bottom - top)
    }
}
