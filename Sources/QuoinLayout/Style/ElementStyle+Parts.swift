extension ElementStyle {
    /// How a child of a stack is aligned across it.
    public enum AlignSelf: String, Hashable, Sendable, CaseIterable {
        /// By the stack's `alignItems`.
        case auto
        case start
        case end
        case center
        case stretch
        /// The first baselines of all children with this alignment are at the same height.
        case baselineFirst
        /// The last baselines of all children with this alignment are at the same height.
        case baselineLast

        var isBaseline: Bool { self == .baselineFirst || self == .baselineLast }
    }

    /// The parts of a child's style that a container reads. The size is not among them: every element applies it itself
    /// (Texture, §2.1).
    public struct Parts: OptionSet, Hashable, Sendable {
        public let rawValue: UInt8

        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// `flexGrow`, `flexShrink` and `flexBasis`.
        public static let flex = Parts(rawValue: 1)
        public static let alignSelf = Parts(rawValue: 2)
        /// `spacingBefore` and `spacingAfter`.
        public static let spacing = Parts(rawValue: 4)
        /// `ascender` and `descender`.
        public static let baselines = Parts(rawValue: 8)
        /// `layoutPosition` and `bleeds`.
        public static let layoutPosition = Parts(rawValue: 16)
        /// The size, for a container that may overrule it. A child whose size it overrules gets no warning.
        public static let optionalSize = Parts(rawValue: 32)
        /// All but ``optionalSize``.
        public static let all: Parts = [.flex, .alignSelf, .spacing, .baselines, .layoutPosition]
    }

    /// The parts that differ from the default.
    package var parts: Parts {
        Parts(units, flexGrow: flexGrow, flexShrink: flexShrink, alignSelf: alignSelf)
    }
}

extension ElementStyle.Parts {
    /// The parts of a style that differ from the default.
    @inline(__always)
    init(_ units: ElementStyle.Units, flexGrow: Double, flexShrink: Double, alignSelf: ElementStyle.AlignSelf) {
        self = units.rareParts
        if flexGrow != 0 || flexShrink != 0 || units.unit(of: .flexBasis) != .auto { insert(.flex) }
        if alignSelf != .auto { insert(.alignSelf) }
        if units.haveBaseline { insert(.baselines) }
    }
}

extension ElementStyle {
    /// A position under an absolute layout: on each axis points, or a fraction of what the layout has at most, to which points
    /// may be added.
    public struct Position: Hashable, Sendable {
        /// Points from the left edge, or a fraction of the width; `auto` is 0.
        public var x: LayoutDimension
        /// Points from the top edge, or a fraction of the height; `auto` is 0.
        public var y: LayoutDimension

        @inlinable
        public init(_ x: LayoutDimension, _ y: LayoutDimension) {
            (self.x, self.y) = (x, y)
        }
    }

    /// `layoutPosition` and `layoutPositionFraction`.
    package var position: ElementStyle.Position {
        get {
            ElementStyle.Position(
                LayoutDimension(layoutPosition.x, fraction: layoutPositionFraction.x),
                LayoutDimension(layoutPosition.y, fraction: layoutPositionFraction.y))
        }
        set {
            let (x, y) = (newValue.x.parts, newValue.y.parts)
            layoutPosition = Point(x.points, y.points)
            layoutPositionFraction = Point(x.fraction, y.fraction)
        }
    }

    /// The position in points. A fraction of an extent that is not a finite number is 0.
    func layoutPosition(in available: Size) -> Point {
        guard layoutPositionFraction != .zero else { return layoutPosition }
        return Point(
            position.x.resolved(in: available.width, auto: layoutPosition.x),
            position.y.resolved(in: available.height, auto: layoutPosition.y))
    }

    /// A position in points, with the fractions that give it: `(50, 40), as [50%, 40],`.
    func positionWords(_ place: Point) -> String {
        layoutPositionFraction == .zero ? "\(place)" : "\(place), as [\(position.x), \(position.y)],"
    }
}

extension LayoutDimension {
    fileprivate init(_ points: Double, fraction: Double) {
        self = fraction == 0 ? .points(points) : .fraction(fraction, plus: points)
    }

    fileprivate var parts: (points: Double, fraction: Double) {
        switch self {
        case .auto: (0, 0)
        case .points(let points): (points, 0)
        case .fraction(let fraction, let points): (points, fraction)
        }
    }
}
