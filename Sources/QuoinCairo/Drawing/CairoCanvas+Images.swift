import CPangoCairo
import QuoinLayout
import QuoinScene

extension CairoCanvas {
    /// Makes an image the source, and paints with it.
    ///
    /// - Parameters:
    ///   - bounds: the pixels that are painted, at most.
    ///   - action: what paints.
    func paint(_ shading: ImageShading, over bounds: PixelBounds, _ action: () -> Void) throws(RenderError) {
        guard shading.tile.size.width > 0, shading.tile.size.height > 0 else { return }
        if !shading.isTiled { shading.tile.clip(cairo) }
        let bounds = bounds.intersection(clipBounds)
        guard !bounds.isEmpty else { return }
        if let tile = uprightPixels(of: shading.tile) {
            try paint(shading, tile: tile, over: bounds, action)
        } else {
            try paintTurned(shading, action)
        }
    }

    private func paint(
        _ shading: ImageShading, tile: Rect, over bounds: PixelBounds, _ action: () -> Void
    ) throws(RenderError) {
        try raster(shading, tile: tile, bounds: bounds).withSourceSurface { surface in
            inPixels { cairo_set_source_surface(cairo, surface, Double(bounds.minX), Double(bounds.minY)) }
            cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
            action()
        }
    }

    /// Paints with an image that does not stand upright: it is brought to about its size, which Cairo turns.
    private func paintTurned(_ shading: ImageShading, _ action: () -> Void) throws(RenderError) {
        let size = pixelSize(of: shading.tile)
        var once = shading
        once.isTiled = false
        let tile = Rect(0, 0, Double(size.width), Double(size.height))
        let bounds = PixelBounds(minX: 0, minY: 0, maxX: size.width, maxY: size.height)
        try raster(once, tile: tile, bounds: bounds).withSourceSurface { surface in
            setSource(surface, scaledTo: shading.tile, size)
            let pattern = cairo_get_source(cairo)
            cairo_pattern_set_filter(
                pattern, shading.sampling == .smooth ? CAIRO_FILTER_BILINEAR : CAIRO_FILTER_NEAREST)
            // Beyond its edge an image goes on, or its rim would be mixed with nothing.
            cairo_pattern_set_extend(pattern, shading.isTiled ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
            action()
        }
    }

    private func setSource(_ surface: OpaquePointer, scaledTo tile: Rect, _ size: PixelSize) {
        var matrix = matrix
        cairo_translate(cairo, tile.minX, tile.minY)
        cairo_scale(cairo, tile.size.width / Double(size.width), tile.size.height / Double(size.height))
        cairo_set_source_surface(cairo, surface, 0, 0)
        cairo_set_matrix(cairo, &matrix)
    }

    private func raster(_ shading: ImageShading, tile: Rect, bounds: PixelBounds) throws(RenderError) -> Bitmap {
        do throws(ImageError) {
            return try renderer.images.raster(of: shading, tile: tile, bounds: bounds)
        } catch {
            throw .image(nil, error)
        }
    }

    /// The pixels that a rectangle in points covers, unless it is turned or mirrored.
    private func uprightPixels(of rect: Rect) -> Rect? {
        let matrix = matrix
        guard matrix.xy == 0, matrix.yx == 0, matrix.xx > 0, matrix.yy > 0 else { return nil }
        return Rect(
            rect.minX * matrix.xx + matrix.x0, rect.minY * matrix.yy + matrix.y0, rect.size.width * matrix.xx,
            rect.size.height * matrix.yy)
    }

    /// How many pixels a rectangle in points is long and wide, at least one and not more than an image may have.
    private func pixelSize(of rect: Rect) -> PixelSize {
        let matrix = matrix
        func pixels(_ extent: Double, _ x: Double, _ y: Double) -> Int {
            let length = extent * (x * x + y * y).squareRoot()
            return Int(min(max(length.rounded(.up), 1), Double(ImageFile.sideLimit)))
        }
        return PixelSize(
            width: pixels(rect.size.width, matrix.xx, matrix.yx), height: pixels(rect.size.height, matrix.xy, matrix.yy)
        )
    }
}
