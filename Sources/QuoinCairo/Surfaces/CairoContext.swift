import CPangoCairo
import QuoinText

/// Operations on a Cairo context that drawing on a surface and writing a PDF share.
protocol CairoContext: AnyObject {
    var cairo: OpaquePointer { get }
    /// Calls `action`, which paints within a rectangle of pixels, once or for parts of the rectangle.
    func inBands(of bounds: PixelRect, _ action: () -> Void) throws(QuoinError)
}

extension CairoContext {
    /// Adds an area to the path and sets its fill rule.
    func add(_ shape: Shape) {
        cairo_set_fill_rule(cairo, shape.fillRule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        add(shape.path)
    }

    func add(_ path: Path) {
        cairo_new_sub_path(cairo)
        for element in path.elements {
            switch element {
            case .move(let point): cairo_move_to(cairo, point.x, point.y)
            case .line(let point): cairo_line_to(cairo, point.x, point.y)
            case .curve(let first, let second, let end):
                cairo_curve_to(cairo, first.x, first.y, second.x, second.y, end.x, end.y)
            case .close: cairo_close_path(cairo)
            }
        }
    }

    func set(_ style: StrokeStyle) {
        cairo_set_line_width(cairo, style.width)
        cairo_set_line_cap(cairo, style.cap.cairoCap)
        cairo_set_line_join(cairo, style.join.cairoJoin)
        cairo_set_miter_limit(cairo, style.miterLimit)
        cairo_set_dash(cairo, style.dash, Int32(style.dash.count), style.phase)
    }

    /// Intersects the clip with a rectangle, and keeps the path.
    func clip(to rect: Rect) {
        let path = cairo_copy_path(cairo)
        defer { cairo_path_destroy(path) }
        cairo_new_path(cairo)
        cairo_rectangle(cairo, rect.minX, rect.minY, rect.size.width, rect.size.height)
        cairo_clip(cairo)
        cairo_append_path(cairo, path)
    }

    // MARK: - Transforms

    /// Maps places in points to places in pixels.
    var matrix: cairo_matrix_t {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        return matrix
    }

    func concatenate(_ transform: TransformMatrix) {
        var matrix = cairo_matrix_t(
            xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
        cairo_transform(cairo, &matrix)
    }

    /// Makes a surface the source, stretched to a rectangle.
    func setSource(_ surface: OpaquePointer, width: Int, height: Int, stretchedTo rect: Rect) {
        var matrix = matrix
        cairo_translate(cairo, rect.minX, rect.minY)
        cairo_scale(cairo, rect.size.width / Double(width), rect.size.height / Double(height))
        cairo_set_source_surface(cairo, surface, 0, 0)
        cairo_set_matrix(cairo, &matrix)
    }

    /// Calls `action` while coordinates are in pixels.
    func inPixels<Result>(_ action: () -> Result) -> Result {
        var matrix = matrix
        cairo_identity_matrix(cairo)
        defer { cairo_set_matrix(cairo, &matrix) }
        return action()
    }

    /// The pixels within the clip.
    var clipBounds: PixelRect {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        inPixels { cairo_clip_extents(cairo, &left, &top, &right, &bottom) }
        return PixelRect(left, top, right, bottom)
    }

    // MARK: - Glyphs

    func setFont(_ face: OpaquePointer, size: Double, _ options: CairoFontOptions) {
        cairo_set_font_face(cairo, face)
        cairo_set_font_size(cairo, size)
        cairo_set_font_options(cairo, options.pointer)
    }

    // MARK: - Groups

    /// Replaces a group that has ended by a new group that is drawn from it.
    func replace(
        _ pattern: inout OpaquePointer, with draw: (OpaquePointer) throws(QuoinError) -> Void
    ) throws(QuoinError) {
        cairo_push_group(cairo)
        try draw(pattern)
        guard let result = cairo_pop_group(cairo) else { return }
        cairo_pattern_destroy(pattern)
        pattern = result
    }

    /// Multiplies a group that has ended by the alpha of what `drawMask` draws.
    ///
    /// - Parameter adjust: changes the mask before it is used.
    func mask(
        _ pattern: inout OpaquePointer, adjust: (OpaquePointer) -> Void = { _ in },
        draw drawMask: () throws(QuoinError) -> Void
    ) throws(QuoinError) {
        cairo_push_group(cairo)
        try drawMask()
        guard let coverage = cairo_pop_group(cairo) else { return }
        defer { cairo_pattern_destroy(coverage) }
        adjust(coverage)
        try replace(&pattern) { pattern throws(QuoinError) in
            cairo_set_source(cairo, pattern)
            try inBands(of: clipBounds) { cairo_mask(cairo, coverage) }
        }
    }

    func paint(
        _ pattern: OpaquePointer, opacity: Double = 1, _ blendMode: Paint.BlendMode = .normal
    ) throws(QuoinError) {
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        cairo_set_source(cairo, pattern)
        cairo_set_operator(cairo, blendMode.cairoOperator)
        try inBands(of: clipBounds) { cairo_paint_with_alpha(cairo, opacity) }
    }
}

extension GlyphRun {
    /// The glyphs for Cairo, in points.
    func cairoGlyphs(at origin: Point) -> [cairo_glyph_t] {
        glyphs.map { glyph in
            cairo_glyph_t(index: UInt(glyph.id), x: origin.x + glyph.position.x, y: origin.y + glyph.position.y)
        }
    }
}

extension StrokeStyle.Cap {
    fileprivate var cairoCap: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

extension StrokeStyle.Join {
    fileprivate var cairoJoin: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}

extension Paint.BlendMode {
    fileprivate var cairoOperator: cairo_operator_t {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .plusLighter: CAIRO_OPERATOR_ADD
        // Cairo has none. On pixels, a function of its own mixes them; vector formats get an image.
        case .plusDarker: CAIRO_OPERATOR_MULTIPLY
        }
    }
}

extension QuoinError {
    /// The error that Cairo failed, most likely for lack of memory; with its message.
    static func cairo(_ status: cairo_status_t) -> QuoinError {
        QuoinError("cairo: \(String(cString: cairo_status_to_string(status)))", .internalError)
    }

    /// The error that nested transforms enlarge or move too far, or shrink to nothing.
    static let transformOutOfRange = QuoinError(
        "transforms inside one another enlarge a point to more than 1000000 pixels, or shrink it to nothing",
        .limitPassed)

    /// The error with the element that is painted, where the one that shows an image was not known.
    func showing(_ element: ElementReference?) -> QuoinError {
        placed { $0?.path.isEmpty == true ? element ?? $0 : $0 }
    }
}

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

/// A Cairo surface that uses the caller's memory.
enum PixelSurface {
    /// Calls `body` with a surface.
    ///
    /// - Parameters:
    ///   - width: in pixels, like the height.
    ///   - stride: bytes from row to row.
    ///   - failure: makes an error from Cairo's status.
    static func use<Failure: Error>(
        _ memory: UnsafeMutableRawPointer?, _ format: cairo_format_t, _ width: Int, _ height: Int, stride: Int,
        _ failure: (cairo_status_t) -> Failure, _ body: (OpaquePointer) throws(Failure) -> Void
    ) throws(Failure) {
        let surface = cairo_image_surface_create_for_data(
            memory?.assumingMemoryBound(to: UInt8.self), format, Int32(width), Int32(height), Int32(stride))
        defer { cairo_surface_destroy(surface) }
        let status = cairo_surface_status(surface)
        guard let surface, status == CAIRO_STATUS_SUCCESS else { throw failure(status) }
        // The memory may be freed before the surface, which a pattern can keep alive.
        defer { cairo_surface_finish(surface) }
        try body(surface)
    }
}
