import CPangoCairo
import QuoinPixels

extension CairoCanvas {
    func beginGroup(_ group: PaintGroup) throws(QuoinError) {
        groups.append(group)
        try renderer.openGroup(of: clipBounds)
        cairo_push_group(cairo)
    }

    /// Paints the innermost group as a whole.
    func endGroup() throws(QuoinError) {
        guard let group = groups.popLast(), let pattern = cairo_pop_group(cairo) else { return }
        renderer.closeGroup(of: clipBounds)
        filter(GroupPixels(pattern), group)
        try paint(pattern, as: group)
    }

    /// Draws a group whose blur or shadows bring into view what lies outside the clip.
    ///
    /// Cairo's own groups end at the clip. This one contains everything that it paints and that has an effect within
    /// the clip.
    func draw(_ group: PaintGroup, _ content: ArraySlice<DisplayCommand>) throws(QuoinError) {
        let clip = clipBounds
        guard !clip.isEmpty, let painted = content.paintedBounds else { return }
        let shadowReach = group.shadows.map(reach).max() ?? 0
        let deviation = group.blur * pixelsPerPoint
        let bounds = pixelBounds(of: painted).intersection(clip.outset(by: shadowReach + BoxBlur.reach(of: deviation)))
        guard !bounds.isEmpty else { return }
        try checkPixels(of: bounds, margin: BoxBlur.reach(of: deviation))
        try renderer.openGroup(of: bounds)
        defer { renderer.closeGroup(of: bounds) }
        let surface = try GroupPixels.surface(of: bounds)
        defer { cairo_surface_destroy(surface) }
        let canvas = CairoCanvas(surface, renderer: renderer, tree: tree)
        canvas.copyTransform(of: self)
        try canvas.draw(content)
        try canvas.check()
        filter(GroupPixels(surface: surface), group)
        guard group.blur > 0 else { return try paint(pattern(of: surface), as: group) }
        guard let blurred = try GroupPixels(surface: surface)?.blurred(deviation, within: clip.outset(by: shadowReach))
        else { return }
        defer { cairo_surface_destroy(blurred) }
        try paint(pattern(of: blurred), as: group)
    }

    private func filter(_ pixels: GroupPixels?, _ group: PaintGroup) {
        guard let pixels, !group.filters.isEmpty else { return }
        pixels.apply(group.filters)
    }

    /// How far a shadow reaches beyond its source, in pixels.
    private func reach(of shadow: ShadowCast) -> Double {
        let offset = pixelDistance(shadow.offset)
        return BoxBlur.reach(of: shadow.radius * pixelsPerPoint) + max(abs(offset.x), abs(offset.y))
    }

    /// The pixels that a rectangle in points touches.
    private func pixelBounds(of rect: Rect) -> PixelRect {
        add(.rectangle(rect))
        defer { cairo_new_path(cairo) }
        return fillBounds
    }

    /// A pattern that shows a surface at its position.
    private func pattern(of surface: OpaquePointer) -> OpaquePointer {
        let pattern: OpaquePointer = cairo_pattern_create_for_surface(surface)
        var matrix = matrix
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
        return pattern
    }

    /// Paints the content of a group, which is already filtered and blurred, with the group's shadows, mask, opacity
    /// and blend mode.
    private func paint(_ content: OpaquePointer, as group: PaintGroup) throws(QuoinError) {
        var pattern = content
        defer { cairo_pattern_destroy(pattern) }
        if !group.shadows.isEmpty {
            try replace(&pattern) { pattern throws(QuoinError) in
                for shadow in group.shadows.reversed() { try drawShadow(of: pattern, shadow) }
                if group.showsContent { try paint(pattern) }
            }
        }
        if let groupMask = group.mask {
            let isLuminance = groupMask.mode == .luminance
            try mask(&pattern) { coverage in
                if isLuminance { GroupPixels(coverage)?.replaceAlphaByLuminance() }
            } draw: { () throws(QuoinError) in
                try draw(groupMask.operations.map { DisplayCommand($0) }[...])
            }
        }
        let function = BlendFunction(group.blendMode)
        if let function, try paint(pattern, opacity: group.opacity, function) { return }
        try paint(pattern, opacity: group.opacity, group.blendMode)
    }

    private func drawShadow(of pattern: OpaquePointer, _ cast: ShadowCast) throws(QuoinError) {
        guard let pixels = GroupPixels(pattern) else { return }
        let deviation = cast.radius * pixelsPerPoint
        try checkPixels(of: pixels.bounds, margin: BoxBlur.reach(of: deviation))
        let area = pixels.bounds.outset(by: BoxBlur.reach(of: deviation))
        let plane = pixels.coverage.blurred(deviation, in: area)
        try paint(plane.mask(in: area), cast.color, offset: pixelDistance(cast.offset))
    }
}

extension PaintGroup {
    /// Whether what the group paints outside a clip can have an effect within it.
    var isSpreading: Bool { blur > 0 || !shadows.isEmpty }
}

extension CairoCanvas {
    /// Blurs what the open group has painted so far within an area.
    func blurBackdrop(in shape: Shape, radius: Double) throws(QuoinError) {
        let deviation = radius * pixelsPerPoint
        try changeBackdrop(in: shape) { pixels, bounds throws(QuoinError) in
            try checkPixels(of: bounds, margin: BoxBlur.reach(of: deviation))
            return try pixels.mirroredAndBlurred(deviation, bounds)
        }
    }

    /// Changes the colors of what the open group has painted so far within an area.
    func filterBackdrop(in shape: Shape, _ filters: [Paint.Filter]) throws(QuoinError) {
        try changeBackdrop(in: shape) { pixels, bounds throws(QuoinError) in
            try pixels.filtered(filters, within: bounds)
        }
    }

    /// Replaces what the open group has painted so far within an area by a surface, which is freed.
    private func changeBackdrop(
        in shape: Shape, _ surface: (GroupPixels, PixelRect) throws(QuoinError) -> OpaquePointer
    ) throws(QuoinError) {
        guard let target = cairo_get_group_target(cairo), let pixels = GroupPixels(surface: target) else { return }
        add(shape)
        defer { cairo_new_path(cairo) }
        let bounds = fillBounds.intersection(clipBounds).intersection(pixels.bounds)
        guard !bounds.isEmpty else { return }
        try replacePath(with: surface(pixels, bounds), over: bounds)
    }

    /// Replaces the pixels within the path by those of a surface, which is freed.
    private func replacePath(with surface: OpaquePointer, over bounds: PixelRect) throws(QuoinError) {
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        cairo_clip(cairo)
        inPixels { cairo_set_source_surface(cairo, surface, 0, 0) }
        cairo_surface_destroy(surface)
        cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
        try inBands(of: bounds) { cairo_paint(cairo) }
    }
}
