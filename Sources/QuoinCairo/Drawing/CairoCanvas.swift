import CPangoCairo
import QuoinLayout
import QuoinScene

/// A surface that is drawn on, with Cairo's context for it.
final class CairoCanvas {
    let cairo: OpaquePointer
    let renderer: CairoRenderer
    /// What the groups that are open do when they end.
    var groups: [PaintGroup] = []

    init(_ surface: OpaquePointer, renderer: CairoRenderer) {
        cairo = cairo_create(surface)
        self.renderer = renderer
        // Cairo's own tolerance of a tenth of a pixel shows as flat spots on small circles.
        cairo_set_tolerance(cairo, 0.02)
    }

    deinit {
        cairo_destroy(cairo)
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
        case .stroke(let path, let style, let shading): try stroke(path, style, with: shading)
        case .glyphs(let run, let origin, let shading): try draw(run, at: origin, shading)
        case .glyphOutlines(let run, let origin, let style, let shading):
            try strokeOutlines(of: run, at: origin, style, shading)
        case .shadow(let shape, let spread, let cast): try drawShadow(of: shape, spread: spread, cast)
        case .innerShadow(let shape, let spread, let cast): try drawInnerShadow(of: shape, spread: spread, cast)
        case .blurBackdrop(let shape, let radius): try blurBackdrop(in: shape, radius: radius)
        case .pushClip(let shape):
            cairo_save(cairo)
            add(shape)
            cairo_clip(cairo)
        case .popClip: cairo_restore(cairo)
        case .pushGroup(let group): beginGroup(group)
        case .popGroup: try endGroup()
        case .pushTransform(let transform):
            cairo_save(cairo)
            concatenate(transform)
        case .popTransform: cairo_restore(cairo)
        case .pushLink, .popLink: break
        }
    }
}
