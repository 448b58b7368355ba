import CPangoCairo
import QuoinText

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

/// Cairo's font faces, for color glyphs and PDFs.
final class CairoFonts {
    private var faces: [FontFace: OpaquePointer] = [:]
    private var optionsByVariations: [String: CairoFontOptions] = [:]

    /// The number of faces that are kept; beyond that all are dropped. Each setting of a variable font is a face.
    private static let facesLimit = 256

    deinit {
        dropFaces()
    }

    /// - Throws: `missingFont`.
    func face(_ face: FontFace, isScalable: Bool) throws(QuoinError) -> OpaquePointer {
        if let known = faces[face] { return known }
        guard let opened = isScalable ? CairoFonts.open(face) : CairoFonts.openBitmaps(face) else {
            throw .missingFont(path: face.path)
        }
        guard cairo_font_face_status(opened) == CAIRO_STATUS_SUCCESS else {
            cairo_font_face_destroy(opened)
            throw .missingFont(path: face.path)
        }
        if faces.count >= CairoFonts.facesLimit { dropFaces() }
        faces[face] = opened
        return opened
    }

    /// The options to draw a face with. Cairo applies a font's variations before each glyph, from the options.
    func options(for face: FontFace) -> CairoFontOptions {
        if let known = optionsByVariations[face.variations] { return known }
        let options = CairoFontOptions(variations: face.variations)
        optionsByVariations[face.variations] = options
        return options
    }

    private func dropFaces() {
        for face in faces.values { cairo_font_face_destroy(face) }
        faces.removeAll()
        optionsByVariations.removeAll()
    }

    /// Opens a face of its own, and keeps it open as long as Cairo uses it.
    ///
    /// A face that Cairo opened itself is shared by all fonts of the file. Measuring moves it along its axes, and a PDF
    /// would get whatever outlines it had last. Cairo also closes such faces once it has ten of them.
    private static func open(_ face: FontFace) -> OpaquePointer? {
        guard let opened = GlyphFace(alone: face),
            let cairoFace = cairo_ft_font_face_create_for_ft_face(opened.pointer, Int32(FT_LOAD_NO_HINTING))
        else { return nil }
        let owner = Unmanaged.passRetained(opened)
        let status = cairo_font_face_set_user_data(cairoFace, ownerKey, owner.toOpaque()) { owner in
            if let owner { Unmanaged<GlyphFace>.fromOpaque(owner).release() }
        }
        guard status == CAIRO_STATUS_SUCCESS else {
            cairo_font_face_destroy(cairoFace)
            owner.release()
            return nil
        }
        return cairoFace
    }

    private static func openBitmaps(_ face: FontFace) -> OpaquePointer? {
        guard let pattern = FcPatternCreate() else { return nil }
        defer { FcPatternDestroy(pattern) }
        FcPatternAddString(pattern, FC_FILE, face.path)
        FcPatternAddInteger(pattern, FC_INDEX, Int32(truncatingIfNeeded: face.index))
        // Cairo draws nothing if a bitmap font is to be antialiased.
        FcPatternAddBool(pattern, FC_ANTIALIAS, FcFalse)
        return cairo_ft_font_face_create_for_pattern(pattern)
    }

    /// Only its address counts.
    nonisolated(unsafe) private static let ownerKey = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)
}
