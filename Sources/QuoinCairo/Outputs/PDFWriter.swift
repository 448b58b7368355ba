import CPangoCairo
import QuoinImages

/// Writes a display list as a PDF of one page with Cairo's PDF surface. The same list gives the same bytes.
///
/// Text stays text, with its glyphs embedded; linear and radial gradients stay gradients. The canvas for bitmaps cannot
/// draw on that surface, because it computes gradients, blurs and glyphs as pixels. So this writer passes shapes on to
/// Cairo itself, and shares with the canvas what both do (``CairoContext``).
final class PDFWriter: CairoContext, PictureEncoder {
    let renderer: CairoRenderer
    let cairo: OpaquePointer
    private var groups: [VectorGroup] = []
    /// The links within groups.
    private var innerLinks: [VectorLink] = []
    /// The element of the operation that is drawn.
    private var element: ElementReference?

    static func file(_ list: DisplayList, scale: Double, renderer: CairoRenderer) throws(QuoinError) -> [UInt8] {
        let sink = ByteSink()
        try draw(VectorDisplayList(list, scale: scale, renderer: renderer), into: sink)
        return sink.bytes
    }

    private static func draw(_ list: VectorDisplayList, into sink: ByteSink) throws(QuoinError) {
        let surface = cairo_pdf_surface_create_for_stream(
            ByteSink.write, sink.closure, list.size.width, list.size.height)
        defer { cairo_surface_destroy(surface) }
        let status = cairo_surface_status(surface)
        guard let surface, status == CAIRO_STATUS_SUCCESS else { throw .cairo(status) }
        // Cairo would write the current time.
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
        let writer = PDFWriter(surface, renderer: list.renderer)
        for (operation, element) in zip(list.operations, list.elements) {
            writer.element = element.flatMap { list.tree?.reference(to: $0) }
            try writer.add(operation)
        }
        writer.addInnerLinks()
        CairoGlyphCache.withLock { cairo_show_page(writer.cairo) }
        let outcome = cairo_status(writer.cairo)
        guard outcome == CAIRO_STATUS_SUCCESS else { throw .cairo(outcome) }
        // Finishing embeds the glyphs.
        CairoGlyphCache.withLock { cairo_surface_finish(surface) }
        let end = cairo_surface_status(surface)
        guard end == CAIRO_STATUS_SUCCESS else { throw .cairo(end) }
    }

    /// Paints once: parts would be further shapes of the page.
    func inBands(of bounds: PixelRect, _ action: () -> Void) { action() }

    private init(_ surface: OpaquePointer, renderer: CairoRenderer) {
        cairo = cairo_create(surface)
        self.renderer = renderer
    }

    deinit {
        cairo_destroy(cairo)
    }

    private func add(_ operation: VectorOperation) throws(QuoinError) {
        switch operation {
        case .fill(let shape, .image(let image)) where try draw(image, within: shape): break
        case .fill(let shape, let shading):
            add(shape)
            try paint(shading) { cairo_fill(cairo) }
        case .stroke(let path, let style, let shading):
            add(path)
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
            if let operations = group.mask {
                try mask(&pattern) { () throws(QuoinError) in
                    for operation in operations { try add(operation) }
                }
            }
            try paint(pattern, opacity: group.opacity, group.blendMode)
        case .pushTransform(let transform):
            cairo_save(cairo)
            concatenate(transform)
        case .popTransform: cairo_restore(cairo)
        case .glyphOutlines(let run, let origin, let style, let shading):
            try stroke(run, at: origin, style, shading)
        case .pushLink(let link):
            if groups.isEmpty { begin(link) } else { innerLinks.append(link) }
        case .popLink: if groups.isEmpty { cairo_tag_end(cairo, CAIRO_TAG_LINK) }
        }
    }

    /// Adds the links within groups, each as an area of the page: Cairo 1.16 crashes where a link is within a group.
    private func addInnerLinks() {
        for link in innerLinks {
            guard let area = link.areaInGroup else { continue }
            let numbers = [area.minX, area.minY, area.size.width, area.size.height]
            begin(link, "rect=[\(numbers.map(shortDescription).joined(separator: " "))]")
            cairo_tag_end(cairo, CAIRO_TAG_LINK)
        }
    }

    private func begin(_ link: VectorLink, _ area: String = "") {
        let quoted = link.target.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
        cairo_tag_begin(cairo, CAIRO_TAG_LINK, area + " uri='\(quoted)'")
    }
}

