import CPangoCairo
import QuoinPixels
import QuoinValues

extension CairoCanvas {
    /// Mixes the pixels of a pattern with those that the open group has painted so far, as far as the clip covers them.
    ///
    /// - Returns: whether pattern and group are images. Otherwise nothing is painted.
    func paint(_ pattern: OpaquePointer, opacity: Double, _ function: BlendFunction) throws(QuoinError) -> Bool {
        guard let target = cairo_get_group_target(cairo), let coverage = try clipCoverage() else { return false }
        defer { cairo_pattern_destroy(coverage) }
        guard let below = GroupPixels(surface: target), let source = GroupPixels(pattern),
            let clip = GroupPixels(coverage)
        else { return false }
        let area = source.bounds.intersection(clip.bounds).intersection(below.bounds)
        // Cairo keeps opacities in 16 bits.
        let opacity = Float((opacity * 65_535).rounded()) * (1 / 65_535)
        for y in (area.minY..<area.maxY).untilCancelled {
            for x in area.minX..<area.maxX {
                let (color, covered) = (source.pixel(x, y), clip.pixel(x, y) >> 24)
                if color == 0 || covered == 0 { continue }
                let coverage = Float(covered) * (1 / 255) * opacity
                below.change(x, y) { function.pixel(color, coverage: coverage, on: $0) }
            }
        }
        below.markDirty()
        return true
    }

    /// A group that the clip leaves opaque where it covers pixels.
    private func clipCoverage() throws(QuoinError) -> OpaquePointer? {
        cairo_push_group(cairo)
        cairo_set_source_rgb(cairo, 1, 1, 1)
        try inBands(of: clipBounds) { cairo_paint(cairo) }
        return cairo_pop_group(cairo)
    }
}
