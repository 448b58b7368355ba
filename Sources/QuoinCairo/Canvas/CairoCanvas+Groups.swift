import CPangoCairo
import QuoinBitmap
import QuoinLayout
import QuoinScene

extension CairoCanvas {
    func beginGroup(_ group: PaintGroup) {
        groups.append(group)
        cairo_push_group(cairo)
    }

    /// Paints the innermost group as a whole: blurred, with its shadows, mask, opacity and blend mode.
    func endGroup() throws(RenderError) {
        guard let group = groups.popLast(), var pattern = cairo_pop_group(cairo) else { return }
        defer { cairo_pattern_destroy(pattern) }
        if group.blur > 0 { blur(pattern, group.blur * pixelsPerPoint) }
        if !group.shadows.isEmpty {
            try replace(&pattern) { pattern throws(RenderError) in
                for shadow in group.shadows.reversed() { try drawShadow(of: pattern, shadow) }
                paint(pattern)
            }
        }
        if let groupMask = group.mask {
            let isLuminance = groupMask.mode == .luminance
            try mask(&pattern) { coverage in
                if isLuminance { GroupPixels(coverage)?.replaceAlphaByLuminance() }
            } draw: { () throws(RenderError) in
                for operation in groupMask.operations { try draw(operation) }
            }
        }
        paint(pattern, opacity: group.opacity, group.blendMode)
    }

    private func drawShadow(of pattern: OpaquePointer, _ cast: ShadowCast) throws(RenderError) {
        guard let pixels = GroupPixels(pattern) else { return }
        let deviation = cast.radius * pixelsPerPoint
        try checkPixels(of: pixels.bounds, margin: BoxBlur.reach(of: deviation))
        var plane = pixels.coverage(margin: BoxBlur.reach(of: deviation))
        plane.blur(deviation)
        try paint(plane.mask(in: plane.bounds), cast.color, offset: pixelDistance(cast.offset))
    }

    private func blur(_ pattern: OpaquePointer, _ deviation: Double) {
        guard let pixels = GroupPixels(pattern) else { return }
        var planes = pixels.planes
        for index in planes.indices { planes[index].blur(deviation) }
        pixels.replace(with: planes)
    }
}

extension CairoCanvas {
    /// Blurs what the open group has painted so far within an area.
    func blurBackdrop(in shape: Shape, radius: Double) throws(RenderError) {
        guard let target = cairo_get_group_target(cairo), let pixels = GroupPixels(surface: target) else { return }
        add(shape)
        defer { cairo_new_path(cairo) }
        let bounds = fillBounds.intersection(clipBounds).intersection(pixels.bounds)
        guard !bounds.isEmpty else { return }
        let deviation = radius * pixelsPerPoint
        try checkPixels(of: bounds, margin: BoxBlur.reach(of: deviation))
        var planes = pixels.planes(of: bounds, margin: BoxBlur.reach(of: deviation))
        for index in planes.indices { planes[index].blur(deviation) }
        var blurred = Bitmap(width: bounds.width, height: bounds.height)
        for y in 0..<bounds.height {
            for x in 0..<bounds.width {
                blurred.pixels[y * bounds.width + x] = planes.pixel(bounds.minX + x, bounds.minY + y)
            }
        }
        try replacePath(with: blurred, at: bounds)
    }

    /// Replaces the pixels within the path.
    private func replacePath(with bitmap: Bitmap, at bounds: PixelRect) throws(RenderError) {
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        cairo_clip(cairo)
        try bitmap.withSourceSurface { surface in
            inPixels { cairo_set_source_surface(cairo, surface, Double(bounds.minX), Double(bounds.minY)) }
            cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
            cairo_paint(cairo)
        }
    }
}
