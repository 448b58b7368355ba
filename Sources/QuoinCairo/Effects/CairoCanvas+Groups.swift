import CPangoCairo
import QuoinLayout
import QuoinScene

extension CairoCanvas {
    func beginGroup(_ group: PaintGroup) {
        groups.append(group)
        cairo_push_group(cairo)
    }

    /// Paints the latest group as a whole: blurred, with its shadows, through its mask, in its opacity and blend mode.
    func endGroup() throws(RenderError) {
        guard let group = groups.popLast(), var pattern = cairo_pop_group(cairo) else { return }
        defer { cairo_pattern_destroy(pattern) }
        if group.blur > 0 { blur(pattern, group.blur * pixelsPerPoint) }
        if !group.shadows.isEmpty {
            try replace(&pattern) { pattern throws(RenderError) in
                for shadow in group.shadows.reversed() { try drawShadow(of: pattern, shadow) }
                paint(pattern, PaintGroup())
            }
        }
        if let mask = group.mask {
            try replace(&pattern) { pattern throws(RenderError) in try paint(pattern, through: mask) }
        }
        paint(pattern, group)
    }

    /// Puts what is painted in the place of a picture.
    private func replace(
        _ pattern: inout OpaquePointer, with painting: (OpaquePointer) throws(RenderError) -> Void
    ) throws(RenderError) {
        cairo_push_group(cairo)
        try painting(pattern)
        guard let whole = cairo_pop_group(cairo) else { return }
        cairo_pattern_destroy(pattern)
        pattern = whole
    }

    /// Paints a picture as far as a mask lets it be seen.
    private func paint(_ pattern: OpaquePointer, through mask: GroupMask) throws(RenderError) {
        cairo_push_group(cairo)
        for operation in mask.operations { try draw(operation) }
        guard let coverage = cairo_pop_group(cairo) else { return }
        defer { cairo_pattern_destroy(coverage) }
        if mask.mode == .luminance { GroupPixels(coverage)?.replaceAlphaByLuminance() }
        cairo_set_source(cairo, pattern)
        cairo_mask(cairo, coverage)
    }

    private func paint(_ pattern: OpaquePointer, _ group: PaintGroup) {
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        cairo_set_source(cairo, pattern)
        cairo_set_operator(cairo, group.blendMode.cairoOperator)
        cairo_paint_with_alpha(cairo, group.opacity)
    }

    private func drawShadow(of pattern: OpaquePointer, _ cast: ShadowCast) throws(RenderError) {
        guard let pixels = GroupPixels(pattern) else { return }
        let deviation = cast.radius * pixelsPerPoint
        var plane = pixels.coverage(around: BoxBlur.reach(of: deviation))
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

extension BlendMode {
    var cairoOperator: cairo_operator_t {
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
        }
    }
}
