// swift-format-ignore-file: AlwaysUseLowerCamelCase, OneVariableDeclarationPerLine

import Foundation

/// A transform in space. A picture shows where it puts the points of the plane, without the distortion of perspective.
public struct CATransform3D: Hashable, Sendable {
    public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0, m14: CGFloat = 0
    public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0, m24: CGFloat = 0
    public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1, m34: CGFloat = 0
    public var m41: CGFloat = 0, m42: CGFloat = 0, m43: CGFloat = 0, m44: CGFloat = 1

    public init() {}

    package init(_ affine: CGAffineTransform) {
        (m11, m12, m21, m22, m41, m42) = (affine.a, affine.b, affine.c, affine.d, affine.tx, affine.ty)
    }

    private init(rows: [[CGFloat]]) {
        (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
        (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
        (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
        (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
    }

    private var rows: [[CGFloat]] {
        [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
    }

    /// First this transform, then the other one.
    func concatenating(_ other: CATransform3D) -> CATransform3D {
        let (own, other) = (rows, other.rows)
        return CATransform3D(
            rows: own.map { row in (0..<4).map { column in (0..<4).reduce(0) { $0 + row[$1] * other[$1][column] } } })
    }

    /// The transform of the plane that is the same around its origin, as near and as far as that is.
    package var affine: CGAffineTransform {
        guard m14 != 0 || m24 != 0 || m44 != 1 else {
            return CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
        }
        guard m44 > 0 else { return CGAffineTransform(scaleX: 0, y: 0) }
        let (x, y) = (m41 / m44, m42 / m44)
        return CGAffineTransform(
            a: (m11 - x * m14) / m44, b: (m12 - y * m14) / m44, c: (m21 - x * m24) / m44, d: (m22 - y * m24) / m44,
            tx: x, ty: y)
    }

    /// Whether parallel lines of the plane are not parallel any more.
    var isPerspective: Bool { m14 != 0 || m24 != 0 }
}

public let CATransform3DIdentity = CATransform3D()

public func CATransform3DIsIdentity(_ transform: CATransform3D) -> Bool { transform == CATransform3DIdentity }

/// - Parameter angle: in radians, around the axis through a point.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return CATransform3D() }
    let (x, y, z) = (x / length, y / length, z / length)
    let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
    let rest = 1 - cosine
    var turned = CATransform3D()
    (turned.m11, turned.m12, turned.m13) = (cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine)
    (turned.m21, turned.m22, turned.m23) = (x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine)
    (turned.m31, turned.m32, turned.m33) = (x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest)
    return turned
}

public func CATransform3DMakeScale(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    var scaled = CATransform3D()
    (scaled.m11, scaled.m22, scaled.m33) = (x, y, z)
    return scaled
}

public func CATransform3DMakeTranslation(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    var moved = CATransform3D()
    (moved.m41, moved.m42, moved.m43) = (x, y, z)
    return moved
}

public func CATransform3DConcat(_ first: CATransform3D, _ second: CATransform3D) -> CATransform3D {
    first.concatenating(second)
}

public func CATransform3DRotate(
    _ transform: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), transform) }

public func CATransform3DScale(
    _ transform: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeScale(x, y, z), transform) }

public func CATransform3DTranslate(
    _ transform: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(x, y, z), transform) }

public func CATransform3DIsAffine(_ transform: CATransform3D) -> Bool {
    transform == CATransform3D(transform.affine)
}

public func CATransform3DGetAffineTransform(_ transform: CATransform3D) -> CGAffineTransform { transform.affine }

public func CATransform3DMakeAffineTransform(_ transform: CGAffineTransform) -> CATransform3D {
    CATransform3D(transform)
}
