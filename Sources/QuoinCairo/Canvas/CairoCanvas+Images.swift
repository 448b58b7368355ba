import CPangoCairo
import QuoinImages

extension CairoCanvas {
    /// Makes an image the source, and calls `action` to paint with it.
    ///
    /// - Parameter bounds: contains all pixels that are painted.
    func paint(_ shading: ImageShading, over bounds: PixelRect, _ action: () -> Void) throws(QuoinError) {
        guard shading.tile.size.width > 0, shading.tile.size.height > 0 else { return }
        if !shading.isTiled { clip(to: shading.tile) }
        let bounds = bounds.intersection(clipBounds)
        guard !bounds.isEmpty else { return }
        if let tile = uprightPixels(of: shading.tile) {
            try paint(shading, tile: tile, over: bounds, action)
        } else {
            try paintTransformed(shading, over: bounds, action)
        }
    }

    private func paint(
        _ shading: ImageShading, tile: Rect, over bounds: PixelRect, _ action: () -> Void
    ) throws(QuoinError) {
        try raster(shading, tile: tile, bounds: bounds).withSourceSurface { surface throws(QuoinError) in
            inPixels { cairo_set_source_surface(cairo, surface, Double(bounds.minX), Double(bounds.minY)) }
            cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
            try inBands(of: bounds, action)
        }
    }

    /// Paints with an image that is rotated or skewed: it is resampled to about its size, and Cairo transforms that.
    private func paintTransformed(
        _ shading: ImageShading, over painted: PixelRect, _ action: () -> Void
    ) throws(QuoinError) {
        let size = pixelSize(of: shading.tile)
        var once = shading
        once.isTiled = false
        let tile = Rect(0, 0, Double(size.width), Double(size.height))
        let bounds = PixelRect(minX: 0, minY: 0, maxX: size.width, maxY: size.height)
        try checkPixels(of: bounds, for: "an image that is turned or mirrored is drawn with")
        try raster(once, tile: tile, bounds: bounds).withSourceSurface { surface throws(QuoinError) in
            setSource(surface, width: size.width, height: size.height, stretchedTo: shading.tile)
            let pattern = cairo_get_source(cairo)
            cairo_pattern_set_filter(
                pattern, shading.sampling == .smooth ? CAIRO_FILTER_BILINEAR : CAIRO_FILTER_NEAREST)
            // The edge pixels extend outward; otherwise the rim would be blended with transparent pixels.
            cairo_pattern_set_extend(pattern, shading.isTiled ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
            try inBands(of: painted, action)
        }
    }

    private func raster(_ shading: ImageShading, tile: Rect, bounds: PixelRect) throws(QuoinError) -> Bitmap {
        try renderer.images.raster(of: shading, tile: tile, bounds: bounds)
    }

    /// The pixels that a rectangle in points covers; `nil` if it is rotated, skewed or mirrored.
    private func uprightPixels(of rect: Rect) -> Rect? {
        let matrix = matrix
        guard matrix.xy == 0, matrix.yx == 0, matrix.xx > 0, matrix.yy > 0 else { return nil }
        return Rect(
            rect.minX * matrix.xx + matrix.x0, rect.minY * matrix.yy + matrix.y0, rect.size.width * matrix.xx,
            rect.size.height * matrix.yy)
    }

    /// The extents of a rectangle in pixels, at least 1 and at most those of the largest image.
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