extension PDFWriter {
    /// Makes a shading the source, paints with it, and clears the path.
    func paint(_ shading: VectorShading, _ action: () -> Void) throws(QuoinError) {
        cairo_save(cairo)
        defer {
            cairo_restore(cairo)
            cairo_new_path(cairo)
        }
        switch shading {
        case .solid(let color):
            cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
            action()
        case .gradient(let gradient):
            guard let pattern = gradient.pattern else { return }
            defer { cairo_pattern_destroy(pattern) }
            cairo_set_source(cairo, pattern)
            action()
        case .image(let image):
            try paint(image, action)
        }
    }

    private func paint(_ image: VectorImage, _ action: () -> Void) throws(QuoinError) {
        let size = image.drawnSize
        if size != nil { renderer.pixelContent.note("image", of: element) }
        let file = size == nil ? try renderer.images.embedded(image.source) : nil
        let bitmap =
            if let size { try renderer.images.bitmap(of: image.source, drawnAt: size) } else {
                try renderer.images.bitmap(of: image.source)
            }
        try bitmap.withSourceSurface { surface in
            if let file, file.isJPEG { PDFWriter.attach(file.bytes, to: surface) }
            if !image.isTiled { clip(to: image.tile) }
            setSource(surface, width: bitmap.width, height: bitmap.height, stretchedTo: image.tile)
            let pattern = cairo_get_source(cairo)
            cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
            cairo_pattern_set_extend(pattern, image.isTiled ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_NONE)
            action()
        }
    }

    /// Draws the shapes of an SVG.
    ///
    /// - Returns: false, without drawing, if it becomes pixels.
    private func draw(_ image: VectorImage, within shape: Shape) throws(QuoinError) -> Bool {
        guard image.drawnSize != nil, !image.isTiled else { return false }
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        add(shape)
        cairo_clip(cairo)
        return try renderer.images.draw(image.source, on: cairo, in: image.tile)
    }

    /// Attaches the JPEG of an image to its surface: Cairo puts the file into the PDF instead of the pixels.
    private static func attach(_ file: [UInt8], to surface: OpaquePointer) {
        // Cairo frees the bytes with the surface.
        let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: file.count)
        copy.initialize(from: file, count: file.count)
        cairo_surface_set_mime_data(
            surface, CAIRO_MIME_TYPE_JPEG, copy, UInt(file.count), { $0?.deallocate() }, copy)
    }
}

extension VectorGradient {
    /// The gradient as a Cairo pattern, which the caller destroys.
    fileprivate var pattern: OpaquePointer? {
        let pattern: OpaquePointer?
        switch geometry {
        case .linear(let start, let end):
            pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
        case .radial(let center, let radii, let extent):
            pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, extent)
            var matrix = cairo_matrix_t()
            cairo_matrix_init_scale(&matrix, 1 / radii.width, 1 / radii.height)
            cairo_matrix_translate(&matrix, -center.x, -center.y)
            cairo_pattern_set_matrix(pattern, &matrix)
        }
        for stop in stops {
            let color = stop.color
            cairo_pattern_add_color_stop_rgba(pattern, stop.offset, color.red, color.green, color.blue, color.alpha)
        }
        cairo_pattern_set_extend(pattern, isRepeating ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
        return pattern
    }
}

extension PDFWriter {
    /// Shows glyphs with the text that they stand for.
    func show(_ run: GlyphRun, at origin: Point, _ shading: VectorShading) throws(QuoinError) {
        try setFont(of: run)
        let glyphs = run.cairoGlyphs(at: origin)
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
        _ run: GlyphRun, at origin: Point, _ style: StrokeStyle, _ shading: VectorShading
    ) throws(QuoinError) {
        let face = try renderer.glyphFace(run.face)
        cairo_new_path(cairo)
        add(run.outline(face, at: origin))
        try paint(shading) {
            set(style)
            cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
            cairo_stroke(cairo)
        }
    }

    private func setFont(of run: GlyphRun) throws(QuoinError) {
        let fonts = renderer.fonts
        setFont(try fonts.face(run.face, isScalable: true), size: run.size, fonts.options(for: run.face))
    }
}

extension GlyphRun {
    /// Whether the clusters account for every byte and every glyph; Cairo refuses others.
    fileprivate var hasFittingClusters: Bool {
        clusters.allSatisfy { $0.byteCount >= 0 && $0.glyphCount >= 0 && $0.byteCount + $0.glyphCount > 0 }
            && clusters.reduce(0) { $0 + $1.byteCount } == text.utf8.count
            && clusters.reduce(0) { $0 + $1.glyphCount } == glyphs.count
    }
}
