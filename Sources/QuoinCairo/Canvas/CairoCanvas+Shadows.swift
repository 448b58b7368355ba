import CPangoCairo
import QuoinScene

extension CairoCanvas {
    /// Paints the drop shadow of an area.
    func drawShadow(of shape: Shape, spread: Double, _ cast: ShadowCast) throws(QuoinError) {
        let deviation = cast.radius * pixelsPerPoint
        let reach = BoxBlur.reach(of: deviation)
        let plane = try coverage(of: shape, spread: spread, offset: cast.offset, reach: reach)
        let area = plane.bounds.outset(by: reach).intersection(clipBounds)
        try paint(plane.blurred(deviation, in: area).mask(in: area), cast.color)
    }

    /// Paints the inner shadow of an area.
    func drawInnerShadow(of shape: Shape, spread: Double, _ cast: ShadowCast) throws(QuoinError) {
        let deviation = cast.radius * pixelsPerPoint
        let reach = BoxBlur.reach(of: deviation)
        let plane = try coverage(of: shape, spread: -spread, offset: cast.offset, reach: reach)
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        add(shape)
        cairo_clip(cairo)
        var mask = plane.blurred(deviation, in: clipBounds).mask(in: clipBounds)
        mask.withBytes { bytes in
            for index in bytes.indices { bytes[index] = 255 - bytes[index] }
        }
        try paint(mask, cast.color)
    }

    /// Paints a color through a mask.
    func paint(_ mask: CoverageMask, _ color: RGBA, offset: Point = .zero) throws(QuoinError) {
        guard !mask.bounds.isEmpty else { return }
        try mask.withSourceSurface { surface throws(QuoinError) in
            try paint(.solid(color), over: clipBounds) {
                inPixels {
                    cairo_mask_surface(
                        cairo, surface, Double(mask.bounds.minX) + offset.x, Double(mask.bounds.minY) + offset.y)
                }
            }
        }
    }

    /// The coverage of an area that is moved and enlarged, for all pixels that can have an effect within the clip.
    ///
    /// - Parameters:
    ///   - spread: the growth on every side, in points; may be negative.
    ///   - offset: in points.
    ///   - reach: how far outside itself the area has an effect, in pixels.
    private func coverage(
        of shape: Shape, spread: Double, offset: Point, reach: Double
    ) throws(QuoinError) -> ChannelPlane {
        let area = pixelBounds(of: shape, spread: spread, offset: offset)
        let seen = clipBounds.outset(by: reach)
        try checkPixels(of: area.outset(by: reach).intersection(seen))
        let bounds = area.intersection(seen)
        var mask = CoverageMask(bounds)
        if !bounds.isEmpty {
            try mask.withSurface { surface throws(QuoinError) in
                let canvas = CairoCanvas(surface, renderer: renderer)
                canvas.copyTransform(of: self, origin: bounds)
                canvas.coverArea(shape, spread: spread, offset: offset)
                try canvas.check()
            }
        }
        return ChannelPlane(mask)
    }

    private func pixelBounds(of shape: Shape, spread: Double, offset: Point) -> PixelRect {
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        cairo_translate(cairo, offset.x, offset.y)
        add(.rectangle(shape.bounds.inset(by: EdgeInsets(-max(spread, 0)))))
        defer { cairo_new_path(cairo) }
        return fillBounds
    }

    /// Fills an area that is moved and enlarged.
    private func coverArea(_ shape: Shape, spread: Double, offset: Point) {
        cairo_translate(cairo, offset.x, offset.y)
        if let larger = shape.spread(by: spread) {
            add(larger)
            cairo_fill(cairo)
        } else {
            add(shape)
            cairo_fill_preserve(cairo)
            // A line along the path enlarges the area, or is removed from it.
            cairo_set_operator(cairo, spread < 0 ? CAIRO_OPERATOR_DEST_OUT : CAIRO_OPERATOR_OVER)
            cairo_set_line_width(cairo, abs(spread) * 2)
            cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
            cairo_stroke(cairo)
        }
    }
}
