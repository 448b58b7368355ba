import CPangoCairo
import QuoinLayout
import QuoinScene

/// A surface that is drawn on, with Cairo's context for it.
final class CairoCanvas {
    let cairo: OpaquePointer
    let renderer: CairoRenderer
    /// What the groups that are open do when they end.
    private var groups: [PaintGroup] = []

    init(_ surface: OpaquePointer, renderer: CairoRenderer) {
        cairo = cairo_create(surface)
        self.renderer = renderer
        // Cairo's own tolerance of a tenth of a pixel shows as flat spots on small circles.
        cairo_set_tolerance(cairo, 0.02)
    }

    deinit {
        cairo_destroy(cairo)
    }

    func scale(by factor: Double) {
        cairo_scale(cairo, factor, factor)
    }

    /// Puts the origin elsewhere, in points.
    func moveOrigin(to point: Point) {
        cairo_translate(cairo, point.x, point.y)
    }

    /// - Throws: ``RenderError/cairoFailed(_:)`` if anything failed so far.
    func check() throws(RenderError) {
        let status = cairo_status(cairo)
        guard status == CAIRO_STATUS_SUCCESS else { throw RenderError(status) }
    }

    func draw(_ operation: DisplayOperation) throws(RenderError) {
        switch operation {
        case .fill(let shape, let shading):
            add(shape)
            try fill(with: shading)
        case .stroke(let path, let style, let shading):
            try stroke(path, style, with: shading)
        case .glyphs(let run, let origin, let shading):
            try draw(run, at: origin, shading)
        case .pushClip(let shape):
            cairo_save(cairo)
            add(shape)
            cairo_clip(cairo)
        case .popClip:
            cairo_restore(cairo)
        case .pushGroup(let group):
            groups.append(group)
            cairo_push_group(cairo)
        case .popGroup:
            endGroup()
        }
    }

    private func endGroup() {
        guard let group = groups.popLast() else { return }
        cairo_pop_group_to_source(cairo)
        cairo_paint_with_alpha(cairo, group.opacity)
    }
}
