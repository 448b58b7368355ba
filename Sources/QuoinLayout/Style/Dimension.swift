/// A wish for an extent: none, a number of points, or a fraction of the parent's extent.
public enum Dimension: Hashable, Sendable {
    /// No wish: as a size the natural one, as a minimum 0, as a maximum no bound.
    case auto
    /// Points, 0 or more.
    case points(Double)
    /// A part of the parent's extent, from 0 to 1.
    case fraction(Double)

    /// A fraction given in percent, from 0 to 100.
    public static func percent(_ value: Double) -> Dimension { .fraction(value / 100) }

    /// Whether there is no wish.
    @inlinable
    public var isAuto: Bool {
        if case .auto = self { true } else { false }
    }

    /// Whether the wish refers to the parent's extent.
    @inlinable
    public var isFraction: Bool {
        if case .fraction = self { true } else { false }
    }

    /// The extent in points, or `auto` where there is no wish or the parent's extent is not a finite number.
    ///
    /// Texture lets a fraction of an unknown or unbounded parent become NaN or infinity; here it is as if nothing had
    /// been asked for (Texture, §10 Q12, Q13, Q15).
    @inlinable
    public func resolved(in parent: Double, auto: Double) -> Double {
        switch self {
        case .auto: auto
        case .points(let value): value
        case .fraction(let value): parent.isFinite ? value * parent : auto
        }
    }
}

extension Dimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// A number on its own is in points.
    public init(floatLiteral value: Double) { self = .points(value) }
    /// A whole number on its own is in points, too.
    public init(integerLiteral value: Int) { self = .points(Double(value)) }
}

postfix operator %

/// A fraction given in percent: `50%`.
public postfix func % (value: Double) -> Dimension { .percent(value) }

extension Dimension: CustomStringConvertible {
    public var description: String {
        switch self {
        case .auto: "auto"
        case .points(let value): shortDescription(value)
        case .fraction(let value): shortDescription(value * 100) + "%"
        }
    }
}
