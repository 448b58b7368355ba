import CPangoCairo
import QuoinLayout
import QuoinScene

extension CairoCanvas {
    /// The length of the handles of the curve that comes nearest to a quarter of a circle of radius 1.
    private static let quarterHandle = 0.552_284_749_830_793_4

    /// Adds an area to the path.
    func add(_ shape: Shape) {
        switch shape {
        case .rectangle(let rect):
            cairo_rectangle(cairo, rect.minX, rect.minY, rect.size.width, rect.size.height)
        case .rounded(let rect, let radii):
            addRounded(rect, radii)
        }
    }

    /// Adds what lies between an area and the same without a rim to the path.
    func addRim(of shape: Shape, width: Double) {
        add(shape)
        add(shape.inset(by: width))
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
    }

    private func addRounded(_ rect: Rect, _ radii: CornerRadii) {
        cairo_new_sub_path(cairo)
        cairo_move_to(cairo, rect.minX + radii.topLeft, rect.minY)
        addCorner(Point(rect.maxX, rect.minY), radii.topRight, from: Point(-1, 0), to: Point(0, 1))
        addCorner(Point(rect.maxX, rect.maxY), radii.bottomRight, from: Point(0, -1), to: Point(-1, 0))
        addCorner(Point(rect.minX, rect.maxY), radii.bottomLeft, from: Point(1, 0), to: Point(0, -1))
        addCorner(Point(rect.minX, rect.minY), radii.topLeft, from: Point(0, 1), to: Point(1, 0))
        cairo_close_path(cairo)
    }

    /// Goes to a corner and around it: both directions lead away from the corner along the sides.
    private func addCorner(_ corner: Point, _ radius: Double, from before: Point, to after: Point) {
        func along(_ direction: Point, _ distance: Double) -> Point {
            Point(corner.x + direction.x * distance, corner.y + direction.y * distance)
        }
        let start = along(before, radius)
        cairo_line_to(cairo, start.x, start.y)
        guard radius > 0 else { return }
        let handle = radius * (1 - CairoCanvas.quarterHandle)
        let (first, second, end) = (along(before, handle), along(after, handle), along(after, radius))
        cairo_curve_to(cairo, first.x, first.y, second.x, second.y, end.x, end.y)
    }
}
