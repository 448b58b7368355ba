import CPangoCairo
import QuoinLayout
import QuoinScene

extension CairoCanvas {
    func scale(by factor: Double) {
        cairo_scale(cairo, factor, factor)
    }

    /// Puts the origin elsewhere, in points.
    func moveOrigin(to point: Point) {
        cairo_translate(cairo, point.x, point.y)
    }

    func concatenate(_ transform: AffineTransform) {
        var matrix = cairo_matrix_t(
            xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
        cairo_transform(cairo, &matrix)
    }

    /// Gives a canvas whose first pixel is another's pixel at an origin the same places.
    func copyTransform(of other: CairoCanvas, origin: PixelBounds) {
        var matrix = other.matrix
        matrix.x0 -= Double(origin.minX)
        matrix.y0 -= Double(origin.minY)
        cairo_set_matrix(cairo, &matrix)
    }

    /// Gives the place in pixels of a place in points.
    var matrix: cairo_matrix_t {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        return matrix
    }

    /// Gives the place in points of a place in pixels.
    var pointsFromPixels: cairo_matrix_t {
        var matrix = matrix
        cairo_matrix_invert(&matrix)
        return matrix
    }

    /// How many pixels a point is long, in the mean of all directions.
    var pixelsPerPoint: Double {
        let matrix = matrix
        return abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx).squareRoot()
    }

    /// A distance in points as one in pixels.
    func pixelDistance(_ distance: Point) -> Point {
        let matrix = matrix
        return Point(
            matrix.xx * distance.x + matrix.xy * distance.y, matrix.yx * distance.x + matrix.yy * distance.y)
    }

    /// Does something whose coordinates are in pixels.
    func inPixels<Result>(_ action: () -> Result) -> Result {
        var matrix = matrix
        cairo_identity_matrix(cairo)
        defer { cairo_set_matrix(cairo, &matrix) }
        return action()
    }
}
