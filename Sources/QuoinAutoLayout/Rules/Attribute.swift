import QuoinLayout

/// A number that can be read off a thing's rectangle, and that a constraint may tie to another.
public enum Attribute: String, Hashable, Sendable, CaseIterable {
    /// Places from left to right. Leading and trailing change sides in a right-to-left container.
    case leading, trailing, left, right, centerX
    /// Places from top to bottom, growing downward.
    case top, bottom, centerY, firstBaseline, lastBaseline
    /// Extents, never negative.
    case width, height

    /// What the attribute measures; the two sides of a constraint are of the same kind.
    public enum Kind: String, Hashable, Sendable {
        case x, y, dimension
    }

    /// Decides what the attribute may be tied to: one of the same kind, or for a dimension a number alone.
    public var kind: Kind {
        switch self {
        case .leading, .trailing, .left, .right, .centerX: .x
        case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: .y
        case .width, .height: .dimension
        }
    }

    /// Whether the attribute changes sides in a right-to-left container.
    var followsDirection: Bool { self == .leading || self == .trailing }

    /// Whether the attribute is a side that stays where it is.
    var isAbsoluteSide: Bool { self == .left || self == .right }

    /// The side that the attribute means for a direction.
    func resolved(_ direction: LayoutDirection) -> Attribute {
        switch self {
        case .leading: direction == .leftToRight ? .left : .right
        case .trailing: direction == .leftToRight ? .right : .left
        default: self
        }
    }
}

extension Attribute {
    /// Whether the attribute is about lines of text.
    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
