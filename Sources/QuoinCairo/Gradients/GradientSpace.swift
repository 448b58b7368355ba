import CPangoCairo
import QuoinScene

/// Converts pixels to offsets along a gradient, by way of a plane in which the gradient has a simple form.
struct GradientSpace {
    fileprivate enum Form {
        /// The offset is the horizontal coordinate.
        case linear
        /// The offset is the distance from the origin.
        case radial
        /// The offset is the fraction of a turn, clockwise from upward.
        case conic
    }

    private let form: Form
    /// Maps the centers of pixels into the plane.
    private let plane: cairo_matrix_t
    /// The approximate length of the gradient in pixels.
    let pixels: Double

    init(_ geometry: GradientShading.Geometry, pointsFromPixels matrix: cairo_matrix_t) {
        var (points, simple, plane) = (matrix, GradientSpace.plane(of: geometry), cairo_matrix_t())
        cairo_matrix_translate(&points, 0.5, 0.5)
        cairo_matrix_multiply(&plane, &points, &simple)
        self.plane = plane
        switch geometry {
        case .linear:
            form = .linear
            pixels = 1 / max((plane.xx * plane.xx + plane.xy * plane.xy).squareRoot(), 1e-9)
        case .radial:
            form = .radial
            pixels = 1 / max(min(abs(plane.xx) + abs(plane.xy), abs(plane.yx) + abs(plane.yy)), 1e-9)
        case .conic:
            form = .conic
            pixels = 4_096
        }
    }

    /// Maps points into the plane.
    private static func plane(of geometry: GradientShading.Geometry) -> cairo_matrix_t {
        var matrix = cairo_matrix_t()
        switch geometry {
        case .linear(let start, let end):
            let reach = end - start
            let square = max(reach.x * reach.x + reach.y * reach.y, 1e-12)
            let (x, y) = (reach.x / square, reach.y / square)
            cairo_matrix_init(&matrix, x, 0, y, 0, -start.x * x - start.y * y, 0)
        case .radial(let center, let radii):
            let (x, y) = (1 / max(radii.width, 1e-6), 1 / max(radii.height, 1e-6))
            cairo_matrix_init(&matrix, x, 0, 0, y, -center.x * x, -center.y * y)
        case .conic(let center, let angle):
            let turn = Direction(degrees: -angle)
            cairo_matrix_init(&matrix, turn.cosine, turn.sine, -turn.sine, turn.cosine, 0, 0)
            cairo_matrix_translate(&matrix, -center.x, -center.y)
        }
        return matrix
    }

    /// The difference between the offsets of neighboring pixels in a row; `nil` if it is not constant.
    var step: Float? { form == .linear ? Float(plane.xx) : nil }

    /// The shift, from -1 to 1 pixels to the right, at which the row above has the same offsets, and the error bound
    /// after some rows, in pixels; `nil` if there is none.
    func rowShift(over rows: Int) -> (shift: Int, drift: Float)? {
        guard form == .linear, plane.xx != 0 else { return nil }
        let (drift, slope): (Float, Double) = (1e-4, plane.xy / plane.xx)
        guard abs(slope) < 2, abs(slope - slope.rounded()) * Double(rows) <= Double(drift) else { return nil }
        let shift = Int(slope.rounded())
        return abs(shift) <= 1 ? (shift, drift) : nil
    }

    /// The positions of a row of pixels.
    func row(_ y: Float) -> Row {
        Row(
            form: form,
            start: SIMD2(Float(plane.xy) * y + Float(plane.x0), Float(plane.yy) * y + Float(plane.y0)),
            step: SIMD2(Float(plane.xx), Float(plane.yx)))
    }

    /// A row of pixels in the plane.
    struct Row {
        fileprivate let form: Form
        fileprivate let start: SIMD2<Float>
        fileprivate let step: SIMD2<Float>

        /// The offsets along a linear gradient of eight pixels in columns.
        @inline(__always)
        func linearOffsets(of columns: SIMD8<Float>) -> SIMD8<Float> { columns * step.x + start.x }

        /// The offsets along the gradient of eight pixels in columns.
        @inline(__always)
        func offsets(of columns: SIMD8<Float>) -> SIMD8<Float> {
            let x = linearOffsets(of: columns)
            switch form {
            case .linear: return x
            case .radial:
                let y = columns * step.y + start.y
                return (x * x + y * y).squareRoot()
            case .conic: return Row.turn(x, columns * step.y + start.y)
            }
        }

        /// The fraction of a turn, clockwise from upward, of directions.
        @inline(__always)
        private static func turn(_ x: SIMD8<Float>, _ y: SIMD8<Float>) -> SIMD8<Float> {
            let across = x.replacing(with: -x, where: x .< 0)
            let down = y.replacing(with: -y, where: y .< 0)
            let isFlat = across .> down
            let long = across.replacing(with: down, where: .!isFlat) + Float.leastNormalMagnitude
            let short = down.replacing(with: across, where: .!isFlat)
            var turn = eighth(short / long)
            // Extends an eighth to a quarter, a half, and a whole turn.
            turn.replace(with: 0.25 - turn, where: isFlat)
            turn.replace(with: 0.5 - turn, where: y .> 0)
            turn.replace(with: 1 - turn, where: x .< 0)
            return turn
        }

        /// The arc tangent of a slope from 0 to 1, in turns (Abramowitz and Stegun, 4.4.49).
        @inline(__always)
        private static func eighth(_ slope: SIMD8<Float>) -> SIMD8<Float> {
            let square = slope * slope
            var sum = square * 0.0208351 - 0.0851330
            sum = sum * square + 0.1801410
            sum = sum * square - 0.3302995
            sum = sum * square + 0.9998660
            return slope * sum * (1 / (2 * Float.pi))
        }
    }
}
