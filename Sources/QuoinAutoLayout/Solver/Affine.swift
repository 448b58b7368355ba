/// A number that depends on the container: `constant + a × container width + b × container height`.
///
/// The presolve keeps every constant in this form, so a resized container changes numbers and never the structure.
package struct Affine: Equatable, Sendable, Scalable {
    package var constant: Double
    /// The points for each point of the container's width.
    package var perWidth = 0.0
    /// The points for each point of the container's height.
    package var perHeight = 0.0

    @inline(__always)
    package init(_ constant: Double, perWidth: Double = 0, perHeight: Double = 0) {
        (self.constant, self.perWidth, self.perHeight) = (constant, perWidth, perHeight)
    }

    package static let zero = Affine(0)
    package static let containerWidth = Affine(0, perWidth: 1)
    package static let containerHeight = Affine(0, perHeight: 1)

    /// Coefficients below this come from cancellation.
    private static let tolerance = 1e-11

    /// Whether the number depends on the container.
    @inline(__always)
    package var moves: Bool { perWidth != 0 || perHeight != 0 }

    @inline(__always)
    package func value(at extents: ContainerExtents) -> Double {
        constant + perWidth * extents.width + perHeight * extents.height
    }

    /// The number without the rounding errors that are left of coefficients that cancel.
    @inline(__always)
    var cleaned: Affine {
        func cleaned(_ coefficient: Double) -> Double { abs(coefficient) < Self.tolerance ? 0 : coefficient }
        return Affine(cleaned(constant), perWidth: cleaned(perWidth), perHeight: cleaned(perHeight))
    }

    @inline(__always)
    package var isZero: Bool { constant == 0 && !moves }

    @inline(__always)
    package static func + (a: Affine, b: Affine) -> Affine {
        Affine(a.constant + b.constant, perWidth: a.perWidth + b.perWidth, perHeight: a.perHeight + b.perHeight)
    }
    @inline(__always)
    package static func - (a: Affine, b: Affine) -> Affine {
        Affine(a.constant - b.constant, perWidth: a.perWidth - b.perWidth, perHeight: a.perHeight - b.perHeight)
    }
    @inline(__always)
    package static func * (a: Affine, factor: Double) -> Affine {
        Affine(a.constant * factor, perWidth: a.perWidth * factor, perHeight: a.perHeight * factor)
    }
}

/// The container's size, as ``Affine`` numbers are evaluated with it.
package struct ContainerExtents: Equatable, Sendable {
    package var width: Double
    package var height: Double

    package init(width: Double, height: Double) {
        (self.width, self.height) = (width, height)
    }
}

/// The elements of a vector that a basis can be solved for: plain numbers, and numbers that depend on the container.
package protocol Scalable {
    var isZero: Bool { get }
    static func - (a: Self, b: Self) -> Self
    static func * (a: Self, factor: Double) -> Self
}

extension Double: Scalable {}

extension Array {
    /// An array of equal elements. The compiler does not specialize the allocation of `init(repeating:count:)`, which takes
    /// twice as long for a short array.
    init(filledWith element: Element, count: Int) {
        self.init(repeatElement(element, count: count))
    }
}
