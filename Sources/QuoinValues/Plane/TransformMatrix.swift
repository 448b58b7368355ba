/// An affine transform of the plane: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
public struct TransformMatrix: Hashable, Sendable {
    /// The factor of a point's x in the new x.
    public var a: Double
    /// The factor of a point's x in the new y.
    public var b: Double
    /// The factor of a point's y in the new x.
    public var c: Double
    /// The factor of a point's y in the new y.
    public var d: Double
    /// Added to the new x, in points; positive is to the right.
    public var tx: Double
    /// Added to the new y, in points; positive is down.
    public var ty: Double

    /// The identity, except for the numbers that are given.
    public init(a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, tx: Double = 0, ty: Double = 0) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// Changes nothing.
    public static let identity = TransformMatrix()

    /// A translation, in points.
    public static func translation(_ x: Double, _ y: Double) -> TransformMatrix {
        TransformMatrix(tx: x, ty: y)
    }

    /// A scaling by two factors; a negative one mirrors.
    public static func scale(_ x: Double, _ y: Double) -> TransformMatrix {
        TransformMatrix(a: x, b: 0, c: 0, d: y)
    }

    /// A clockwise rotation, in degrees.
    public static func rotation(_ degrees: Double) -> TransformMatrix {
        let direction = Direction(degrees: degrees)
        return TransformMatrix(a: direction.cosine, b: direction.sine, c: -direction.sine, d: direction.cosine)
    }

    /// A skew of vertical lines by the first angle and of horizontal ones by the second, in degrees.
    public static func skew(_ x: Double, _ y: Double) -> TransformMatrix {
        func tangent(_ degrees: Double) -> Double {
            let direction = Direction(degrees: degrees)
            return direction.sine / direction.cosine
        }
        return TransformMatrix(a: 1, b: tangent(y), c: tangent(x), d: 1)
    }

    /// The transform that applies another one first, then this one.
    public func concatenating(_ inner: TransformMatrix) -> TransformMatrix {
        TransformMatrix(
            a: a * inner.a + c * inner.b, b: b * inner.a + d * inner.b, c: a * inner.c + c * inner.d,
            d: b * inner.c + d * inner.d, tx: a * inner.tx + c * inner.ty + tx, ty: b * inner.tx + d * inner.ty + ty)
    }

    /// The same transform with a point as its origin.
    public func around(_ point: Point) -> TransformMatrix {
        TransformMatrix.translation(point.x, point.y).concatenating(self)
            .concatenating(.translation(-point.x, -point.y))
    }

    /// Whether every number is finite and the transform can be undone.
    public var isInvertible: Bool {
        let determinant = a * d - b * c
        return [a, b, c, d, tx, ty].allSatisfy(\.isFinite) && determinant.isFinite && abs(determinant) > 1e-12
    }

    /// The transform that undoes this one; `nil` if there is none.
    public var inverted: TransformMatrix? {
        guard isInvertible else { return nil }
        let determinant = a * d - b * c
        return TransformMatrix(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
            tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }

    /// The bounding box of a transformed rectangle.
    public func bounds(of rect: Rect) -> Rect {
        let corners = [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY)]
        let moved = corners.map { x, y in Rect(a * x + c * y + tx, b * x + d * y + ty, 0, 0) }
        return moved.dropFirst().reduce(moved[0]) { $0.union($1) }
    }
}

/// The sine and cosine of an angle.
///
/// Computed with additions and multiplications only: the C library's results may differ in the last bit between
/// processors, and pictures must be the same on all of them.
package struct Direction: Hashable, Sendable {
    /// From -1 to 1, like the cosine.
    package let sine: Double
    package let cosine: Double

    /// - Parameter degrees: a finite angle.
    package init(degrees: Double) {
        let quarters = (degrees / 90).rounded()
        let rest = (degrees - quarters * 90) * (Double.pi / 180)
        let (sine, cosine) = (Direction.sine(rest), Direction.cosine(rest))
        switch Int(quarters.truncatingRemainder(dividingBy: 4) + 4) % 4 {
        case 0: (self.sine, self.cosine) = (sine, cosine)
        case 1: (self.sine, self.cosine) = (cosine, -sine)
        case 2: (self.sine, self.cosine) = (-sine, -cosine)
        default: (self.sine, self.cosine) = (-cosine, sine)
        }
    }

    /// The angle of a direction, from -180 to 180 degrees, from the x axis toward the y axis; 0 if the length is 0 or
    /// infinite.
    package static func degrees(ofX x: Double, y: Double) -> Double {
        let length = (x * x + y * y).squareRoot()
        guard length > 0, length.isFinite else { return 0 }
        var angle = y < 0 ? -90.0 : 90
        // Newton's method for the angle of the direction.
        for _ in 0..<50 {
            let direction = Direction(degrees: angle)
            let (across, along) = (y * direction.cosine - x * direction.sine, x * direction.cosine + y * direction.sine)
            // Far from the angle, each step is 45 degrees.
            let step = along <= 0.5 * length ? (across < 0 ? -45 : 45) : across / length * (180 / Double.pi)
            angle += step
            if abs(step) < 1e-13 { break }
        }
        return angle
    }

    /// The Taylor series, exact to double precision up to 45 degrees.
    private static func sine(_ x: Double) -> Double {
        let square = x * x
        var sum = 0.0
        for n in stride(from: 19.0, through: 3.0, by: -2.0) { sum = -square / (n * (n - 1)) * (1 + sum) }
        return x * (1 + sum)
    }

    private static func cosine(_ x: Double) -> Double {
        let square = x * x
        var sum = 0.0
        for n in stride(from: 20.0, through: 2.0, by: -2.0) { sum = -square / (n * (n - 1)) * (1 + sum) }
        return 1 + sum
    }
}
