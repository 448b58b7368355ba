import CPangoCairo
import QuoinLayout
import QuoinScene

extension PDFWriter {
    /// Makes a shading the source, paints with it, and clears the path.
    func paint(_ shading: Shading, _ action: () -> Void) throws(RenderError) {
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

    private func paint(_ shading: ImageShading, _ action: () -> Void) throws(RenderError) {
        let (source, tile) = (shading.image.bestSource, shading.tile)
        let (image, file) = try content(of: source)
        try image.withSourceSurface { surface in
            if file.format == .jpeg { PDFWriter.attach(file.bytes, to: surface) }
            if !shading.isTiled { tile.clip(cairo) }
            var matrix = cairo_matrix_t()
            cairo_get_matrix(cairo, &matrix)
            cairo_translate(cairo, tile.minX, tile.minY)
            cairo_scale(cairo, tile.size.width / Double(image.width), tile.size.height / Double(image.height))
            cairo_set_source_surface(cairo, surface, 0, 0)
            cairo_set_matrix(cairo, &matrix)
            let pattern = cairo_get_source(cairo)
            cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
            cairo_pattern_set_extend(pattern, shading.isTiled ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_NONE)
            action()
        }
    }

    private func content(of source: ImageSource) throws(RenderError) -> (Bitmap, EmbeddedImage) {
        do throws(ImageError) {
            return (try renderer.images.bitmap(of: source), try renderer.images.embedded(source))
        } catch {
            throw .image(nil, error)
        }
    }

    /// Gives a surface the JPEG that it shows, which a PDF can hold as it is.
    private static func attach(_ file: [UInt8], to surface: OpaquePointer) {
        // Cairo keeps the bytes as long as the surface, and frees them.
        let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: file.count)
        copy.initialize(from: file, count: file.count)
        cairo_surface_set_mime_data(
            surface, CAIRO_MIME_TYPE_JPEG, copy, UInt(file.count), { $0?.deallocate() }, copy)
    }
}

extension GradientShading {
    /// Cairo's gradient, along a line or in rings.
    fileprivate var pattern: OpaquePointer? {
        let range = plainRange
        let pattern: OpaquePointer?
        switch geometry {
        case .linear(let start, let end):
            let (first, last) = (start.toward(end, range.lowerBound), start.toward(end, range.upperBound))
            pattern = cairo_pattern_create_linear(first.x, first.y, last.x, last.y)
        case .radial(let center, let radii):
            pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, range.upperBound)
            var matrix = cairo_matrix_t()
            cairo_matrix_init_scale(&matrix, 1 / radii.width, 1 / radii.height)
            cairo_matrix_translate(&matrix, -center.x, -center.y)
            cairo_pattern_set_matrix(pattern, &matrix)
        case .conic: return nil
        }
        for stop in plainStops {
            let color = stop.color
            cairo_pattern_add_color_stop_rgba(pattern, stop.offset, color.red, color.green, color.blue, color.alpha)
        }
        cairo_pattern_set_extend(pattern, spread == .repeat ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
        return pattern
    }
}
