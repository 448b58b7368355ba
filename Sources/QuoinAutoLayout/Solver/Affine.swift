/// A number that depends on the container: `constant + a × container width + b × container height`.
///
/// The presolve keeps every constant in this form, so a resized container changes numbers and never the structure.
package struct Affine: Sendable, Scalable {
    package var lanes: SIMD4<Double>

    @inline(__always)
    package init(lanes: SIMD4<Double>) {
        self.lanes = lanes
    }

    @inline(__always)
    package init(_ constant: Double) {
        lanes = SIMD4(constant, 0, 0, 0)
    }

    package static let zero = Affine(0)
    package static let containerWidth = Affine(lanes: SIMD4(0, 1, 0, 0))
    package static let containerHeight = Affine(lanes: SIMD4(0, 0, 1, 0))

    /// Coefficients below this come from cancellation.
    private static let tolerance = 1e-11

    /// Whether the number depends on the container.
    @inline(__always)
    package var moves: Bool { lanes[1] != 0 || lanes[2] != 0 }

    @inline(__always)
    package func value(at extents: ContainerExtents) -> Double {
        (lanes * extents.lanes).sum()
    }

    /// The number without the rounding errors that are left of coefficients that cancel.
    var cleaned: Affine {
        Affine(lanes: lanes.replacing(with: 0, where: (lanes .< Self.tolerance) .& (lanes .> -Self.tolerance)))
    }

    package var isZero: Bool { lanes == .zero }

    @inline(__always)
    package static func + (a: Affine, b: Affine) -> Affine { Affine(lanes: a.lanes + b.lanes) }
    @inline(__always)
    package static func - (a: Affine, b: Affine) -> Affine { Affine(lanes: a.lanes - b.lanes) }
    @inline(__always)
    package static func * (a: Affine, factor: Double) -> Affine { Affine(lanes: a.lanes * factor) }
}

/// The container's size, as ``Affine`` numbers are evaluated with it.
package struct ContainerExtents: Equatable, Sendable {
    package var lanes: SIMD4<Double>

    package init(width: Double, height: Double) {
        lanes = SIMD4(1, width, height, 0)
    }
}

/// The elements of a vector that a basis can be solved for: plain numbers, and numbers that depend on the container.
package protocol Scalable {
    static var zero: Self { get }
    var isZero: Bool { get }
    static func - (a: Self, b: Self) -> Self
    static func * (a: Self, factor: Double) -> Self
}

extension Double: Scalable {}
