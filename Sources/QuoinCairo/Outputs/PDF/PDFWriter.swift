import CPangoCairo
import QuoinLayout
import QuoinScene

/// Writes a display list as a PDF of one page: the same list gives the same bytes.
///
/// Text stays text, with the fonts' glyphs in the file; gradients along lines and in rings stay gradients.
final class PDFWriter {
    let renderer: CairoRenderer
    let cairo: OpaquePointer
    private var groups: [PaintGroup] = []

    /// - Throws: any ``RenderError``.
    static func file(_ list: VectorList) throws(RenderError) -> [UInt8] {
        let sink = ByteSink()
        try draw(list, into: sink)
        return sink.bytes
    }

    private static func draw(_ list: VectorList, into sink: ByteSink) throws(RenderError) {
        let surface = cairo_pdf_surface_create_for_stream(
            ByteSink.write, Unmanaged.passUnretained(sink).toOpaque(), list.size.width, list.size.height)
        defer { cairo_surface_destroy(surface) }
        let status = cairo_surface_status(surface)
        guard let surface, status == CAIRO_STATUS_SUCCESS else { throw RenderError(status) }
        // Cairo would write the time of day.
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
        let writer = PDFWriter(surface, renderer: list.renderer)
        for operation in list.operations { try writer.add(operation) }
        CairoGlyphCache.withLock { cairo_show_page(writer.cairo) }
        let outcome = cairo_status(writer.cairo)
        guard outcome == CAIRO_STATUS_SUCCESS else { throw RenderError(outcome) }
        // The file has the fonts' glyphs.
        CairoGlyphCache.withLock { cairo_surface_finish(surface) }
        let end = cairo_surface_status(surface)
        guard end == CAIRO_STATUS_SUCCESS else { throw RenderError(end) }
    }

    private init(_ surface: OpaquePointer, renderer: CairoRenderer) {
        cairo = cairo_create(surface)
        self.renderer = renderer
    }

    deinit {
        cairo_destroy(cairo)
    }

    private func add(_ operation: DisplayOperation) throws(RenderError) {
        switch operation {
        case .fill(let shape, let shading):
            add(shape)
            try paint(shading) { cairo_fill(cairo) }
        case .stroke(let path, let style, let shading):
            add(.path(path, .nonZero))
            try paint(shading) {
                set(style)
                cairo_stroke(cairo)
            }
        case .glyphs(let run, let origin, let shading): try show(run, at: origin, shading)
        case .pushClip(let shape):
            cairo_save(cairo)
            add(shape)
            cairo_clip(cairo)
        case .popClip: cairo_restore(cairo)
        case .pushGroup(let group):
            groups.append(group)
            cairo_push_group(cairo)
        case .popGroup:
            guard let group = groups.popLast(), var pattern = cairo_pop_group(cairo) else { return }
            defer { cairo_pattern_destroy(pattern) }
            if let mask = group.mask { try cut(&pattern, by: mask) }
            cairo_save(cairo)
            cairo_set_source(cairo, pattern)
            cairo_set_operator(cairo, group.blendMode.cairoOperator)
            cairo_paint_with_alpha(cairo, group.opacity)
            cairo_restore(cairo)
        case .pushTransform(let transform):
            cairo_save(cairo)
            var matrix = cairo_matrix_t(
                xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
            cairo_transform(cairo, &matrix)
        case .popTransform: cairo_restore(cairo)
        case .glyphOutlines(let run, let origin, let style, let shading):
            try stroke(run, at: origin, style, shading)
        case .pushLink(let link):
            let quoted = link.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
            cairo_tag_begin(cairo, CAIRO_TAG_LINK, "uri='\(quoted)'")
        case .popLink: cairo_tag_end(cairo, CAIRO_TAG_LINK)
        // A vector list has images in their place.
        case .shadow, .innerShadow, .blurBackdrop: break
        }
    }

    /// Leaves of a picture what a mask lets be seen, which counts by its opacity.
    private func cut(_ pattern: inout OpaquePointer, by mask: GroupMask) throws(RenderError) {
        cairo_push_group(cairo)
        for operation in mask.operations { try add(operation) }
        guard let coverage = cairo_pop_group(cairo) else { return }
        defer { cairo_pattern_destroy(coverage) }
        cairo_push_group(cairo)
        cairo_set_source(cairo, pattern)
        cairo_mask(cairo, coverage)
        guard let seen = cairo_pop_group(cairo) else { return }
        cairo_pattern_destroy(pattern)
        pattern = seen
    }

    private func add(_ shape: Shape) {
        cairo_new_path(cairo)
        cairo_set_fill_rule(cairo, shape.fillRule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        for element in shape.path.elements {
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
        cairo_set_line_cap(cairo, style.cap == .round ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
        cairo_set_dash(cairo, style.dash, Int32(style.dash.count), style.phase)
    }
}

/// Bytes as they come from Cairo.
private final class ByteSink {
    var bytes: [UInt8] = []

    static let write: cairo_write_func_t = { sink, data, count in
        guard let sink else { return CAIRO_STATUS_WRITE_ERROR }
        let bytes = UnsafeBufferPointer(start: data, count: Int(count))
        Unmanaged<ByteSink>.fromOpaque(sink).takeUnretainedValue().bytes += bytes
        return CAIRO_STATUS_SUCCESS
    }
}
