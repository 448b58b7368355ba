/// An extent of a style: automatic, a number of points, or a fraction of the parent's extent, to which points may be
/// added: `.fraction(1, plus: -50)`.
public enum LayoutDimension: Hashable, Sendable {
    /// As a size, the natural one; as a minimum, 0; as a maximum, no bound.
    case auto
    /// Points. A size or a flex basis is 0 or more; a position can be negative.
    case points(Double)
    /// A fraction of the parent's extent, and points that are added to it. For a size or a flex basis, the fraction is from 0
    /// to 1; for a position, it can be below 0 or above 1.
    case fraction(Double, plus: Double = 0)

    /// A percentage of the parent's extent, and points that are added to it; see `fraction`.
    public static func percent(_ value: Double, plus points: Double = 0) -> LayoutDimension {
        .fraction(value / 100, plus: points)
    }

    package var isAuto: Bool {
        if case .auto = self { true } else { false }
    }

    package var isFraction: Bool {
        if case .fraction = self { true } else { false }
    }

    /// The extent in points; `auto` if it is automatic, or a fraction of an extent that is not a finite number.
    ///
    /// In Texture a fraction of an unknown or unbounded extent becomes NaN or infinity; here it is automatic (Texture, §10
    /// Q12, Q13, Q15).
    @inlinable
    public func resolved(in parent: Double, auto: Double) -> Double {
        switch self {
        case .auto: auto
        case .points(let value): value
        case .fraction(let value, let points): parent.isFinite ? value * parent + points : auto
        }
    }

    /// The extent in points, at least 0, as of a size.
    @inlinable
    package func extent(in parent: Double, auto: Double) -> Double {
        switch self {
        case .auto: auto
        case .points(let value): value
        case .fraction(let value, let points): parent.isFinite ? max(0, value * parent + points) : auto
        }
    }
}

extension LayoutDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// A number is in points.
    public init(floatLiteral value: Double) { self = .points(value) }
    /// A number is in points.
    public init(integerLiteral value: Int) { self = .points(Double(value)) }
}

extension LayoutDimension: CustomStringConvertible {
    public var description: String {
        switch self {
        case .auto: "auto"
        case .points(let value): shortDescription(value)
        case .fraction(let value, let points): RelativeLength.text(fraction: value, points: points)
        }
    }
}

extension ElementStyle {
    /// A pair of dimensions.
    public struct LayoutSize: Hashable, Sendable {
        /// Points, or a fraction of the parent's width.
        public var width: LayoutDimension
        /// Points, or a fraction of the parent's height.
        public var height: LayoutDimension

        /// A dimension that is left out is `auto`.
        @inlinable
        public init(_ width: LayoutDimension = .auto, _ height: LayoutDimension = .auto) {
            self.width = width
            self.height = height
        }
    }
}
