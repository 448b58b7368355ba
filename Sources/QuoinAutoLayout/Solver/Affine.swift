/// A number that moves with the container: `constant + a × container width + b × container height`.
///
/// The presolve keeps every constant in this form, so a resized container changes numbers and never the structure.
struct Affine: Sendable, Scalable {
    var lanes: SIMD4<Double>

    @inline(__always)
    init(lanes: SIMD4<Double>) {
        self.lanes = lanes
    }

    @inline(__always)
    init(_ constant: Double) {
        lanes = SIMD4(constant, 0, 0, 0)
    }

    static let zero = Affine(0)
    static let containerWidth = Affine(lanes: SIMD4(0, 1, 0, 0))
    static let containerHeight = Affine(lanes: SIMD4(0, 0, 1, 0))

    /// Coefficients below this come from cancellation.
    private static let tolerance = 1e-11

    /// Whether the container's extents play a part.
    @inline(__always)
    var moves: Bool { lanes[1] != 0 || lanes[2] != 0 }

    @inline(__always)
    func value(at extents: ContainerExtents) -> Double {
        (lanes * extents.lanes).sum()
    }

    /// The same number without what arithmetic noise left of coefficients that cancel.
    var cleaned: Affine {
        Affine(lanes: lanes.replacing(with: 0, where: (lanes .< Self.tolerance) .& (lanes .> -Self.tolerance)))
    }

    var isZero: Bool { lanes == .zero }

    @inline(__always)
    static func + (a: Affine, b: Affine) -> Affine { Affine(lanes: a.lanes + b.lanes) }
    @inline(__always)
    static func - (a: Affine, b: Affine) -> Affine { Affine(lanes: a.lanes - b.lanes) }
    @inline(__always)
    static func * (a: Affine, factor: Double) -> Affine { Affine(lanes: a.lanes * factor) }
}

/// What an ``Affine`` is evaluated with.
struct ContainerExtents: Equatable, Sendable {
    var lanes: SIMD4<Double>

    init(width: Double, height: Double) {
        lanes = SIMD4(1, width, height, 0)
    }
}

/// What a basis can be solved for: plain numbers, and numbers that move with the container.
protocol Scalable {
    static var zero: Self { get }
    var isZero: Bool { get }
    static func - (a: Self, b: Self) -> Self
    static func * (a: Self, factor: Double) -> Self
}

extension Double: Scalable {}
