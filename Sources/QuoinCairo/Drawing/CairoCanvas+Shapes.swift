import CPangoCairo
import QuoinLayout
import QuoinScene

extension CairoCanvas {
    /// Adds an area to the path and sets its fill rule.
    func add(_ shape: Shape) {
        cairo_set_fill_rule(cairo, shape.fillRule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        add(shape.path)
    }

    private func add(_ path: Path) {
        cairo_new_sub_path(cairo)
        for element in path.elements {
            switch element {
            case .move(let point): cairo_move_to(cairo, point.x, point.y)
            case .line(let point): cairo_line_to(cairo, point.x, point.y)
            case .curve(let first, let second, let end):
                cairo_curve_to(cairo, first.x, first.y, second.x, second.y, end.x, end.y)
            case .close: cairo_close_path(cairo)
            }
        }
    }

    /// Draws a line along a path.
    func stroke(_ path: Path, _ style: StrokeStyle, with shading: Shading) throws(RenderError) {
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        add(path)
        set(style)
        try strokePath(with: shading)
    }

    func set(_ style: StrokeStyle) {
        cairo_set_line_width(cairo, style.width)
        cairo_set_line_cap(cairo, style.cap == .round ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
        cairo_set_dash(cairo, style.dash, Int32(style.dash.count), style.phase)
    }
}
