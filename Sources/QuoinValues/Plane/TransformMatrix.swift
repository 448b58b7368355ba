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
